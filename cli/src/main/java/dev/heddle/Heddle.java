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

  private static boolean agentStarted;

  private Heddle() {}

  public static void main(String[] arguments) throws Throwable {
    stopIfJavaIsOld();
    Class<?> main = Class.forName("dev.heddle.cli.Main");
    call(main, "main", new Class<?>[] {String[].class}, new Object[] {arguments});
  }

  /** A second heddle in the same JVM, say from the environment, has nothing to do. */
  public static synchronized void premain(String arguments, Instrumentation instrumentation) {
    stopIfJavaIsOld();
    if (agentStarted) {
      return;
    }
    agentStarted = true;
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
    String version = System.getProperty("java.specification.version");
    if (isOld(version)) {
      stop(
          "needs Java "
              + OLDEST_JAVA
              + " or later; this is Java "
              + version
              + ", from "
              + System.getProperty("java.home"),
          USAGE_ERROR);
    }
  }

  /** Versions before 9 are called 1.8, 1.7 and so on. */
  static boolean isOld(String version) {
    return version.startsWith("1.") || Integer.parseInt(version) < OLDEST_JAVA;
  }

  /** Halts: an agent that has not started must not write a report at exit. */
  private static void stop(String message, int exitCode) {
    System.err.println("heddle: " + message);
    System.err.flush();
    Runtime.getRuntime().halt(exitCode);
  }
}
