// SPDX-License-Identifier: Apache-2.0
package dev.heddle;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.util.jar.JarFile;

/** Where heddle.jar begins as an agent. */
public final class HeddleAgent {
  private static final int INTERNAL_ERROR = 1;

  /** What the first agent was given; null as long as there is none. */
  private static String agentArguments;

  private HeddleAgent() {}

  /** The environment gives the agent to every JVM: to one that has it, and to heddle itself. */
  public static synchronized void premain(String arguments, Instrumentation instrumentation) {
    Heddle.stopIfJavaIsOld();
    if (isHeddleItself(System.getProperty("sun.java.command", ""))) {
      return;
    }
    String given = arguments == null ? "" : arguments;
    if (agentArguments != null) {
      if (!agentArguments.equals(given)) {
        Heddle.say(
            "this JVM has a heddle agent already; the second one, with other options, is ignored");
      }
      return;
    }
    agentArguments = given;
    try {
      ensureOnBootClassPath(instrumentation);
      Class<?> agent = Class.forName("dev.heddle.agent.Agent", true, null);
      Class<?>[] types = {String.class, Instrumentation.class};
      Heddle.call(agent, "premain", types, new Object[] {arguments, instrumentation});
    } catch (IllegalArgumentException e) {
      Heddle.stop(e.getMessage(), Heddle.USAGE_ERROR);
    } catch (Throwable e) {
      e.printStackTrace();
      Heddle.stop("cannot start because of an error inside heddle: " + e, INTERNAL_ERROR);
    }
  }

  /** Whether the JVM runs heddle's command line, from this jar. */
  private static boolean isHeddleItself(String command) {
    int space = command.indexOf(".jar ");
    String jar = space < 0 ? command : command.substring(0, space + ".jar".length());
    if (!new File(jar).isFile()) {
      // A class, not a jar. Asking for resources below would open this jar for good.
      return false;
    }
    String self = Heddle.class.getResource("Heddle.class").getPath();
    int end = self.lastIndexOf("!/");
    return end >= 0 && new File(jar).toURI().toString().equals(self.substring(0, end));
  }

  /** The manifest does it if the jar has its own name; a renamed jar comes here. */
  private static void ensureOnBootClassPath(Instrumentation instrumentation) throws Exception {
    if (Heddle.class.getClassLoader() != null) {
      File jar = new File(Heddle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(jar));
    }
  }
}
