// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;

/** What runs that are over have left behind, as after a kill. */
final class OldRuns {
  private OldRuns() {}

  /**
   * Removes journals and links.
   *
   * @param folder where links to all runs are
   * @param own a directory of the user's
   */
  static void remove(Path folder, Path own) {
    try {
      UserPrincipal user = Files.getOwner(own);
      for (Path run : RunDirectory.entries(folder)) {
        if (RunDirectory.isRun(run.getFileName().toString()) && !RunDirectory.isAlive(run)) {
          remove(run, user);
        }
      }
    } catch (IOException | UnsupportedOperationException e) {
      // There are none, or nobody knows whose they are.
    }
  }

  private static void remove(Path run, UserPrincipal user) throws IOException {
    if (Files.isDirectory(run, LinkOption.NOFOLLOW_LINKS)) {
      RunDirectory.at(run).remove();
    } else if (Files.isSymbolicLink(run)) {
      Path target = run.resolveSibling(Files.readSymbolicLink(run));
      if (isMadeByHeddle(target, run.getFileName().toString(), user)) {
        RunDirectory.behind(run, target).remove();
      } else {
        Files.delete(run);
      }
    }
  }

  /** Anybody who can write to the report directory can make a link, to anything. */
  private static boolean isMadeByHeddle(Path target, String run, UserPrincipal user)
      throws IOException {
    Path name = target.getFileName();
    return name != null
        && RunDirectory.isTemporary(name.toString(), run)
        && Files.isDirectory(target, LinkOption.NOFOLLOW_LINKS)
        && FoundMark.isThere(target)
        && Files.getOwner(target, LinkOption.NOFOLLOW_LINKS).equals(user);
  }
}
