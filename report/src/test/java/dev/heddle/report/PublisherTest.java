// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.select.Selection;
import dev.heddle.report.select.Suppressions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublisherTest {
  private static final Finding RACE = Samples.race("balance");

  @TempDir Path directory;

  private final Options options = new Options();
  private final ByteArrayOutputStream people = new ByteArrayOutputStream();

  @BeforeEach
  void reportIntoTheDirectory() {
    options.set(Option.REPORT, directory.toString());
  }

  @Test
  void writesTheFileAndTellsPeople() throws Exception {
    Report report = Samples.report(RACE);
    assertThat(publish(report)).contains("WARNING: DATA RACE").endsWith("report.json\n");
    assertThat(ReportFile.read(directory.resolve("report.json"))).isEqualTo(report);
  }

  @Test
  void whatHappenedInOneJvmIsNotJustPossible() {
    Finding possible = Samples.deadlock(Finding.Evidence.PREDICTED);
    Finding happened = Samples.deadlock(Finding.Evidence.OBSERVED);
    assertThat(Samples.report(possible, happened).findings())
        .containsExactly(happened.withOccurrences(2));
    assertThat(Samples.report(happened, possible).findings())
        .containsExactly(happened.withOccurrences(2));
  }

  @Test
  void withoutTextOnlyTheSummaryIsTold() {
    options.set(Option.FORMAT, "json");
    assertThat(publish(Samples.report(RACE))).startsWith("heddle: 1 data race; report: ");
  }

  @Test
  void quietTellsFindingsOnly() {
    options.set(Option.QUIET, "true");
    assertThat(publish(Samples.report())).isEmpty();
    assertThat(publish(Samples.report(RACE))).contains("WARNING: DATA RACE");
  }

  @Test
  void saysWhyTheFileCannotBeWritten() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    options.set(Option.REPORT, file.toString());
    assertThat(publish(Samples.report(RACE)))
        .contains("heddle: cannot write " + file.resolve("report.json") + ": ")
        .endsWith("heddle: 1 data race\n");
  }

  private String publish(Report report) {
    people.reset();
    PrintStream stream = new PrintStream(people, false, StandardCharsets.UTF_8);
    new Publisher(options, new Selection(Suppressions.none(), null), stream).publish(report);
    return people.toString(StandardCharsets.UTF_8);
  }
}
