// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.agent.internal.weave.Preparation;
import dev.heddle.model.finding.Cost;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * What this JVM has taken so far. The JDK's management beans would tell more, but to load them
 * costs more than a small program.
 */
final class OwnCost {
  /** Linux tells here how much memory a process has had at most. */
  private static final Path STATUS = Path.of("/proc/self/status");

  private static final String PEAK = "VmHWM:";

  private OwnCost() {}

  static Cost now() {
    Duration cpu = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    return new Cost(
        Cost.tenths(cpu.toMillis() / 1e3), Cost.tenths(Preparation.nanos() / 1e9), peak());
  }

  private static int peak() {
    try {
      for (String line : Files.readAllLines(STATUS, StandardCharsets.ISO_8859_1)) {
        if (line.startsWith(PEAK)) {
          String kilobytes = line.substring(PEAK.length()).replace("kB", "").trim();
          return Integer.parseInt(kilobytes) / 1024;
        }
      }
    } catch (IOException | NumberFormatException e) {
      // Other systems have other ways.
    }
    return 0;
  }
}
