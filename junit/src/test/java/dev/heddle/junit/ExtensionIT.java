// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.heddle.junit.programs.AtTheSameTime;
import dev.heddle.junit.programs.Counters;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs tests under the agent, which this JVM has, and looks at what became of them. */
class ExtensionIT {
  private static Map<String, String> counters;

  @BeforeAll
  static void runCounters() {
    counters = run(Counters.class, Map.of());
  }

  /** What each test failed with; empty if it passed. */
  static Map<String, String> run(Class<?> tests, Map<String, String> configuration) {
    Map<String, String> results = new TreeMap<>();
    EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(tests))
        .configurationParameters(configuration)
        .execute()
        .testEvents()
        .finished()
        .stream()
        .forEach(
            event ->
                results.put(
                    event.getTestDescriptor().getDisplayName(),
                    event
                        .getPayload(TestExecutionResult.class)
                        .flatMap(TestExecutionResult::getThrowable)
                        .map(ExtensionIT::told)
                        .orElse("")));
    return results;
  }

  private static String told(Throwable failure) {
    StringBuilder text = new StringBuilder(failure.toString());
    for (Throwable suppressed : failure.getSuppressed()) {
      text.append('\n').append(suppressed);
    }
    return text.toString();
  }

  @Test
  void failsTheTestThatRacesWithTheReport() {
    String first = counters.get("races()") + counters.get("racesAsWell()");
    assertThat(first)
        .contains("heddle has found this in the test:\n==================\nWARNING: DATA RACE")
        .contains("Field dev.heddle.junit.programs.Counters.count is written by thread")
        .contains("at dev.heddle.junit.programs.Counters.increment(Counters.java:")
        .contains(" frames of the test framework");
  }

  @Test
  void failsEachTestThatRacesWithTheSameRace() {
    assertThat(counters.get("races()")).contains("Counters.count");
    assertThat(counters.get("racesAsWell()")).contains("Counters.count");
    assertThat(counters.values())
        .anyMatch(text -> text.contains("the stacks are those of the first time"));
  }

  @Test
  void judgesWhatTheTestDidLast() {
    assertThat(counters.get("racesAtItsEnd()")).contains("int[]");
  }

  @Test
  void leavesOtherTestsAlone() {
    assertThat(counters).containsEntry("isCorrect()", "");
  }

  @Test
  void honoursSuppressions() {
    assertThat(counters).containsEntry("suppressedRace()", "");
  }

  @Test
  void keepsTheTestsOwnFailure() {
    assertThat(counters.get("failsByItself()"))
        .startsWith("java.lang.IllegalStateException: by itself")
        .contains("Counters.count");
  }

  private static final Map<String, String> PARALLEL =
      Map.of(
          "junit.jupiter.execution.parallel.enabled", "true",
          "junit.jupiter.execution.parallel.config.strategy", "fixed",
          "junit.jupiter.execution.parallel.config.fixed.parallelism", "2");

  @Test
  void knowsWhoseThreadHasRaced() {
    Map<String, String> results = run(AtTheSameTime.class, PARALLEL);
    assertThat(results.get("races()")).contains("AtTheSameTime.count");
    assertThat(results).containsEntry("isCorrect()", "");
  }

  @Test
  void blamesAllRunningTestsForThreadsOfNobody() {
    Map<String, String> results = run(AtTheSameTime.InAPool.class, PARALLEL);
    assertThat(results.get("races()"))
        .contains("The thread belongs to none of the tests that were running; others were: ")
        .contains("InAPool.isCorrect()");
    assertThat(results.get("isCorrect()")).contains("InAPool.races()");
  }
}
