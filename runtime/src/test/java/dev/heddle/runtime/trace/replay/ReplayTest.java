// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.event.Waiting;
import dev.heddle.runtime.trace.Mortal;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceReader;
import dev.heddle.runtime.trace.TraceWriter;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a detector hears in a replay. */
class ReplayTest {
  private static final Place HERE = new Here(1, 10);
  private static final Place THERE = new Here(2, 20);

  @TempDir Path directory;

  private final CollectedFindings findings = new CollectedFindings();
  private Path file;
  private TraceWriter writer;
  private int field;
  private int array;

  private record Here(long key, int line) implements Place {
    @Override
    public List<Frame> frames() {
      return List.of(new Frame("bank.Account", "deposit", "Account.java", line));
    }

    @Override
    public List<String> locks() {
      return List.of();
    }

    @Override
    public String heldBy() {
      return "bank.Bank.accounts";
    }
  }

  /** Writes down what it hears; takes any two accesses of different threads for a race. */
  private static final class Listening implements Detector {
    final List<String> heard = new ArrayList<>();
    private final Granularity granularity;
    private final Reports reports;

    Listening(Granularity granularity, Reports reports) {
      this.granularity = granularity;
      this.reports = reports;
    }

    @Override
    public String name() {
      return "listening";
    }

    @Override
    public Granularity granularity() {
      return granularity;
    }

    @Override
    public Object read(Object state, MemoryAccess access) {
      return access(state, access);
    }

    @Override
    public Object write(Object state, MemoryAccess access) {
      return access(state, access);
    }

    private Object access(Object state, MemoryAccess access) {
      StringBuilder locks = new StringBuilder();
      for (int i = 0; i < access.locks.size(); i++) {
        locks.append(' ').append(access.locks.get(i).name());
      }
      heard.add(
          (access.writes ? "write" : "read")
              + (state == null ? " first" : "")
              + (access.section == null ? "" : " in section")
              + (access.is(MemoryAccess.CALL) ? " call" : "")
              + locks);
      if (state != null && ((MemoryAccess) state).actor != access.actor) {
        reports.race(this, Finding.Evidence.OBSERVED, access, List.of((MemoryAccess) state));
      }
      return access;
    }

    @Override
    public void started(Actor parent, Actor child) {
      heard.add(parent.name() + " starts " + child.name());
    }

    @Override
    public void ended(Actor actor) {
      heard.add(actor.name() + " ends");
    }

    @Override
    public void joined(Actor observer, Actor ended) {
      heard.add(observer.name() + " joins " + ended.name());
    }

    @Override
    public void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
      heard.add(
          lock.number() + " locked" + (isShared ? " shared" : "") + (mayWait ? " waits" : ""));
    }

    @Override
    public void unlocked(Actor actor, Lock lock, boolean isShared) {
      heard.add(lock.number() + " unlocked" + (isShared ? " shared" : ""));
    }

    @Override
    public void hanging(List<Waiting> circle) {
      StringBuilder text = new StringBuilder("hanging");
      for (Waiting each : circle) {
        text.append(' ').append(each.actor().name()).append(" at ").append(each.lock().name());
      }
      heard.add(text.toString());
    }

    @Override
    public void acquired(Actor actor, Channel channel, boolean isLock) {
      heard.add("acquired " + channel.kept(this));
    }

    @Override
    public void released(Actor actor, Channel channel, boolean isLock) {
      channel.keep(this, actor.name());
      heard.add("released");
    }

    @Override
    public void withdrawn(Actor actor, Channel channel) {
      heard.add("withdrawn " + channel.kept(this));
    }

    @Override
    public void acquiredAll(Actor actor) {
      heard.add("acquired all");
    }

    @Override
    public void beginning(Object state, Actor actor) {
      heard.add("beginning" + (state == null ? " first" : ""));
    }

    @Override
    public void validating(Actor actor, Section section, Channel channel) {
      section.keep(this, "validated");
      heard.add("validating");
    }

