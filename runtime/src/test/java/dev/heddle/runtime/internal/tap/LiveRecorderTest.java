// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.Checking;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.trace.TraceEvents;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceReader;
import dev.heddle.runtime.trace.TraceWriter;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a trace of this JVM must not tell. */
class LiveRecorderTest {
  @TempDir Path directory;

  private final List<String> reasons = new ArrayList<>();

  @AfterEach
  void nothingIsLost() {
    Checking.orderLost = false;
  }

  @Test
  void aTraceEndsWhereAnEventIsLost() throws Exception {
    assertThat(toldOf((recorder, actor) -> recorder.acquiredAll(actor))).isEqualTo(1);
  }

  /** What the lost event may have said of the section, the trace would say otherwise. */
  @Test
  void soDoesOneWhereASectionIsResolvedNext() throws Exception {
    Section section = new Section();
    assertThat(toldOf((recorder, actor) -> recorder.resolved(section, true))).isEqualTo(1);
  }

  /** How many events of one sort a trace has if one is lost between the first and the second. */
  private int toldOf(BiConsumer<LiveRecorder, Actor> event) throws Exception {
    Path file = directory.resolve("a.trace");
    TraceHeader header = TraceHeader.ofThisJvm("heddle 1", "");
    TraceWriter writer = new TraceWriter(new FileOutputStream(file.toFile()), header, reasons::add);
    LiveRecorder recorder = new LiveRecorder(writer);
    Actor actor = ThreadState.current().record;
    event.accept(recorder, actor);
    Checking.orderLost = true;
    event.accept(recorder, actor);
    recorder.close();
    assertThat(reasons)
        .containsExactly("the program was out of stack or memory, or stopped a thread");
    AtomicInteger told = new AtomicInteger();
    TraceEvents events =
        new TraceEvents() {
          @Override
          public void acquiredAll(long number) {
            told.incrementAndGet();
          }

          @Override
          public void resolved(long number, boolean counts) {
            told.incrementAndGet();
          }
        };
    try (TraceReader reader = TraceReader.open(file)) {
      while (reader.next(events)) {}
      assertThat(reader.isComplete()).isFalse();
    }
    return told.get();
  }
}
