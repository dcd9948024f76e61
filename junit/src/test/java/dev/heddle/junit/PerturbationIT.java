// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.heddle.junit.programs.LuckyOrder;
import dev.heddle.junit.programs.RareLook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Repeats tests under other schedules, in this JVM, which has the agent. */
class PerturbationIT {
  @Test
  void findsARaceThatTheUsualOrderHides() {
    Map<String, String> results = ExtensionIT.run(LuckyOrder.class, Map.of());
    String last = "repetition " + results.size() + " of 50";
    assertThat(results.size()).isLessThan(50);
    assertThat(results.get(last))
        .contains("Field dev.heddle.junit.programs.LuckyOrder.result is ")
        .contains("Found in " + last + ".")
        .contains("@HeddleTest(repeat = 50, seed = 35538)");
    results.remove(last);
    assertThat(results.values()).containsOnly("");
  }

  @Test
  void delaysWhereAReportSaysThatARaceMayBe(@TempDir Path directory) throws IOException {
    Path report =
        Files.writeString(
            directory.resolve("report.json"),
            """
            {"schema": 1, "tool": "heddle", "complete": true, "notChecked": [],
             "findings": [{"id": "R-00000001", "kind": "data-race", "evidence": "static",
               "detector": "scan", "message": "", "occurrences": 1, "accesses": [],
               "subject": {"type": "field", "class": "dev.heddle.junit.programs.RareLook",
                 "name": "result"}}]}
            """);
    Map<String, String> configuration = Map.of("heddle.suspects", report.toString());
    assertThat(ExtensionIT.run(RareLook.class, configuration).values())
        .anyMatch(text -> text.contains("Field dev.heddle.junit.programs.RareLook.result is "));
  }

  @Test
  void leavesACorrectProgramAlone() {
    assertThat(ExtensionIT.run(LuckyOrder.Correct.class, Map.of()))
        .hasSize(50)
        .allSatisfy((name, failure) -> assertThat(failure).isEmpty());
  }

  @Test
  void runsOnceIfNotToldOtherwise() {
    assertThat(ExtensionIT.run(LuckyOrder.Once.class, Map.of())).containsOnlyKeys("under heddle");
  }

  @Test
  void refusesWhatCannotBe(@TempDir Path directory) throws IOException {
    assertThat(failure(LuckyOrder.Never.class, Map.of()))
        .contains("@HeddleTest(repeat = 0) runs nothing");
    Path noReport = Files.writeString(directory.resolve("report.json"), "no report");
    assertThat(failure(LuckyOrder.Once.class, Map.of("heddle.suspects", noReport.toString())))
        .contains("heddle.suspects: ")
        .contains("report.json");
  }

  private static String failure(Class<?> tests, Map<String, String> configuration) {
    EngineExecutionResults results =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass(tests))
            .configurationParameters(configuration)
            .execute();
    return results.containerEvents().failed().list().toString();
  }
}
