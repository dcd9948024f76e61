// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Fails each test in whose threads heddle finds something, with the report as the message. What a
 * suppression or the baseline leaves out fails no test, nor does what lies wholly inside
 * third-party jars.
 *
 * <p>Needs heddle's agent in the JVM. Without it tests run unchecked, and a warning says so; with
 * the configuration parameter {@code heddle.required=true} they fail instead.
 */
public final class HeddleExtension implements BeforeEachCallback, AfterEachCallback {
  static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(HeddleExtension.class);

  @Override
  public void beforeEach(ExtensionContext context) {
    if (!AgentPresence.isHere()) {
      AgentPresence.tell(context);
      return;
    }
    String name = context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName();
    context.getStore(NAMESPACE).put(RunningTest.class, RunningTest.begin(name));
  }

  @Override
  public void afterEach(ExtensionContext context) {
    RunningTest test = context.getStore(NAMESPACE).remove(RunningTest.class, RunningTest.class);
    if (test == null) {
      return;
    }
    List<String> findings = test.end();
    if (!findings.isEmpty()) {
      Repetition repetition = context.getStore(NAMESPACE).get(Repetition.class, Repetition.class);
      throw new FoundInTestError(findings, repetition == null ? "" : repetition.found());
    }
  }
}
