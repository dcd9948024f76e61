// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What Linux knows of this process's children.
 *
 * <p>The kernel adds a child's time to its parent's account when the child is waited for. That is
 * the whole child from its first instruction to its last: start of the JVM, compiler and collector
 * threads, shutdown hooks.
 */
final class ProcessTimes {
  private static final Path OWN = Path.of("/proc/self/stat");
  private static final double TICKS_PER_SECOND = 100;

  /** Positions of cutime and cstime, counted behind the process's name, which may hold blanks. */
  private static final int USER = 13;

  private static final int SYSTEM = 14;

  private ProcessTimes() {}

  static boolean areKnown() {
    return Files.isReadable(OWN);
  }

  /** Processor seconds, user and system, of all children that have ended. */
  static double ofEndedChildren() throws IOException {
    return ofEndedChildren(Files.readString(OWN));
  }

  static double ofEndedChildren(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM])) / TICKS_PER_SECOND;
  }

  /** How many processes of the whole machine ran or wanted to, in the average of a minute. */
  static double load() throws IOException {
    return Double.parseDouble(Files.readString(Path.of("/proc/loadavg")).split(" ")[0]);
  }

  /** The most memory the process ever held, in kilobytes, or 0 when it is gone. */
  static long peakResident(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("\\D", ""));
        }
      }
    } catch (IOException e) {
      return 0;
    }
    return 0;
  }
}
