// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.source;

import java.util.List;

/**
 * One file of the checked program's source.
 *
 * @param path where it is, with slashes, relative to the working directory if it is below that
 * @param lines what is in it
 */
public record SourceFile(String path, List<String> lines) {

  public SourceFile {
    lines = List.copyOf(lines);
  }

  /** Whether there is such a line; sources that are not those of the run may be shorter. */
  public boolean hasLine(int number) {
    return number >= 1 && number <= lines.size();
  }

  /** A line by its number, which begins at 1. */
  public String line(int number) {
    return lines.get(number - 1);
  }
}
