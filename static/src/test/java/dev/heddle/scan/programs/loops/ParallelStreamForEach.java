// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;

/** A forEach over a parallel stream counts in a field of its object. */
public final class ParallelStreamForEach {
  private int processed;

  private void process(List<String> lines) {
    lines.parallelStream()
        .forEach(
            line -> {
              if (!line.isBlank()) {
                processed++; // race: ParallelStreamForEach.processed
              }
            });
  }

  private void processSequentially(List<String> lines) {
    lines.forEach(
        line -> {
          if (!line.isBlank()) {
            processed++;
          }
        });
  }

  public static void racy() throws Exception {
    new ParallelStreamForEach().process(List.of("warp", "weft", "shuttle"));
  }

  public static void safe() throws Exception {
    new ParallelStreamForEach().processSequentially(List.of("warp", "weft", "shuttle"));
  }
}
