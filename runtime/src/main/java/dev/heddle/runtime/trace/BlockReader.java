// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Takes blocks from the file, one at a time, as long as they are whole. */
final class BlockReader {
  /** How the reading ended, or that it has not. */
  enum State {
    READING,
    /** With the end record, and nothing behind it. */
    COMPLETE,
    /** Without an end record. */
    CUT,
    /** With something that nobody has written. */
    DAMAGED
  }

  private final InputStream in;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 checksum = new CRC32();
  private final byte[] prefix = new byte[TraceFormat.BLOCK_PREFIX];
  private byte[] inFile = new byte[TraceFormat.BLOCK_LENGTH];
  private byte[] records = new byte[TraceFormat.BLOCK_LENGTH];
  private int recordsLength;
  private long position;
  private long blocks;
  private long events;
  private State state = State.READING;

  /**
   * @param position how much of the file was read before
   */
  BlockReader(InputStream in, long position) {
    this.in = in;
    this.position = position;
  }

  State state() {
    return state;
  }

  /** Where the last whole block has ended. */
  long position() {
    return position;
  }

  /** How many events there were in the blocks so far. */
  long events() {
    return events;
  }

  /** Reads the next block; false if there is none, and the state says why. */
  boolean read() throws IOException {
    return next(false);
  }

  /** Passes over the next block, without a look at what is in it. */
  boolean skip() throws IOException {
    return next(true);
  }

  /** The records of the block that was read last. */
  RecordBytes records() {
    return new RecordBytes(records, recordsLength);
  }

  void close() throws IOException {
    inflater.end();
    in.close();
  }

  private boolean next(boolean isSkipped) throws IOException {
    if (state != State.READING) {
      return false;
    }
    if (in.readNBytes(prefix, 0, prefix.length) < prefix.length) {
      state = State.CUT;
      return false;
    }
    ByteBuffer fields = ByteBuffer.wrap(prefix);
    int kind = fields.get();
    int length = fields.getInt();
    int lengthInFile = fields.getInt();
    int newEvents = fields.getInt();
    int sum = fields.getInt();
    if (kind < TraceFormat.STORED
        || kind > TraceFormat.END
        || length < 0
        || length > TraceFormat.LONGEST_BLOCK
        || lengthInFile < 0
        || lengthInFile > length
        || newEvents < 0
        || newEvents > length) {
      state = State.DAMAGED;
      return false;
    }
    boolean isPassed = isSkipped && kind != TraceFormat.END;
    if (isPassed ? !pass(lengthInFile) : !load(lengthInFile)) {
      state = State.CUT;
      return false;
    }
    if (!isPassed && (checksum(lengthInFile) != sum || !unpack(kind, length, lengthInFile))) {
      state = State.DAMAGED;
      return false;
    }
    if (kind == TraceFormat.END) {
      end();
      return false;
    }
    position += TraceFormat.BLOCK_PREFIX + lengthInFile;
    blocks++;
    events += newEvents;
    return true;
  }

  private boolean pass(int length) throws IOException {
    try {
      in.skipNBytes(length);
      return true;
    } catch (EOFException e) {
      return false;
    }
  }

  private boolean load(int length) throws IOException {
    if (inFile.length < length) {
      inFile = new byte[length];
    }
    return in.readNBytes(inFile, 0, length) == length;
  }

  private int checksum(int lengthInFile) {
    checksum.reset();
    checksum.update(prefix, 0, TraceFormat.BLOCK_PREFIX - 4);
    checksum.update(inFile, 0, lengthInFile);
    return (int) checksum.getValue();
  }

  private boolean unpack(int kind, int length, int lengthInFile) {
    recordsLength = length;
    if (records.length < length) {
      records = new byte[length];
    }
    if (kind != TraceFormat.DEFLATED) {
      System.arraycopy(inFile, 0, records, 0, lengthInFile);
      return length == lengthInFile;
    }
    inflater.reset();
    inflater.setInput(inFile, 0, lengthInFile);
    try {
      return inflater.inflate(records, 0, length) == length;
    } catch (DataFormatException e) {
      return false;
    }
  }

  /** The end record counts what came before it. */
  private void end() throws IOException {
    ByteBuffer counts = ByteBuffer.wrap(records, 0, recordsLength);
    boolean isRight =
        recordsLength == 16 && counts.getLong() == events && counts.getLong() == blocks;
    state = isRight && in.read() < 0 ? State.COMPLETE : State.DAMAGED;
    position += TraceFormat.BLOCK_PREFIX + recordsLength;
  }
}
