// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

/**
 * What checked JVMs took, as far as they got to say it; what is unknown is 0. A run cannot know
 * what it would have taken without heddle.
 *
 * @param cpuSeconds processor time of all threads, those of the JVM itself too
 * @param preparingSeconds time until the program could start, and to weave its classes since
 * @param peakMegabytes the most memory that one of the JVMs had at a time
 */
public record Cost(double cpuSeconds, double preparingSeconds, int peakMegabytes) {

  /** Nothing is known. */
  public static final Cost UNKNOWN = new Cost(0, 0, 0);

  boolean isUnknown() {
    return cpuSeconds == 0 && preparingSeconds == 0 && peakMegabytes == 0;
  }

  /** That of two together. */
  public Cost and(Cost other) {
    return new Cost(
        tenths(cpuSeconds + other.cpuSeconds),
        tenths(preparingSeconds + other.preparingSeconds),
        Math.max(peakMegabytes, other.peakMegabytes));
  }

  /** Nobody wants to know it more exactly. */
  public static double tenths(double seconds) {
    return Math.round(seconds * 10) / 10.0;
  }
}
