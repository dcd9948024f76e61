// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.trace.replay.Replay;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trace that is larger than the memory of the JVMs that write and replay it. */
class LargeTraceTest {
  private static final String HEAP = "-Xmx24m";
  private static final long BYTES = 50_000_000;

  @TempDir Path directory;

  @Test
  void isWrittenAndReplayedInLittleMemory() throws Exception {
    Path file = directory.resolve("large.trace");
    Path output = directory.resolve("output.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-cp",
                System.getProperty("java.class.path"),
                LargeTraceTest.class.getName(),
                file.toString(),
                Long.toString(BYTES))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor()).as(Files.readString(output)).isZero();
    assertThat(Files.size(file)).isGreaterThan(BYTES);
  }

  /** Writes a trace of at least that size, and replays it. */
  public static void main(String[] arguments) throws Exception {
    Path file = Path.of(arguments[0]);
    long events = write(file, Long.parseLong(arguments[1]));
    Counter counter = new Counter();
    Replay replay = new Replay(counter);
    try (TraceReader reader = TraceReader.open(file)) {
      while (reader.next(replay)) {}
      if (!reader.isComplete() || reader.events() != events || counter.count < events / 2) {
        throw new IllegalStateException(
            reader.flaw() + " " + reader.events() + " " + events + " " + counter.count);
      }
    }
  }

  private static long write(Path file, long bytes) throws IOException {
    FileOutputStream out = new FileOutputStream(file.toFile());
    TraceWriter writer = new TraceWriter(out, Traces.HEADER, reason -> {});
    SyntheticRun run = new SyntheticRun(writer);
    long events = SyntheticRun.THREADS;
    while (Files.size(file) < bytes) {
      events += run.go(100_000);
    }
    writer.close();
    return events;
  }

  /** Keeps a state for each location, as a real one does. */
  private static final class Counter implements Detector {
    long count;

    @Override
    public String name() {
      return "counter";
    }

    @Override
    public Object read(Object state, MemoryAccess access) {
      count++;
      return state == null ? List.of(access) : state;
    }

    @Override
    public Object write(Object state, MemoryAccess access) {
      return read(state, access);
    }
  }
}
