// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Puts blocks into the file, each in one piece: who reads what is there finds whole blocks. */
final class BlockWriter {
  /** Below this, compressing gains nothing worth its time. */
  private static final int SHORT = 256;

  /**
   * Compressing takes longer than all the rest of tracing. It has to halve a block to be worth
   * that, and if it does not, so many of the following blocks are spared the attempt.
   */
  private static final int SPARED = 15;

  private final OutputStream out;
  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
  private final CRC32 checksum = new CRC32();
  private byte[] block = new byte[TraceFormat.BLOCK_LENGTH + 2048];
  private int spared;
  private long blocks;
  private long events;

  BlockWriter(OutputStream out) {
    this.out = out;
  }

  void write(byte[] records, int length, int newEvents) throws IOException {
    ensure(TraceFormat.BLOCK_PREFIX + length);
    int deflated = length;
    if (spared > 0) {
      spared--;
    } else if (length >= SHORT) {
      deflated = deflate(records, length);
      spared = deflated <= length / 2 ? 0 : SPARED;
    }
    if (deflated < length) {
      finish(TraceFormat.DEFLATED, length, deflated, newEvents);
    } else {
      System.arraycopy(records, 0, block, TraceFormat.BLOCK_PREFIX, length);
      finish(TraceFormat.STORED, length, length, newEvents);
    }
    blocks++;
    events += newEvents;
  }

  /** Says that nothing is missing. */
  void end() throws IOException {
    int at = put8(TraceFormat.BLOCK_PREFIX, events);
    put8(at, blocks);
    finish(TraceFormat.END, 16, 16, 0);
  }

  void close() throws IOException {
    deflater.end();
    out.close();
  }

  /** Returns the length that came of it, or the length it had if that is no gain. */
  private int deflate(byte[] records, int length) {
    deflater.reset();
    deflater.setInput(records, 0, length);
    deflater.finish();
    int deflated = deflater.deflate(block, TraceFormat.BLOCK_PREFIX, length);
    return deflater.finished() ? deflated : length;
  }

  private void finish(int kind, int length, int inFile, int newEvents) throws IOException {
    block[0] = (byte) kind;
    put4(1, length);
    put4(5, inFile);
    put4(9, newEvents);
    checksum.reset();
    checksum.update(block, 0, TraceFormat.BLOCK_PREFIX - 4);
    checksum.update(block, TraceFormat.BLOCK_PREFIX, inFile);
    put4(13, (int) checksum.getValue());
    out.write(block, 0, TraceFormat.BLOCK_PREFIX + inFile);
  }

  private void put4(int at, int value) {
    for (int i = 0; i < 4; i++) {
      block[at + i] = (byte) (value >>> 24 - 8 * i);
    }
  }

  private int put8(int at, long value) {
    put4(at, (int) (value >>> 32));
    put4(at + 4, (int) value);
    return at + 8;
  }

  private void ensure(int length) {
    if (block.length < length) {
      block = new byte[length];
    }
  }
}
