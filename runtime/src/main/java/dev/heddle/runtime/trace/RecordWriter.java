// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.io.IOException;
import java.util.Arrays;

/**
 * Turns events into records, and full buffers into blocks. Guarded by the lock of the {@link
 * TraceWriter} that it belongs to.
 */
final class RecordWriter {
  /** The actor of events that nobody in particular makes. */
  static final long ANYBODY = Long.MIN_VALUE;

  static final long NO_SECTION = 0;

  // What an operand is, besides what Bases has: no operand, one that is relative to nothing.
  static final int NOTHING = -1;
  static final int PLACE = -2;
  static final int PART = -3;

  /** What a killed program loses is at most so old, as long as it does anything. */
  private static final long NANOS_TO_FLUSH = 1_000_000_000;

  /** Events between two looks at the clock, less one. */
  private static final int CLOCK_MASK = 63;

  private final BlockWriter blocks;
  private final RecordBuffer buffer = new RecordBuffer();
  private final DefinitionWriter definitions = new DefinitionWriter(buffer);
  private final Bases bases = new Bases();

  /** The part that was accessed last, by shape. */
  private int[] lastParts = new int[256];

  private int events;
  private long lastFlush = System.nanoTime();

  RecordWriter(BlockWriter blocks) {
    this.blocks = blocks;
  }

  DefinitionWriter definitions() {
    return definitions;
  }

  void event(int operation, long actor, int sort, long number, int secondSort, long secondNumber)
      throws IOException {
    turnTo(actor);
    buffer.one(operation);
    operand(sort, number);
    operand(secondSort, secondNumber);
    endEvent();
  }

  void event(int operation, long actor, int sort, long number, String text) throws IOException {
    turnTo(actor);
    buffer.one(operation);
    operand(sort, number);
    buffer.text(text);
    endEvent();
  }

  void access(long actor, int shape, long object, int first, int step, int count, long section)
      throws IOException {
    turnTo(actor);
    if (shape >= lastParts.length) {
      lastParts = Arrays.copyOf(lastParts, 2 * shape);
    }
    int operation = TraceFormat.ACCESS;
    operation |= object == bases.get(Bases.OBJECT) ? 0 : TraceFormat.OTHER_OBJECT;
    operation |= first == lastParts[shape] ? 0 : TraceFormat.OTHER_PART;
    operation |= section == NO_SECTION ? 0 : TraceFormat.IN_SECTION;
    operation |= count == 1 ? 0 : TraceFormat.RANGE;
    buffer.one(operation);
    buffer.number(shape);
    if ((operation & TraceFormat.OTHER_OBJECT) != 0) {
      operand(Bases.OBJECT, object);
    }
    if ((operation & TraceFormat.OTHER_PART) != 0) {
      buffer.signed((long) first - lastParts[shape]);
      lastParts[shape] = first;
    }
    if ((operation & TraceFormat.IN_SECTION) != 0) {
      operand(Bases.SECTION, section);
    }
    if ((operation & TraceFormat.RANGE) != 0) {
      buffer.signed(step);
      buffer.number(count);
    }
    endEvent();
  }

  private void turnTo(long actor) {
    if (actor != bases.actor() && actor != ANYBODY) {
      buffer.one(TraceFormat.ACTOR);
      buffer.signed(actor - bases.actor());
      buffer.endRecord();
      bases.turnTo(actor);
    }
  }

  private void operand(int sort, long number) {
    switch (sort) {
      case NOTHING -> {}
      case PLACE, PART -> buffer.number(number);
      default -> {
        buffer.signed(number - bases.get(sort));
        bases.set(sort, number);
      }
    }
  }

  private void endEvent() throws IOException {
    buffer.endRecord();
    events++;
    if (buffer.length() >= TraceFormat.BLOCK_LENGTH
        || (events & CLOCK_MASK) == 0 && System.nanoTime() - lastFlush > NANOS_TO_FLUSH) {
      flush();
    }
  }

  void flush() throws IOException {
    int length = buffer.length();
    int count = events;
    // Cleared first: what could not be written must not be written a second time behind its half.
    buffer.clear();
    events = 0;
    if (length > 0) {
      blocks.write(buffer.bytes(), length, count);
    }
    lastFlush = System.nanoTime();
  }

  /** Writes all there is, and that it is all. */
  void end() throws IOException {
    flush();
    blocks.end();
    blocks.close();
  }

  /** Writes all that is whole. */
  void abandon() throws IOException {
    try {
      flush();
    } finally {
      blocks.close();
    }
  }
}
