// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Support;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.select.Baseline;
import dev.heddle.report.select.Selection;
import dev.heddle.report.select.Suppressions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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
    assertThat(publish(report)).contains("WARNING: DATA RACE").endsWith("report.html\n");
    assertThat(ReportFile.read(directory.resolve("report.json"))).isEqualTo(report);
  }

  @Test
  void whatHappenedInOneJvmIsNotJustPossible() {
    Finding possible = Samples.deadlock(Finding.Evidence.PREDICTED);
    Finding happened = Samples.deadlock(Finding.Evidence.OBSERVED);
    assertThat(Samples.report(possible, happened).findings()).containsExactly(happened);
    assertThat(Samples.report(happened, possible).findings()).containsExactly(happened);
  }

  @Test
  void aScanHasSeenNothingHappen() {
    List<Access> accesses = RACE.accesses();
    Finding suspected =
        Finding.race("scan", Finding.Evidence.STATIC, RACE.subject(), accesses)
            .supportedBy(new Support(List.of(Finding.Evidence.STATIC), Support.Verdict.NOT_MET));
    Finding seen = RACE.withOccurrences(12);
    Finding confirmed = Samples.report(seen, suspected).findings().get(0);
    assertThat(confirmed.occurrences()).isEqualTo(12);
    assertThat(confirmed.evidence()).isEqualTo(Finding.Evidence.OBSERVED);
    assertThat(confirmed.support().run()).isEqualTo(Support.Verdict.CONFIRMED);
    assertThat(Samples.report(suspected, suspected).findings()).containsExactly(suspected);
  }

  @Test
  void writesTheFormatsThatAreWanted() {
    publish(Samples.report(RACE));
    assertThat(directory.resolve("report.json")).exists();
    assertThat(directory.resolve("report.html")).exists();
    assertThat(directory.resolve("report.sarif")).exists();
    assertThat(directory.resolve("report.junit.xml")).doesNotExist();
  }

  @Test
  void writesNoOthers() throws IOException {
    options.set(Option.FORMAT, "junit,github");
    assertThat(publish(Samples.report(RACE))).startsWith("::error ").endsWith("report.json\n");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("report.json", "report.junit.xml");
    }
    Publisher.removeOld(directory);
    assertThat(directory).isEmptyDirectory();
  }

  /** As of heddle report, which does not begin with removing what is there. */
  @Test
  void filesOfAnEarlierReportDoNotContradictThisOne() throws IOException {
    publish(Samples.report(RACE));
    Path mine = Files.writeString(directory.resolve("index.html"), "");
    options.set(Option.FORMAT, "json");
    publish(Samples.report());
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(directory.resolve("report.json"), mine);
    }
  }

  @Test
  void anEarlierReportStaysIfThereIsNoOther() throws IOException {
    publish(Samples.report(RACE));
    Files.delete(directory.resolve("report.json"));
    Files.createDirectories(directory.resolve("report.json/inner"));
    assertThat(publish(Samples.report())).contains("heddle: cannot write ", "report.json: ");
    assertThat(directory.resolve("report.html")).exists();
  }

  @Test
  void gitHubIsNotToldOfWhatIsGone() throws IOException {
    Finding gone = Samples.race("gone");
    Report compared =
        new Selection(Suppressions.none(), new Baseline(Samples.report(gone)))
            .apply(Samples.report(RACE));
    publish(compared);
    assertThat(Files.readString(directory.resolve("report.sarif"))).contains(gone.id());
    options.set(Option.FORMAT, "sarif,github");
    publish(compared);
    assertThat(Files.readString(directory.resolve("report.sarif")))
        .contains(RACE.id())
        .doesNotContain(gone.id());
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
