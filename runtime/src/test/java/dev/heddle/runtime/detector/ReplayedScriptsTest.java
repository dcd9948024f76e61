// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.detector.RandomScript.Step;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceReader;
import dev.heddle.runtime.trace.TraceWriter;
import dev.heddle.runtime.trace.replay.Replay;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A detector finds the same in a trace as in the run that was traced. */
class ReplayedScriptsTest {
  private static final int SCRIPTS = 300;

  @TempDir Path directory;

  /** What a detector reports, as text. */
  private static final class Told implements Reports {
    final List<String> races = new ArrayList<>();

    @Override
    public void race(
        Detector by,
        Finding.Evidence evidence,
        MemoryAccess later,
        List<MemoryAccess> earlier,
        String how) {
      StringBuilder text = new StringBuilder(evidence + ": " + text(later));
      for (MemoryAccess each : earlier) {
        text.append(" / ").append(text(each));
      }
      races.add(text.toString());
    }

    private static String text(MemoryAccess access) {
      return access.actor.name()
          + (access.writes ? " writes " : " reads ")
          + (access.location.subject() + " at ")
          + (access.place.frames() + " holding " + access.place.locks() + access.locks.size());
    }

    /** The scripts' locks have no names in a trace. */
    @Override
    public void found(Finding finding) {
      StringBuilder text = new StringBuilder(finding.kind().toString());
      for (Access each : finding.accesses()) {
        text.append(' ').append(each.thread()).append(each.stack());
      }
      races.add(text.toString());
    }
  }

  @Test
  void aReplayIsAsGoodAsTheRun() throws Exception {
    int found = 0;
    for (int seed = 0; seed < SCRIPTS; seed++) {
      List<Step> steps = RandomScript.of(seed, RandomScript.COMMON);
      Path trace = record(steps);
      for (String name : Detectors.names()) {
        for (Granularity granularity : Granularity.values()) {
          Told live = new Told();
          Detector detector;
          try {
            detector = Detectors.create(name, granularity, live);
          } catch (IllegalArgumentException e) {
            // Not every detector has both.
            continue;
          }
          RandomScript.play(steps, new Scenario(reports -> detector));
          Told replayed = replay(trace, name, granularity);
          assertThat(replayed.races).as("%s, seed %d", name, seed).isEqualTo(live.races);
          found += live.races.size();
        }
      }
    }
    assertThat(found).isGreaterThan(SCRIPTS);
  }

  private Path record(List<Step> steps) throws Exception {
    Path trace = directory.resolve("a.trace");
    TraceHeader header = TraceHeader.ofThisJvm("heddle 1", "");
    TraceWriter writer =
        new TraceWriter(new FileOutputStream(trace.toFile()), header, reason -> {});
    RandomScript.play(steps, new Scenario(reports -> new Recording(writer)));
    writer.close();
    return trace;
  }

  private static Told replay(Path trace, String name, Granularity granularity) throws Exception {
    Told told = new Told();
    Replay replay = new Replay(Detectors.create(name, granularity, told));
    try (TraceReader reader = TraceReader.open(trace)) {
      while (reader.next(replay)) {}
      assertThat(reader.isComplete()).isTrue();
    }
    return told;
  }
}
