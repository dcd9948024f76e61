// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import dev.heddle.agent.internal.jdk.EffectLookup;
import dev.heddle.agent.internal.jdk.JdkHooks;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.Set;

/** An agent that only puts the JDK's hooks into place. */
public final class HooksOnlyAgent {
  private HooksOnlyAgent() {}

  public static void premain(String arguments, Instrumentation instrumentation) throws Exception {
    Module base = Object.class.getModule();
    Set<Module> runtime = Set.of(HooksOnlyAgent.class.getModule());
    instrumentation.redefineModule(
        base,
        Set.of(),
        Map.of("jdk.internal.misc", runtime),
        Map.of("java.lang", runtime),
        Set.of(),
        Map.of());
    LibraryModel model = JdkModel.load();
    JdkHooks.install(
        instrumentation,
        model,
        true,
        new EffectLookup(model),
        text -> System.out.println("not checked: " + text));
  }
}
