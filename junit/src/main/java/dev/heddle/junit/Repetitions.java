// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs a {@link HeddleTest} as often as it says, or until something is found. */
final class Repetitions implements TestTemplateInvocationContextProvider {
  static final String SUSPECTS = "heddle.suspects";

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return AnnotationSupport.isAnnotated(context.getTestMethod(), HeddleTest.class);
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    HeddleTest test =
        AnnotationSupport.findAnnotation(context.getTestMethod(), HeddleTest.class).orElseThrow();
    if (test.repeat() < 1) {
      throw new ExtensionConfigurationException(
          "@HeddleTest(repeat = " + test.repeat() + ") runs nothing; it has to be 1 or more");
    }
    boolean isChecked = AgentPresence.isHere();
    Schedule schedule = new Schedule(isChecked ? test.repeat() : 1, test.seed());
    if (isChecked) {
      context.getConfigurationParameter(SUSPECTS).ifPresent(schedule::suspect);
    }
    return IntStream.rangeClosed(1, schedule.rounds())
        .mapToObj(number -> (TestTemplateInvocationContext) new Repetition(schedule, number))
        .takeWhile(repetition -> !schedule.hasFound());
  }
}
