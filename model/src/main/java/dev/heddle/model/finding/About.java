// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.Objects;

/**
 * How a report came to be; what is unknown is null, or 0 where it is a number.
 *
 * @param command the command line of heddle that made it, or what the JVM ran
 * @param java version and vendor of the Java that ran the program, or that the program was scanned
 *     for
 * @param started when it began, in the form {@code 2026-11-16T12:30:00Z}
 * @param seconds how long it took
 * @param jvms how many JVMs were checked
 * @param classesChecked how many classes were checked, in all JVMs together
 * @param cost what the JVMs took
 */
public record About(
    String command,
    String java,
    String started,
    double seconds,
    int jvms,
    int classesChecked,
    Cost cost) {

  /** Nothing is known. */
  public static final About NOTHING = new About(null, null, null, 0, 0, 0, Cost.UNKNOWN);

  /** Whether nothing is known. */
  public boolean isNothing() {
    // Written out: the first use of a record's own equals() costs a checked program 40 ms.
    return command == null
        && java == null
        && started == null
        && seconds == 0
        && jvms == 0
        && classesChecked == 0
        && cost.isUnknown();
  }

  /** What is known of two checks that make one report: what they share, and what they add up to. */
  public About and(About other) {
    if (isNothing() || other.isNothing()) {
      return isNothing() ? other : this;
    }
    boolean isEarlier =
        other.started == null || started != null && started.compareTo(other.started) <= 0;
    return new About(
        Objects.equals(command, other.command) ? command : null,
        Objects.equals(java, other.java) ? java : null,
        isEarlier ? started : other.started,
        seconds + other.seconds,
        jvms + other.jvms,
        classesChecked + other.classesChecked,
        cost.and(other.cost));
  }

  /** The Java that runs this: version and vendor. */
  public static String thisJava() {
    return System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ")";
  }

  /** The same with the command, and with when it began and how long it took. */
  public About of(String newCommand, String newStarted, double newSeconds) {
    return new About(newCommand, java, newStarted, newSeconds, jvms, classesChecked, cost);
  }

  /** The same of one more JVM. */
  public About withJvm(String itsJava, int itsClasses, Cost itsCost) {
    String same = jvms == 0 || Objects.equals(java, itsJava) ? itsJava : null;
    int classes = classesChecked + itsClasses;
    return new About(command, same, started, seconds, jvms + 1, classes, cost.and(itsCost));
  }
}
