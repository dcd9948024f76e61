// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.report.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  private static final Cost COST = new Cost(2.5, 0.5, 120);

  private static final Finding BALANCE = Samples.race("balance");
  private static final Finding OWNER = Samples.race("owner");

  @TempDir Path directory;

  @Test
  void readsWhatWasWritten() throws IOException {
    Journal journal = Journal.open(directory.resolve("made"));
    journal.begin("bank.Main");
    journal.finding(BALANCE);
    journal.notChecked("class X: too large");
    journal.libraries(Libraries.of(Map.of("org.pool.Pool", "pool.jar")));
    journal.libraries(Libraries.of(Map.of("org.queue.Queue", "queue.jar")));
    journal.finding(OWNER);
    journal.end(3, COST);
    JvmJournal read = JournalReader.read(journal.file());
    assertThat(read.pid()).isEqualTo(ProcessHandle.current().pid());
    assertThat(read.command()).isEqualTo("bank.Main");
    assertThat(read.findings()).containsExactly(BALANCE, OWNER);
    assertThat(read.notChecked()).containsExactly("class X: too large");
    assertThat(read.libraries().byJar()).containsOnlyKeys("pool.jar", "queue.jar");
    assertThat(read.ended()).isTrue();
    assertThat(read.cost()).isEqualTo(COST);
  }

  /** Another user may guess the name, and have it lead to a file of this one's. */
  @Test
  void aLinkInItsPlaceIsNotFollowed() throws IOException {
    Path precious = Files.writeString(directory.resolve("precious"), "");
    long now = System.currentTimeMillis();
    for (long start = now; start < now + 500; start++) {
      String name = ProcessHandle.current().pid() + "-" + start + JournalReader.SUFFIX;
      Files.createSymbolicLink(directory.resolve(name), precious);
    }
    Journal journal = Journal.open(directory);
    journal.begin("");
    assertThat(journal.file()).isRegularFile();
    assertThat(precious).isEmptyFile();
  }

  @Test
  void theLastCountHolds() throws IOException {
    Journal journal = Journal.open(directory);
    journal.begin("");
    journal.finding(BALANCE);
    journal.finding(BALANCE.withOccurrences(12));
    assertThat(JournalReader.read(journal.file()).findings())
        .containsExactly(BALANCE.withOccurrences(12));
  }

  /** Each with its own evidence, however often the other has found it. */
  @Test
  void twoDetectorsMayFindTheSame() throws IOException {
    Finding predicted = Samples.predicted("balance");
    assertThat(predicted.id()).isEqualTo(BALANCE.id());
    Journal journal = Journal.open(directory);
    journal.finding(BALANCE);
    journal.finding(predicted);
    assertThat(JournalReader.read(journal.file()).findings()).containsExactly(BALANCE, predicted);
  }

  @Test
  void aCutAnywhereLosesNoWholeLine() throws IOException {
    Journal journal = Journal.open(directory);
    journal.begin("");
    journal.finding(BALANCE);
    int whole = (int) Files.size(journal.file());
    journal.finding(OWNER);
    byte[] bytes = Files.readAllBytes(journal.file());
    for (int length = whole; length < bytes.length - 1; length++) {
      Path cut = Files.write(directory.resolve("1-1.jsonl"), Arrays.copyOf(bytes, length));
      JvmJournal read = JournalReader.read(cut);
      assertThat(read.findings()).containsExactly(BALANCE);
      assertThat(read.notChecked()).isEmpty();
      assertThat(read.ended()).isFalse();
    }
  }

  @Test
  void damageBeforeTheEndIsTold() throws IOException {
    Journal journal = Journal.open(directory);
    journal.begin("");
    journal.finding(BALANCE);
    journal.end(3, COST);
    String text = Files.readString(journal.file());
    Path damaged = directory.resolve("42-1.jsonl");
    Files.writeString(damaged, text.replace("\"finding\"", "finding"));
    assertThat(JournalReader.read(damaged).notChecked())
        .containsExactly("A line of the journal of JVM 42 cannot be read.");
  }

  @Test
  void anInterruptedThreadWritesAllTheSame() throws IOException {
    Journal journal = Journal.open(directory);
    journal.begin("");
    Thread.currentThread().interrupt();
    journal.finding(BALANCE);
    assertThat(Thread.interrupted()).isTrue();
    journal.end(3, COST);
    assertThat(JournalReader.read(journal.file()).findings()).containsExactly(BALANCE);
  }
}
