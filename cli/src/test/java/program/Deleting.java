// SPDX-License-Identifier: Apache-2.0
package program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program with a race before and one after it deletes the directories that its arguments name,
 * and then halts.
 */
public final class Deleting {
  private static int before;
  private static int after;

  private Deleting() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    runWithMain(() -> before++);
    for (String argument : arguments) {
      delete(Path.of(argument));
    }
    runWithMain(() -> after++);
    Runtime.getRuntime().halt(0);
  }

  private static void runWithMain(Runnable action) throws InterruptedException {
    Thread other = new Thread(action, "other");
    other.start();
    Racy.pause();
    action.run();
    other.join();
  }

  private static void delete(Path directory) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(directory)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) {
      Files.delete(each);
    }
  }
}
