// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is what is read. */
class RoundTripTest {
  private static final Place HERE = Traces.place(1, "deposit", 12);
  private static final String HERE_TEXT =
      "[bank.Account.deposit(Account.java:12), bank.Teller.run(Unknown Source)]"
          + "|[bank.Account (Account.java:7)]|bank.Bank.accounts";
  private static final String NOWHERE_TEXT = "[]|[]|null";

  @TempDir Path directory;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final EventLog log = new EventLog();
  private TraceWriter writer;

  @BeforeEach
  void open() throws Exception {
    writer = Traces.writer(out);
  }

  @Test
  void everyEvent() throws Exception {
    writer.begin(7, "main", null);
    writer.begin(8, "teller-1", HERE);
    writer.renamed(8, "teller one");
    writer.lockNamed(3, "bank.Account@1");
    writer.started(7, 8);
    writer.ended(8);
    writer.joined(7, 8);
    writer.locked(7, 3, false, true, HERE);
    writer.locked(7, 3, true, false, null);
    writer.unlocked(7, 3, true);
    writer.unlocked(7, 3, false);
    writer.waits(7, 4, false, HERE);
    writer.waits(8, 3, true, null);
    writer.acquired(7, 1L << 40, true);
    writer.acquired(7, 2, false);
    writer.released(7, 2, true);
    writer.released(7, 2, false);
    writer.withdrawn(7, 2);
    writer.acquiredAll(7);
    writer.beginning(7, 99, 5);
    writer.validating(7, 1, 2);
    writer.resolved(1, true);
    writer.resolved(2, false);
    writer.forget(Mortal.OBJECT, 99);
    writer.forget(Mortal.LOCK, 3);
    writer.forget(Mortal.CHANNEL, 2);
    writer.forget(Mortal.ACTOR, 8);
    close();
    assertThat(log.lines)
        .containsExactly(
            "begin 7 main " + NOWHERE_TEXT,
            "begin 8 teller-1 " + HERE_TEXT,
            "renamed 8 teller one",
            "lock 3 bank.Account@1",
            "started 7 8",
            "ended 8",
            "joined 7 8",
            "locked 7 3 false true " + HERE_TEXT,
            "locked 7 3 true false " + NOWHERE_TEXT,
            "unlocked 7 3 true",
            "unlocked 7 3 false",
            "waits 7 4 false " + HERE_TEXT,
            "waits 8 3 true " + NOWHERE_TEXT,
            "acquired 7 " + (1L << 40) + " true",
            "acquired 7 2 false",
            "released 7 2 true",
            "released 7 2 false",
            "withdrawn 7 2",
            "acquiredAll 7",
            "beginning 7 99[5]",
            "validating 7 1 2",
            "resolved 1 true",
            "resolved 2 false",
            "forgotten OBJECT 99",
            "forgotten LOCK 3",
            "forgotten CHANNEL 2",
            "forgotten ACTOR 8");
  }

  @Test
  void everyAccess() throws Exception {
    int balance = writer.subject(Subject.field("bank.Account", "balance"));
    int array = writer.subject(Subject.array("double[]", null));
    int map = writer.subject(Subject.library("java.util.HashMap", null));
    assertThat(writer.subject(Subject.field("bank.Account", "balance"))).isEqualTo(balance);
    int constructing = MemoryAccess.CONSTRUCTING | MemoryAccess.THROUGH_THIS;
    writer.write(7, 100, 2, balance, constructing, HERE);
    writer.read(7, 100, 2, balance, 0, HERE);
    writer.read(8, 100, 2, balance, MemoryAccess.FROZEN, null);
    writer.read(8, 100, 2, balance, 0, HERE, 17);
    writer.write(8, 101, 0, map, MemoryAccess.CALL, HERE);
    writer.write(8, 102, 41, array, 0, HERE);
    writer.write(8, 102, 42, array, 0, HERE);
    writer.readRange(8, 102, 0, 1, 1000, array, 0, HERE);
    writer.writeRange(8, 102, 10, 3, 5, array, 0, HERE);
    writer.writeRange(8, 102, 9, -3, 4, array, 0, HERE);
    writer.writeRange(8, 102, 9, 0, 0, array, 0, HERE);
    close();
    String field = "Field bank.Account.balance ";
    String element = "An element of an array double[] ";
    assertThat(log.lines)
        .containsExactly(
            "write 7 100[2+1*1] " + field + "6 0 " + HERE_TEXT,
            "read 7 100[2+1*1] " + field + "0 0 " + HERE_TEXT,
            "read 8 100[2+1*1] " + field + "16 0 " + NOWHERE_TEXT,
            "read 8 100[2+1*1] " + field + "0 17 " + HERE_TEXT,
            "write 8 101[0+1*1] A shared java.util.HashMap 1 0 " + HERE_TEXT,
            "write 8 102[41+1*1] " + element + "0 0 " + HERE_TEXT,
            "write 8 102[42+1*1] " + element + "0 0 " + HERE_TEXT,
            "read 8 102[0+1*1000] " + element + "0 0 " + HERE_TEXT,
            "write 8 102[10+3*5] " + element + "0 0 " + HERE_TEXT,
            "write 8 102[0+3*4] " + element + "0 0 " + HERE_TEXT);
  }

