// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.testkit.engine.EventConditions.event;
import static org.junit.platform.testkit.engine.EventConditions.finishedSuccessfully;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;
import static org.junit.platform.testkit.engine.EventConditions.reportEntry;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.message;

import dev.heddle.junit.programs.Counters;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

/** This JVM has no agent. */
class WithoutAgentTest {
  @Test
  void testsRunAndAWarningSaysHowToAddTheAgent() {
    Events events = run("false");
    events.assertThatEvents().haveExactly(1, event(finishedSuccessfully()));
    events
        .assertThatEvents()
        .haveExactly(1, event(reportEntry(Map.of("heddle", AgentPresence.MESSAGE))));
  }

  @Test
  void testsFailIfTheAgentIsRequired() {
    run("true")
        .assertThatEvents()
        .haveExactly(1, event(finishedWithFailure(message(AgentPresence.MESSAGE))));
  }

  private static Events run(String required) {
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectMethod(Counters.class, "races"))
        .configurationParameter(AgentPresence.REQUIRED, required)
        .execute()
        .testEvents();
  }
}
