// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunJournalsTest {
  private static final Cost COST = new Cost(2.5, 0.5, 120);

  /** No process has this id: it is above what any system hands out. */
  private static final long DEAD = 4_000_000_000L;

  private static final Finding BALANCE = Samples.race("balance");
  private static final Finding OWNER = Samples.race("owner");

  @TempDir Path report;

  @Test
  void addsUpWhatJvmsFound() throws IOException {
    RunJournals journals = new RunJournals(report, "1-1");
    write(journals, DEAD, true, BALANCE.withOccurrences(2));
    write(journals, DEAD + 1, true, BALANCE.withOccurrences(3), OWNER);
    Report merged = journals.merge().toReport();
    assertThat(merged.findings()).containsExactly(BALANCE.withOccurrences(5), OWNER);
    assertThat(merged.complete()).isTrue();
  }

  /** Nobody has seen more than what was observed, whatever was predicted besides. */
  @Test
  void whatWasSeenIsNotPredicted() throws IOException {
    RunJournals journals = new RunJournals(report, "1-1");
    Finding predicted = Samples.predicted("balance").withOccurrences(7);
    write(journals, DEAD, true, predicted, BALANCE.withOccurrences(2));
    write(journals, DEAD + 1, true, predicted, Samples.predicted("owner"));
    assertThat(journals.merge().toReport().findings())
        .containsExactly(BALANCE.withOccurrences(2), Samples.predicted("owner"));
  }

  @Test
  void anotherRunIsNotMixedIn() throws IOException {
    write(new RunJournals(report, "1-1"), DEAD, true, BALANCE);
    RunJournals mine = new RunJournals(report, "1-2");
    write(mine, DEAD, true, OWNER);
    assertThat(mine.merge().toReport().findings()).containsExactly(OWNER);
  }

  @Test
  void saysWhoseEndIsMissing() throws IOException {
    RunJournals journals = new RunJournals(report, "1-1");
    write(journals, DEAD, false, BALANCE);
    write(journals, ProcessHandle.current().pid(), false, BALANCE);
    Report merged = journals.merge().toReport();
    assertThat(merged.complete()).isFalse();
    assertThat(merged.notChecked())
        .anyMatch(sentence -> sentence.startsWith("JVM " + DEAD + " (app) was killed or halted"))
        .anyMatch(sentence -> sentence.contains("is still running"));
    assertThat(merged.findings()).containsExactly(BALANCE.withOccurrences(2));
  }

  @Test
  void noJvmAtAllIsTold() throws IOException {
    RunJournals journals = new RunJournals(report, "1-1");
    Files.createDirectories(journals.directory());
    assertThat(journals.merge().toReport().notChecked())
        .isEqualTo(List.of("The command started no JVM that could be checked."));
  }

  @Test
  void removesItsFilesButNotThoseOfRunningJvms() throws IOException {
    RunJournals done = new RunJournals(report, "1-1");
    write(done, DEAD, false, BALANCE);
    done.remove();
    assertThat(RunJournals.folder(report)).doesNotExist();

    RunJournals running = new RunJournals(report, "1-2");
    write(running, ProcessHandle.current().pid(), false, BALANCE);
    running.remove();
    assertThat(running.directory()).isNotEmptyDirectory();
  }

  @Test
  void removesWhatKilledRunsLeftBehind() throws IOException {
    RunJournals killed = new RunJournals(report, DEAD + "-1");
    RunJournals going = new RunJournals(report, ProcessHandle.current().pid() + "-1");
    write(killed, DEAD, false, BALANCE);
    write(going, DEAD, true, BALANCE);
    RunJournals.removeOld(report);
    assertThat(killed.directory()).doesNotExist();
    assertThat(going.directory()).isNotEmptyDirectory();
  }

  @Test
  void journalsOfARunOutliveItsReportDirectory() throws IOException {
    RunJournals journals = RunJournals.prepare(report, DEAD + "-1");
    write(journals, DEAD, true, BALANCE);
    Path link = RunJournals.folder(report).resolve(DEAD + "-1");
    assertThat(link.resolve(DEAD + "-1.jsonl")).exists();
    Files.delete(link);
    assertThat(journals.merge().toReport().findings()).containsExactly(BALANCE);
    assertThat(journals.haveVanished()).isFalse();
    journals.remove();
    assertThat(journals.directory()).doesNotExist();
  }

  @Test
  void aLinkLeadsToWhatAKilledRunLeftBehind() throws IOException {
    RunJournals killed = RunJournals.prepare(report, DEAD + "-1");
    write(killed, DEAD, false, BALANCE);
    RunJournals lost = RunJournals.prepare(report, DEAD + "-2");
    lost.remove();
    Files.createDirectories(RunJournals.folder(report));
    Files.createSymbolicLink(RunJournals.folder(report).resolve(DEAD + "-2"), lost.directory());
    RunJournals.removeOld(report);
    assertThat(killed.directory()).doesNotExist();
    assertThat(RunJournals.folder(report))
        .satisfiesAnyOf(
            folder -> assertThat(folder).doesNotExist(),
            folder -> assertThat(folder).isEmptyDirectory());
  }

  @Test
  void aJvmThatCannotWriteLeavesAMark() throws IOException {
    RunJournals journals = RunJournals.prepare(report, DEAD + "-1");
    journals.merge();
    assertThat(journals.isFoundUnwritten()).isFalse();
    assertThat(FoundMark.leave(journals.directory())).isTrue();
    assertThat(journals.merge().toReport().notChecked()).containsExactly(RunJournals.UNWRITTEN);
    assertThat(journals.isFoundUnwritten()).isTrue();
    journals.remove();
  }

  @Test
  void journalsThatWereDeletedAreTold() throws IOException {
    RunJournals journals = RunJournals.prepare(report, DEAD + "-1");
    journals.remove();
    Report merged = journals.merge().toReport();
    assertThat(journals.haveVanished()).isTrue();
    assertThat(merged.notChecked())
        .singleElement()
        .asString()
        .startsWith("The journals of this run were deleted while it ran");
  }

  private static void write(RunJournals journals, long pid, boolean end, Finding... findings)
      throws IOException {
    Journal journal = Journal.open(journals.directory());
    journal.begin("app");
    for (Finding finding : findings) {
      journal.finding(finding);
    }
    if (end) {
      journal.end(3, COST);
    }
    Files.move(journal.file(), journals.directory().resolve(pid + "-1.jsonl"));
  }
}
