// SPDX-License-Identifier: Apache-2.0
package dev.heddle;

import java.lang.reflect.InvocationTargetException;

/**
 * Where heddle.jar begins as a program.
 *
 * <p>This class and {@link HeddleAgent} are compiled for Java 8, and name the others only in
 * strings: an older JVM can load them, and say what it lacks. They are two because the command line
 * also works on a JVM without agents.
 */
public final class Heddle {
  private static final int OLDEST_JAVA = 17;
  static final int USAGE_ERROR = 2;

  private Heddle() {}

  public static void main(String[] arguments) throws Throwable {
    stopIfJavaIsOld();
    Class<?> main = Class.forName("dev.heddle.cli.Main");
    call(main, "main", new Class<?>[] {String[].class}, new Object[] {arguments});
  }

  static void call(Class<?> type, String method, Class<?>[] types, Object[] arguments)
      throws Throwable {
    try {
      type.getMethod(method, types).invoke(null, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  static void stopIfJavaIsOld() {
    String complaint =
        complaintAbout(
            System.getProperty("java.specification.version"), System.getProperty("java.home"));
    if (complaint != null) {
      stop(complaint, USAGE_ERROR);
    }
  }

  /** A sentence for a Java that is too old, otherwise null. Those before 9 are called 1.8 etc. */
  static String complaintAbout(String version, String home) {
    boolean isOld = version.startsWith("1.") || Integer.parseInt(version) < OLDEST_JAVA;
    return isOld
        ? "needs Java " + OLDEST_JAVA + " or later; this is Java " + version + ", from " + home
        : null;
  }

  static void say(String message) {
    System.err.println("heddle: " + message);
    System.err.flush();
  }

  /** Halts: an agent that has not started must not write a report at exit. */
  static void stop(String message, int exitCode) {
    say(message);
    Runtime.getRuntime().halt(exitCode);
  }
}
