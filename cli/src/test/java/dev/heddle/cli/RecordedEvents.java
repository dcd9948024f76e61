// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Traces of a main thread, 1, that starts two tellers, 2 and 3, who deposit. */
final class RecordedEvents {
  static final int MAIN = 1;
  static final int ONE = 2;
  static final int TWO = 3;
  private static final long ACCOUNT = 10;
  private static final long LOCK = 20;
  private static final long QUEUE = 30;

  final TraceWriter writer;
  private final int balance;

  private record At(int line) implements Place {
    @Override
    public long key() {
      return line;
    }

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
      return null;
    }
  }

  RecordedEvents(Path file) throws IOException {
    TraceHeader header = TraceHeader.ofThisJvm("heddle 1", "");
    writer =
        new TraceWriter(
            new FileOutputStream(file.toFile()),
            header,
            reason -> {
              throw new AssertionError(reason);
            });
    balance = writer.subject(Subject.field("bank.Account", "balance"));
    writer.begin(MAIN, "main", null);
    for (int teller = ONE; teller <= TWO; teller++) {
      writer.begin(teller, "teller-" + (teller - 1), new At(1));
      writer.started(MAIN, teller);
    }
    writer.lockNamed(LOCK, "bank.Account@1");
  }

  /** Reads and writes the balance, with nothing that protects it. */
  RecordedEvents deposit(int teller) {
    writer.read(teller, ACCOUNT, 0, balance, 0, new At(10));
    writer.write(teller, ACCOUNT, 0, balance, 0, new At(10));
    return this;
  }

  /** The first teller makes so many accounts. */
  RecordedEvents depositInMany(int accounts) {
    for (int i = 1; i <= accounts; i++) {
      writer.write(ONE, ACCOUNT + i, 0, balance, 0, new At(10));
    }
    return this;
  }

  RecordedEvents depositUnderLock(int teller) {
    writer.locked(teller, LOCK, false, true, new At(9));
    writer.acquired(teller, LOCK, true);
    deposit(teller);
    writer.released(teller, LOCK, true);
    writer.unlocked(teller, LOCK, false);
    return this;
  }

  /** From the first teller to the second, by a queue. */
  RecordedEvents handOver() {
    writer.released(ONE, QUEUE, false);
    writer.acquired(TWO, QUEUE, false);
    return this;
  }

  void close() {
    writer.close();
  }
}