    @Override
    public void resolved(Section section, boolean counts) {
      heard.add("resolved " + section.kept(this) + " " + counts);
    }
  }

  @BeforeEach
  void open() throws Exception {
    file = directory.resolve("a.trace");
    TraceHeader header = TraceHeader.ofThisJvm("heddle 1", "");
    writer = new TraceWriter(new FileOutputStream(file.toFile()), header, reason -> {});
    field = writer.subject(Subject.field("bank.Account", "balance"));
    array = writer.subject(Subject.array("int[]", null));
  }

  @Test
  void threadsAndChannels() throws Exception {
    writer.begin(1, "main", null);
    writer.begin(2, "teller", null);
    writer.started(1, 2);
    writer.released(2, 7, false);
    writer.acquired(1, 7, false);
    writer.acquired(1, 8, true);
    writer.withdrawn(2, 7);
    writer.acquiredAll(1);
    writer.ended(2);
    writer.joined(1, 2);
    writer.joined(1, 3);
    writer.forget(Mortal.CHANNEL, 7);
    writer.acquired(1, 7, false);
    assertThat(replay(Granularity.FIELD))
        .containsExactly(
            "main starts teller",
            "released",
            "acquired teller",
            "acquired null",
            "withdrawn teller",
            "acquired all",
            "teller ends",
            "main joins teller",
            "main joins thread 3",
            "acquired null");
  }

  @Test
  void writesAreProtectedByLocksThatAreOwnOnly() throws Exception {
    writer.lockNamed(1, "A@1");
    writer.lockNamed(2, "B@1");
    writer.locked(1, 1, false, true, HERE);
    writer.locked(1, 2, true, false, HERE);
    writer.locked(1, 1, false, true, HERE);
    writer.read(1, 5, 0, field, 0, HERE);
    writer.write(1, 5, 0, field, 0, HERE);
    writer.unlocked(1, 1, false);
    writer.write(1, 5, 0, field, 0, HERE);
    writer.unlocked(1, 1, false);
    writer.unlocked(1, 1, false);
    writer.read(1, 5, 0, field, 0, HERE);
    writer.write(1, 5, 0, field, 0, HERE);
    writer.write(2, 6, 0, field, 0, HERE);
    assertThat(replay(Granularity.FIELD))
        .containsExactly(
            "1 locked waits",
            "2 locked shared",
            "1 locked waits",
            "read first A@1 B@1",
            "write A@1",
            "1 unlocked",
            "write A@1",
            "1 unlocked",
            "1 unlocked",
            "read B@1",
            "write",
            "write first");
  }

  @Test
  void circlesAreToldWhenTheyAreWhole() throws Exception {
    writer.begin(1, "main", null);
    writer.begin(2, "teller", null);
    writer.lockNamed(1, "A@1");
    writer.lockNamed(2, "B@1");
    writer.waits(1, 2, false, HERE);
    writer.waits(2, 1, true, THERE);
    writer.waits(3, 1, true, THERE);
    writer.waits(1, 2, false, HERE);
    assertThat(replay(Granularity.FIELD))
        .containsExactly("hanging main at B@1 teller at A@1", "hanging thread 3 at A@1");
  }

  @Test
  void eachFieldHasAStateOfItsOwn() throws Exception {
    writeParts();
    assertThat(replay(Granularity.FIELD))
        .containsExactly(
            "write first",
            "write first",
            "write",
            "write first",
            "beginning",
            "beginning first",
            "write first");
  }

  @Test
  void orEachObject() throws Exception {
    writeParts();
    assertThat(replay(Granularity.OBJECT))
        .containsExactly(
            "write first",
            "write",
            "write",
            "write first",
            "beginning",
            "beginning",
            "write first");
  }

  private void writeParts() {
    writer.write(1, 5, 0, field, 0, HERE);
    writer.write(1, 5, 1, field, 0, HERE);
    writer.write(1, 5, 0, field, 0, HERE);
    writer.write(1, 6, 0, field, 0, HERE);
    writer.beginning(1, 5, 0);
    writer.beginning(1, 5, 2);
    writer.forget(Mortal.OBJECT, 5);
    writer.write(1, 5, 0, field, 0, HERE);
  }

  @Test
  void rangesAreToldOnceForEachState() throws Exception {
    writer.writeRange(1, 9, 0, 1, 100, array, 0, HERE);
    writer.writeRange(1, 9, 50, 1, 100, array, 0, THERE);
    writer.read(1, 9, 149, array, 0, HERE);
    writer.read(1, 9, 150, array, 0, HERE);
    assertThat(replay(Granularity.FIELD))
        .containsExactly("write first", "write", "write first", "read", "read first");
  }

  @Test
  void equalAccessesAreOneObjectUnlessTheyAreAtomic() throws Exception {
    writer.write(1, 5, 0, field, 0, HERE);
    writer.write(1, 6, 0, field, 0, HERE);
    writer.write(1, 5, 1, field, MemoryAccess.ATOMIC, HERE);
    writer.write(1, 6, 1, field, MemoryAccess.ATOMIC, HERE);
    writer.locked(1, 1, false, true, HERE);
    writer.write(1, 6, 0, field, 0, HERE);
    writer.close();
    List<MemoryAccess> accesses = new ArrayList<>();
    Detector collecting =
        new Detector() {
          @Override
          public String name() {
            return "collecting";
          }

          @Override
          public Object write(Object state, MemoryAccess access) {
            accesses.add(access);
            return null;
          }
        };
    try (TraceReader reader = TraceReader.open(file)) {
      Replay replay = new Replay(collecting);
      while (reader.next(replay)) {}
    }
    assertThat(accesses.get(0)).isSameAs(accesses.get(1));
    assertThat(accesses.get(2)).isNotSameAs(accesses.get(3));
    assertThat(accesses.get(4)).isNotSameAs(accesses.get(0));
    assertThat(accesses.get(4).locks.size()).isEqualTo(1);
  }

  @Test
  void sections() throws Exception {
    writer.read(1, 5, 0, field, 0, HERE, 3);
    writer.read(1, 5, 0, field, 0, HERE);
    writer.validating(1, 3, 7);
    writer.resolved(3, true);
    writer.resolved(4, false);
    assertThat(replay(Granularity.FIELD))
        .containsExactly(
            "read first in section",
            "read",
            "validating",
            "resolved validated true",
            "resolved null false");
  }

  @Test
  void findingsAreCountedAndHaveTheLatestNames() throws Exception {
    writer.begin(1, "Thread-0", HERE);
    writer.begin(2, "Thread-1", null);
    for (int i = 0; i < 3; i++) {
      writer.write(1, 5, 0, field, 0, HERE);
      writer.read(2, 5, 0, field, 0, THERE);
    }
    writer.write(1, 9, 3, array, 0, HERE);
    writer.write(2, 9, 3, array, 0, THERE);
    writer.renamed(2, "teller");
    replay(Granularity.FIELD);
    assertThat(findings.wereTooMany()).isFalse();
    assertThat(findings.all()).hasSize(2);
    Finding balance = findings.all().get(0);
    assertThat(balance.subject()).isEqualTo(Subject.field("bank.Account", "balance"));
    assertThat(balance.detector()).isEqualTo("listening");
    assertThat(balance.occurrences()).isEqualTo(5);
    assertThat(balance.object()).isNull();
    assertThat(balance.accesses().get(0).thread()).isEqualTo("teller");
    assertThat(balance.accesses().get(0).stack().get(0).line()).isEqualTo(20);
    assertThat(balance.accesses().get(1).thread()).isEqualTo("Thread-0");
    assertThat(balance.accesses().get(1).threadStartedAt()).hasSize(1);
    assertThat(balance.message()).contains("\"teller\"", "\"Thread-0\"");
    assertThat(findings.all().get(1).subject())
        .isEqualTo(Subject.array("int[]", "bank.Bank.accounts"));
  }

  @Test
  void whatHappenedCountsMoreThanWhatCouldHappen() {
    Detector any = new Listening(Granularity.FIELD, findings);
    MemoryAccess one = access(1, HERE);
    MemoryAccess two = access(2, THERE);
    findings.race(any, Finding.Evidence.PREDICTED, two, List.of(one));
    findings.race(any, Finding.Evidence.OBSERVED, two, List.of(one));
    findings.race(any, Finding.Evidence.PREDICTED, one, List.of(two));
    assertThat(findings.all()).hasSize(1);
    assertThat(findings.all().get(0).evidence()).isEqualTo(Finding.Evidence.OBSERVED);
    assertThat(findings.all().get(0).occurrences()).isEqualTo(3);
  }

  @Test
  void otherFindingsAreCountedToo() {
    findings.race(
        new Listening(Granularity.FIELD, findings),
        Finding.Evidence.OBSERVED,
        access(1, HERE),
        List.of(access(2, THERE)));
    Finding race = findings.all().get(0);
    findings.found(race.withOccurrences(2));
    assertThat(findings.all()).containsExactly(race.withOccurrences(3));
  }

  private static MemoryAccess access(int actor, Place place) {
    Location location = () -> Subject.field("bank.Account", "balance");
    return new MemoryAccess(new TracedActor(actor), true, location, place, LockSet.EMPTY, 0);
  }

  private List<String> replay(Granularity granularity) throws Exception {
    writer.close();
    Listening detector = new Listening(granularity, findings);
    Replay replay = new Replay(detector);
    try (TraceReader reader = TraceReader.open(file)) {
      while (reader.next(replay)) {}
      assertThat(reader.isComplete()).isTrue();
    }
    return detector.heard;
  }
}
