// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code docs/detectors.md}, with its generated block between two markers. */
final class DetectorsPage {
  private static final Path PAGE = Path.of("..", "docs", "detectors.md");
  private static final String BEGIN = "<!-- ReplayIT: begin -->";
  private static final String END = "<!-- ReplayIT: end -->";
  private static final String ROWS = "| program |";

  private DetectorsPage() {}

  static String text() throws IOException {
    return Files.readString(PAGE);
  }

  /** Puts a block between the markers; all else stays. */
  static void replaceBlock(String block) throws IOException {
    String text = text();
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IOException(PAGE + " lacks the lines " + BEGIN + " and " + END);
    }
    Files.writeString(
        PAGE,
        text.substring(0, begin + BEGIN.length()) + "\n\n" + block + "\n" + text.substring(end));
  }

  /** The generated table: for each program what stands below each detector's name. */
  static Map<String, Map<String, String>> rows() throws IOException {
    Map<String, Map<String, String>> rows = new LinkedHashMap<>();
    List<String> detectors = null;
    for (String line : text().lines().toList()) {
      if (line.startsWith(ROWS)) {
        detectors = cells(line);
      } else if (!line.startsWith("|")) {
        detectors = null;
      } else if (detectors != null && !line.startsWith("| ---")) {
        List<String> cells = cells(line);
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 1; i < cells.size(); i++) {
          row.put(detectors.get(i), cells.get(i));
        }
        rows.put(cells.get(0), row);
      }
    }
    return rows;
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>(Arrays.asList(line.split("\\s*\\|\\s*")));
    // The line begins with a bar.
    cells.remove(0);
    return cells;
  }
}
