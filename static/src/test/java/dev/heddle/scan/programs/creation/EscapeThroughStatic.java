// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** A new object is written to after it has been published in a static field. */
public final class EscapeThroughStatic {
  static final class Report {
    int pages;
  }

  private static Report latest;
  private static volatile Report published;

  private static void file(int pages) {
    latest = new Report(); // race: EscapeThroughStatic.latest
    latest.pages = pages; // race: EscapeThroughStatic.latest, EscapeThroughStatic$Report.pages
  }

  public static void racy() throws Exception {
    IntStream.range(0, 20).parallel().forEach(i -> file(i));
  }

  public static void safe() throws Exception {
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              Report report = new Report();
              report.pages = i;
              published = report;
            });
  }
}
