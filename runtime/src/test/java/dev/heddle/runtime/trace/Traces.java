// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Place;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Makes and reads traces for tests. */
final class Traces {
  static final TraceHeader HEADER =
      new TraceHeader("heddle 1", "a JVM 17", "bank.Main", "4711-1", 4711, 1_000_000);

  private Traces() {}

  /** A writer that must not stop. */
  static TraceWriter writer(ByteArrayOutputStream out) throws IOException {
    return new TraceWriter(
        out,
        HEADER,
        reason -> {
          throw new AssertionError(reason);
        });
  }

  static Place place(long key, String method, int line) {
    Frame inner = new Frame("bank.Account", method, "Account.java", line);
    Frame outer = new Frame("bank.Teller", "run", null, -1);
    return new TracedPlace(
        key, List.of(inner, outer), List.of("bank.Account (Account.java:7)"), "bank.Bank.accounts");
  }

  /** Reads all there is; the reader, closed, knows how it ended. */
  static TraceReader read(Path file, TraceEvents to) throws IOException, TraceException {
    try (TraceReader reader = TraceReader.open(file)) {
      while (reader.next(to)) {}
      return reader;
    }
  }
}
