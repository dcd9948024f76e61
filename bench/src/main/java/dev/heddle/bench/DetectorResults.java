// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** The parts of the table of detectors that have been measured, kept in a file if there is one. */
final class DetectorResults {
  private final Path file;
  private final List<DetectorResult> all = new ArrayList<>();

  /**
   * @param file null to keep nothing
   * @param circumstances those of the results that go into the table; others are dropped
   */
  DetectorResults(Path file, String circumstances) throws IOException {
    this.file = file;
    if (file != null && Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        DetectorResult result = DetectorResult.of(line);
        if (result.circumstances().equals(circumstances)) {
          all.add(result);
        }
      }
    }
  }

  List<DetectorResult> all() {
    return List.copyOf(all);
  }

  /** Adds a result to an earlier one of the same program. */
  void add(DetectorResult result) throws IOException {
    int index = 0;
    while (index < all.size() && !all.get(index).row().equals(result.row())) {
      index++;
    }
    if (index < all.size()) {
      all.set(index, all.get(index).and(result));
    } else {
      all.add(result);
    }
    if (file != null) {
      Path next = file.resolveSibling(file.getFileName() + ".new");
      Files.write(next, all.stream().map(DetectorResult::line).toList());
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
