// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** One of several runs of a test. */
final class Repetition
    implements TestTemplateInvocationContext, BeforeEachCallback, AfterEachCallback {
  private final Schedule schedule;
  private final int number;

  Repetition(Schedule schedule, int number) {
    this.schedule = schedule;
    this.number = number;
  }

  @Override
  public String getDisplayName(int invocationIndex) {
    return schedule.rounds() == 1
        ? "under heddle"
        : "repetition " + number + " of " + schedule.rounds();
  }

  @Override
  public List<Extension> getAdditionalExtensions() {
    return List.of(this);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    context.getStore(HeddleExtension.NAMESPACE).put(Repetition.class, this);
    if (schedule.rounds() > 1) {
      schedule.begin(number);
    }
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (schedule.rounds() > 1) {
      schedule.end();
    }
  }

  /** Something was found; gives back what to say about that. */
  String found() {
    return schedule.found(number);
  }
}