  @Test
  void aPlaceThatStandsForManyHasTheLineOfEach() throws Exception {
    Place constructor =
        new Place() {
          @Override
          public long key() {
            return 5;
          }

          @Override
          public List<Frame> frames() {
            return List.of(new Frame("bank.Account", "<init>", "Account.java", 10));
          }

          @Override
          public List<Frame> frames(Subject subject) {
            int line = subject.name().equals("owner") ? 12 : 10;
            return List.of(new Frame("bank.Account", "<init>", "Account.java", line));
          }

          @Override
          public List<String> locks() {
            return List.of();
          }

          @Override
          public String heldBy() {
            return null;
          }
        };
    writer.write(1, 1, 0, writer.subject(Subject.field("A", "balance")), 0, constructor);
    writer.write(1, 1, 1, writer.subject(Subject.field("A", "owner")), 0, constructor);
    writer.write(1, 1, 0, writer.subject(Subject.field("A", "balance")), 0, constructor);
    close();
    assertThat(log.lines.get(0)).contains("(Account.java:10)");
    assertThat(log.lines.get(1)).contains("(Account.java:12)");
    assertThat(log.lines.get(2)).contains("(Account.java:10)");
  }

  @Test
  void theHeader() throws Exception {
    writer.ended(1);
    TraceReader reader = close();
    assertThat(reader.header()).isEqualTo(Traces.HEADER);
    assertThat(reader.events()).isEqualTo(1);
    assertThat(reader.position()).isEqualTo(reader.size()).isEqualTo(out.size());
  }

  @Test
  void namesOfAnyLengthAndScript() throws Exception {
    writer.begin(1, "поток \uD83E\uDDF5", null);
    writer.begin(2, "", null);
    writer.begin(3, "x".repeat(1_000_000), null);
    close();
    assertThat(log.lines.get(0)).contains("поток \uD83E\uDDF5");
    assertThat(log.lines.get(1)).startsWith("begin 2  ");
    assertThat(log.lines.get(2)).hasSizeLessThan(10_000);
  }

  @Test
  void manyThreadsAndObjectsInAnyOrder() throws Exception {
    List<String> expected = new ArrayList<>();
    Random random = new Random(1);
    int subject = writer.subject(Subject.field("bank.Account", "balance"));
    for (int i = 0; i < 200_000; i++) {
      long actor = random.nextInt(2000);
      long object = random.nextLong() >> random.nextInt(64);
      int part = random.nextInt() >>> 1 + random.nextInt(30);
      Place place = Traces.place(random.nextLong() >> 50, "deposit", 12);
      writer.write(actor, object, part, subject, 0, place);
      expected.add("write " + actor + " " + object + "[" + part + "+1*1]");
    }
    close();
    assertThat(log.lines).hasSize(expected.size());
    for (int i = 0; i < expected.size(); i++) {
      assertThat(log.lines.get(i)).startsWith(expected.get(i));
    }
  }

  @Test
  void threadsThatWriteAtTheSameTime() throws Exception {
    int subject = writer.subject(Subject.field("bank.Account", "balance"));
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      long actor = t;
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 50_000; i++) {
                  writer.write(actor, i, 0, subject, 0, Traces.place(i, "deposit", 1 + i % 100));
                }
              }));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    close();
    long[] next = new long[4];
    for (String line : log.lines) {
      int actor = line.charAt("write ".length()) - '0';
      assertThat(line).startsWith("write " + actor + " " + next[actor] + "[0+1*1]");
      assertThat(line).contains("(Account.java:" + (1 + next[actor] % 100) + ")");
      next[actor]++;
    }
    assertThat(next).containsOnly(50_000);
  }

  private TraceReader close() throws Exception {
    writer.close();
    Path file = directory.resolve("a.trace");
    Files.write(file, out.toByteArray());
    TraceReader reader = Traces.read(file, log);
    assertThat(reader.flaw()).isNull();
    assertThat(reader.isComplete()).isTrue();
    return reader;
  }
}
