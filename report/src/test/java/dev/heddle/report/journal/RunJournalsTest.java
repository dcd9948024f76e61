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
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
        .isEqualTo(
            List.of(
                "The command started no JVM that could be checked, or none that could write to "
                    + journals.directory()
                    + "."));
  }

  @Test
  void aCommandOfWhichMoreIsKnownIsNotCalledNoJvm() throws IOException {
    RunJournals journals = new RunJournals(report, "1-1");
    Files.createDirectories(journals.directory());
    assertThat(journals.merge("It ran alone.").toReport().notChecked())
        .containsExactly("It ran alone.");
  }

  @Test
  void noClassAtAllIsTold() throws IOException {
    RunJournals journals = new RunJournals(report, "1-1");
    endWith(0, journals);
    assertThat(journals.merge().toReport().notChecked()).containsExactly(RunJournals.NO_CLASS);
    endWith(1, journals);
    assertThat(journals.merge().toReport().complete()).isTrue();
  }

  private static void endWith(int classes, RunJournals journals) throws IOException {
    Journal journal = Journal.open(journals.directory());
    journal.begin("app");
    journal.end(classes, COST);
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
    removeOld();
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
    removeOld();
    assertThat(killed.directory()).doesNotExist();
    assertThat(RunJournals.folder(report)).doesNotExist();
  }

  /** Anybody may put a link or a folder there. */
  @Test
  void nothingOfOthersIsDeleted(@TempDir Path others) throws IOException {
    Path precious = Files.createDirectories(others.resolve("precious/empty")).getParent();
    Files.writeString(precious.resolve("thesis.txt"), "a");
    Path alike = others.resolve("heddle-" + DEAD + "-2-x");
    Files.createDirectories(alike);
    Files.writeString(alike.resolve("1-1.jsonl"), "");
    Path folder = Files.createDirectories(RunJournals.folder(report));
    Files.createSymbolicLink(folder.resolve(DEAD + "-1"), precious);
    Files.createSymbolicLink(folder.resolve(DEAD + "-2"), alike);
    Files.createSymbolicLink(folder.resolve("notes"), others.resolve("nothing"));
    Path mine = Files.createDirectories(folder.resolve("mynotes"));
    Files.writeString(mine.resolve("1-1.jsonl"), "");
    removeOld();
    assertThat(precious.resolve("thesis.txt")).exists();
    assertThat(precious.resolve("empty")).exists();
    assertThat(alike.resolve("1-1.jsonl")).exists();
    assertThat(mine.resolve("1-1.jsonl")).exists();
    assertThat(folder.resolve("notes")).isSymbolicLink();
    assertThat(folder.resolve(DEAD + "-1")).doesNotExist();
    assertThat(folder.resolve(DEAD + "-2")).doesNotExist();
  }

  @Test
  void onlyJournalsAreDeletedBelowTheReportDirectory() throws IOException {
    RunJournals killed = new RunJournals(report, DEAD + "-1");
    write(killed, DEAD, true, BALANCE);
    Path notes = Files.writeString(killed.directory().resolve("notes.jsonl"), "");
    Path empty = Files.createDirectory(killed.directory().resolve("2-2.jsonl"));
    removeOld();
    assertThat(killed.directory().resolve(DEAD + "-1.jsonl")).doesNotExist();
    assertThat(notes).exists();
    assertThat(empty).exists();
  }

  /** As before each build. */
  @Test
  void clearingTakesJournalsAndNothingElse(@TempDir Path others) throws IOException {
    RunJournals build = new RunJournals(report, "build");
    write(build, ProcessHandle.current().pid(), false, BALANCE);
    build.clear();
    assertThat(build.directory()).doesNotExist();
    Path precious = Files.writeString(others.resolve("1-1.jsonl"), "");
    Files.createSymbolicLink(build.directory(), others);
    build.clear();
    assertThat(precious).exists();
  }

  @Test
  void aDirectoryWithoutMarkIsNotKnownToBeOurs(@TempDir Path others) throws IOException {
    Path marked = Files.createDirectory(others.resolve("heddle-" + DEAD + "-1-x"));
    FoundMark.make(marked);
    Path linked = Files.createSymbolicLink(others.resolve("heddle-" + DEAD + "-2-x"), marked);
    Path folder = Files.createDirectories(RunJournals.folder(report));
    Files.createSymbolicLink(folder.resolve(DEAD + "-2"), linked);
    removeOld();
    assertThat(marked).exists();
    Files.createDirectories(folder);
    Files.createSymbolicLink(folder.resolve(DEAD + "-1"), marked);
    removeOld();
    assertThat(marked).doesNotExist();
  }

  private void removeOld() throws IOException {
    RunJournals now = RunJournals.prepare(report, ProcessHandle.current().pid() + "-2");
    now.removeOld();
    now.remove();
  }

  /** Another run may remove the folder for links when it was the last to need it. */
  @Test
  void runsMayShareAReportDirectory() throws Exception {
    ExecutorService runs = Executors.newFixedThreadPool(2);
    List<Future<?>> ends = new ArrayList<>();
    for (int each = 1; each <= 2; each++) {
      long pid = DEAD + each;
      ends.add(runs.submit(() -> prepareAndRemove(pid)));
    }
    for (Future<?> end : ends) {
      end.get();
    }
    runs.shutdown();
    assertThat(RunJournals.folder(report)).doesNotExist();
  }

  private Void prepareAndRemove(long pid) throws IOException {
    for (int run = 0; run < 500; run++) {
      RunJournals.prepare(report, pid + "-" + run).remove();
    }
    return null;
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

  /** Who does not own a file cannot set its time to what he likes. */
  @Test
  void aJvmOfAnotherUserLeavesAByte() throws IOException {
    RunJournals journals = RunJournals.prepare(report, DEAD + "-1");
    Path mark = journals.directory().resolve(FoundMark.NAME);
    Files.write(mark, new byte[1]);
    journals.merge();
    assertThat(journals.isFoundUnwritten()).isTrue();
    Files.delete(mark);
    assertThat(FoundMark.leave(journals.directory())).isFalse();
    assertThat(mark).doesNotExist();
    journals.remove();
  }

  @Test
  void onlyRootLetsOthersIn() throws IOException {
    RunJournals journals = RunJournals.prepare(report, DEAD + "-1");
    boolean isRoot = Files.getAttribute(report, "unix:uid").equals(0);
    assertThat((int) Files.getAttribute(journals.directory(), "unix:mode") & 07777)
        .isEqualTo(isRoot ? 01733 : 0700);
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
