// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Place;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** When the writer stops, and what is in the file then. */
class TraceWriterTest {
  private static final int SUBJECT = 0;

  @TempDir Path directory;

  private final List<String> reasons = new ArrayList<>();

  @Test
  void aFullDiskIsToldOnceAndTheRestIsPassedOver() throws Exception {
    ByteArrayOutputStream disk = new ByteArrayOutputStream();
    OutputStream small =
        new OutputStream() {
          @Override
          public void write(int b) {
            disk.write(b);
          }

          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            int free = Math.max(0, 100_000 - disk.size());
            disk.write(bytes, offset, Math.min(free, length));
            if (free < length) {
              throw new IOException("No space left on device");
            }
          }
        };
    TraceWriter writer = new TraceWriter(small, Traces.HEADER, reasons::add);
    writeMuch(writer);
    writer.close();
    writer.flush();
    assertThat(reasons).containsExactly("No space left on device");
    EventLog log = new EventLog();
    TraceReader reader = read(disk, log);
    assertThat(reader.flaw()).contains(" has no end: ");
    assertThat(log.lines.size()).isEqualTo((int) reader.events()).isGreaterThan(1000);
  }

  @Test
  @EnabledIf("hasFullDevice")
  void theSystemSaysThatTheDiskIsFull() throws Exception {
    OutputStream full = new FileOutputStream("/dev/full");
    OutputStream behindHeader =
        new OutputStream() {
          private int written;

          @Override
          public void write(int b) {
            written++;
          }

          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            written += length;
            if (written > 1000) {
              full.write(bytes, offset, length);
            }
          }
        };
    writeMuch(new TraceWriter(behindHeader, Traces.HEADER, reasons::add));
    assertThat(reasons).containsExactly("No space left on device");
  }

  static boolean hasFullDevice() {
    return new File("/dev/full").exists();
  }

  @Test
  void whoLosesAnEventStopsTheTrace() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TraceWriter writer = new TraceWriter(out, Traces.HEADER, reasons::add);
    writer.ended(1);
    writer.stop("no stack");
    writer.ended(2);
    writer.stop("again");
    writer.close();
    assertThat(reasons).containsExactly("no stack");
    EventLog log = new EventLog();
    assertThat(read(out, log).isComplete()).isFalse();
    assertThat(log.lines).containsExactly("ended 1");
  }

  @Test
  void aPlaceThatCannotBeDescribedStopsTheTrace() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TraceWriter writer = new TraceWriter(out, Traces.HEADER, reasons::add);
    writer.ended(1);
    writer.write(1, 1, 1, SUBJECT, 0, new BrokenPlace());
    writer.ended(2);
    assertThat(reasons).containsExactly("java.lang.StackOverflowError");
    EventLog log = new EventLog();
    read(out, log);
    assertThat(log.lines).containsExactly("ended 1");
  }

  @Test
  void anErrorThatNobodyCanTellOfStopsTheTraceAllTheSame() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TraceWriter writer = new TraceWriter(out, Traces.HEADER, reasons::add);
    writer.ended(1);
    Place place =
        new BrokenPlace() {
          @Override
          public List<Frame> frames() {
            throw new Unspeakable();
          }
        };
    assertThatThrownBy(() -> writer.locked(1, 1, false, true, place))
        .isInstanceOf(StackOverflowError.class);
    writer.ended(2);
    writer.close();
    assertThat(reasons).isEmpty();
    writer.stop("an event is lost");
    writer.ended(3);
    assertThat(reasons).containsExactly("an event is lost");
    EventLog log = new EventLog();
    assertThat(read(out, log).flaw()).contains(" has no end: ");
    assertThat(log.lines).containsExactly("ended 1");
  }

  /** As if the stack were at its end where the error is caught. */
  private static final class Unspeakable extends Error {
    private static final long serialVersionUID = 1;

    @Override
    public String toString() {
      throw new StackOverflowError();
    }
  }

  private static class BrokenPlace implements Place {
    @Override
    public long key() {
      return 1;
    }

    @Override
    public List<Frame> frames() {
      throw new StackOverflowError();
    }

    @Override
    public List<String> locks() {
      return List.of();
    }

    @Override
    public String heldBy() {
      return null;
    }
  }

  @Test
  void theCallerMayHoldLocksThatPlacesTake() throws Exception {
    TraceWriter writer = new TraceWriter(new ByteArrayOutputStream(), Traces.HEADER, reasons::add);
    Object callersLock = new Object();
    Place place =
        new Place() {
          @Override
          public long key() {
            return 1;
          }

          @Override
          public List<Frame> frames() {
            Thread other =
                new Thread(
                    () -> {
                      synchronized (callersLock) {
                        writer.ended(2);
                      }
                    });
            other.start();
            try {
              other.join();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            synchronized (callersLock) {
              return List.of();
            }
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
    writer.locked(1, 1, false, true, place);
    assertThat(reasons).isEmpty();
  }

  @Test
  void aListenerThatFailsIsToldAgain() throws Exception {
    TraceWriter writer =
        new TraceWriter(
            new ByteArrayOutputStream(),
            Traces.HEADER,
            reason -> {
              reasons.add(reason);
              if (reasons.size() == 1) {
                throw new StackOverflowError();
              }
            });
    writer.stop("no stack");
    writer.ended(1);
    writer.ended(1);
    assertThat(reasons).containsExactly("no stack", "no stack");
  }

  @Test
  void whatIsFlushedSurvivesAKill() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TraceWriter writer = Traces.writer(out);
    writer.ended(1);
    writer.flush();
    writer.flush();
    writer.ended(2);
    EventLog log = new EventLog();
    read(out, log);
    assertThat(log.lines).containsExactly("ended 1");
  }

  private static void writeMuch(TraceWriter writer) {
    int subject = writer.subject(Subject.field("bank.Account", "balance"));
    Place place = Traces.place(1, "deposit", 12);
    for (int i = 0; i < 500_000; i++) {
      writer.write(i % 3, i * 1234567L % 999983, 0, subject, 0, place);
    }
  }

  private TraceReader read(ByteArrayOutputStream out, EventLog log) throws Exception {
    Path file = directory.resolve("a.trace");
    Files.write(file, out.toByteArray());
    return Traces.read(file, log);
  }
}
