// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.Set;
import jdk.internal.access.SharedSecrets;

/**
 * Runs something at the very end of the JVM, after the program's own shutdown hooks: what races in
 * those is found as well.
 */
final class LastHook {
  /** The JDK runs its slots in order: 1 is the program's hooks, 2 deletes files, 3 is free. */
  private static final int SLOT = 3;

  private LastHook() {}

  static void install(Instrumentation instrumentation, Runnable action) {
    export(instrumentation, "jdk.internal.access");
    try {
      SharedSecrets.getJavaLangAccess().registerShutdownHook(SLOT, false, action);
    } catch (LinkageError | InternalError | RuntimeException e) {
      // Another JDK may have no such slot, or have taken it; then it ends along with the program's
      // own hooks.
      Runtime.getRuntime().addShutdownHook(new Thread(action, "heddle-report"));
    }
  }

  private static void export(Instrumentation instrumentation, String packageName) {
    instrumentation.redefineModule(
        Object.class.getModule(),
        Set.of(),
        Map.of(packageName, Set.of(LastHook.class.getModule())),
        Map.of(),
        Set.of(),
        Map.of());
  }
}
