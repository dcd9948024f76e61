// SPDX-License-Identifier: Apache-2.0
package dev.heddle;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.util.jar.JarFile;

/**
 * Where heddle.jar begins, as a program and as an agent.
 *
 * <p>This class alone is compiled for Java 8, and names the others only in strings: an older JVM
 * can load it, and say what it lacks.
 */
public final class Heddle {
  private static final int OLDEST_JAVA = 17;
  private static final int INTERNAL_ERROR = 1;
  private static final int USAGE_ERROR = 2;

  /** What the first agent was given; null as long as there is none. */
  private static String agentArguments;

  private Heddle() {}

  public static void main(String[] arguments) throws Throwable {
    stopIfJavaIsOld();
    Class<?> main = Class.forName("dev.heddle.cli.Main");
    call(main, "main", new Class<?>[] {String[].class}, new Object[] {arguments});
  }

  /** The environment gives the agent to every JVM: to one that has it, and to heddle itself. */
  public static synchronized void premain(String arguments, Instrumentation instrumentation) {
    stopIfJavaIsOld();
    if (isHeddleItself(System.getProperty("sun.java.command", ""))) {
      return;
    }
    String given = arguments == null ? "" : arguments;
    if (agentArguments != null) {
      if (!agentArguments.equals(given)) {
        say("this JVM has a heddle agent already; the second one, with other options, is ignored");
      }
      return;
    }
    agentArguments = given;
    try {
      ensureOnBootClassPath(instrumentation);
      Class<?> agent = Class.forName("dev.heddle.agent.Agent", true, null);
      Class<?>[] types = {String.class, Instrumentation.class};
      call(agent, "premain", types, new Object[] {arguments, instrumentation});
    } catch (IllegalArgumentException e) {
      stop(e.getMessage(), USAGE_ERROR);
    } catch (Throwable e) {
      e.printStackTrace();
      stop("cannot start because of an error inside heddle: " + e, INTERNAL_ERROR);
    }
  }

  /** Whether the JVM runs heddle's command line, from this jar. */
  private static boolean isHeddleItself(String command) {
    String self = Heddle.class.getResource("Heddle.class").getPath();
    int end = self.lastIndexOf("!/");
    int space = command.indexOf(".jar ");
    String jar = space < 0 ? command : command.substring(0, space + ".jar".length());
    return end >= 0 && new File(jar).toURI().toString().equals(self.substring(0, end));
  }

  /** The manifest does it if the jar has its own name; a renamed jar comes here. */
  private static void ensureOnBootClassPath(Instrumentation instrumentation) throws Exception {
    if (Heddle.class.getClassLoader() != null) {
      File jar = new File(Heddle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(jar));
    }
  }

  private static void call(Class<?> type, String method, Class<?>[] types, Object[] arguments)
      throws Throwable {
    try {
      type.getMethod(method, types).invoke(null, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void stopIfJavaIsOld() {
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

  private static void say(String message) {
    System.err.println("heddle: " + message);
    System.err.flush();
  }

  /** Halts: an agent that has not started must not write a report at exit. */
  private static void stop(String message, int exitCode) {
    say(message);
    Runtime.getRuntime().halt(exitCode);
  }
}
