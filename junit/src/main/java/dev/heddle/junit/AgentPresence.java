// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Whether this JVM has heddle's agent, and what to say if not. */
final class AgentPresence {
  static final String REQUIRED = "heddle.required";

  static final String MESSAGE =
      "heddle is not in this JVM, so tests run unchecked. With Maven, bind the goal prepare-agent of"
          + " heddle-maven-plugin; otherwise start the JVM with -javaagent:heddle.jar. Both need"
          + " the version of heddle-junit.";

  /**
   * The agent's classes are the boot loader's; a jar of heddle on the class path checks nothing.
   */
  private static final boolean IS_HERE = isBootClass("dev.heddle.agent.CheckedTest");

  private static final AtomicBoolean isTold = new AtomicBoolean();

  private AgentPresence() {}

  static boolean isHere() {
    return IS_HERE;
  }

  /**
   * Fails the test if heddle is required; otherwise warns: each test in its report, people once.
   */
  static void tell(ExtensionContext context) {
    if (context.getConfigurationParameter(REQUIRED).map(Boolean::parseBoolean).orElse(false)) {
      throw new IllegalStateException(MESSAGE);
    }
    context.publishReportEntry("heddle", MESSAGE);
    if (isTold.compareAndSet(false, true)) {
      System.err.println(MESSAGE);
    }
  }

  private static boolean isBootClass(String name) {
    try {
      Class.forName(name, false, null);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
