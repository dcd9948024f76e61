// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.agent.internal.jdk.EffectLookup;
import dev.heddle.agent.internal.jdk.JdkHooks;
import dev.heddle.agent.internal.jdk.LibraryCalls;
import dev.heddle.agent.internal.report.Reporting;
import dev.heddle.agent.internal.weave.CallSiteRewriter;
import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.agent.internal.weave.Preparation;
import dev.heddle.agent.internal.weave.WeavingTransformer;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.plan.Plan;
import dev.heddle.runtime.HiddenClasses;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.Map;
import java.util.Set;

/** Where the JVM starts heddle, before the program's {@code main}. */
public final class Agent {
  private static final int USAGE_ERROR = 2;

  private static final String BOOT_DELEGATION = "org.osgi.framework.bootdelegation";
  private static final String OWN_PACKAGES = "dev.heddle.*";

  private Agent() {}

  /** Called once, however often the JVM was given {@code -javaagent:heddle.jar}. */
  public static void premain(String arguments, Instrumentation instrumentation) {
    long start = System.nanoTime();
    try {
      start(AgentOptions.parse(arguments), instrumentation);
      Preparation.since(start);
    } catch (OptionException e) {
      say(e.getMessage());
      System.exit(USAGE_ERROR);
    } catch (Throwable e) {
      say(e + "; the program runs unchecked");
    }
  }

  private static void start(AgentOptions options, Instrumentation instrumentation) {
    openJdk(instrumentation);
    OwnJar.locate();
    LibraryModel model = options.libraryModel();
    OwnJar.hide();
    Plan plan = options.plan();
    delegateOwnPackages();
    String notTraced = ChosenDetector.apply(options.all());
    Reporting reporting = Reporting.start(options, instrumentation);
    if (notTraced != null) {
      // Where there is no room for the trace, there may be none for the journal.
      say(notTraced);
      reporting.add(notTraced);
    }
    String archiveOption = ClassArchive.optionOfThisJvm();
    if (archiveOption != null) {
      reporting.add(ClassArchive.sentence(archiveOption));
      return;
    }
    try {
      weave(options, model, plan, reporting, instrumentation);
    } catch (Throwable e) {
      reporting.failed("heddle: " + e + "; the program runs unchecked");
    }
  }

  private static void weave(
      AgentOptions options,
      LibraryModel model,
      Plan plan,
      NotChecked notChecked,
      Instrumentation instrumentation)
      throws UnmodifiableClassException {
    EffectLookup effects = new EffectLookup(model);
    JdkHooks.install(instrumentation, model, options.hasOwnModelOnly(), effects, notChecked);
    CallSiteRewriter rewriter = new LibraryCalls(model, effects);
    WeavingTransformer weaving = new WeavingTransformer(options, plan, rewriter, notChecked);
    HiddenClasses.reportTo(weaving);
    instrumentation.addTransformer(weaving, true);
  }

  /** The runtime works on memory and classes below what the JDK offers to everybody. */
  private static void openJdk(Instrumentation instrumentation) {
    Set<Module> self = Set.of(Agent.class.getModule());
    instrumentation.redefineModule(
        Object.class.getModule(),
        Set.of(),
        Map.of(
            "jdk.internal.loader", self,
            "jdk.internal.misc", self,
            "jdk.internal.reflect", self),
        Map.of("java.lang", self, "jdk.internal.vm", self),
        Set.of(),
        Map.of());
  }

  /** OSGi's class loaders look at the boot class path for named packages only. */
  private static void delegateOwnPackages() {
    String packages = System.getProperty(BOOT_DELEGATION);
    System.setProperty(
        BOOT_DELEGATION, packages == null ? OWN_PACKAGES : packages + "," + OWN_PACKAGES);
  }

  private static void say(String sentence) {
    System.err.println("heddle: " + sentence);
  }
}
