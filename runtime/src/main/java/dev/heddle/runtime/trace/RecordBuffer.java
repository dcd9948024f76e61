// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The records of a block as they are being written; what an error cut short is not counted. */
final class RecordBuffer {
  private byte[] bytes = new byte[TraceFormat.BLOCK_LENGTH + 1024];
  private int position;

  /** Up to here records are whole. */
  private int end;

  void one(int value) {
    ensure(1);
    bytes[position++] = (byte) value;
  }

  /** Seven bits in each byte, the lowest first; the eighth says that more follow. */
  void number(long value) {
    ensure(10);
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      bytes[position++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[position++] = (byte) rest;
  }

  /** Small numbers of either sign become small numbers without one. */
  void signed(long value) {
    number(value << 1 ^ value >> 63);
  }

  void text(String text) {
    boolean isLong = text.length() > TraceFormat.LONGEST_TEXT;
    String written = isLong ? text.substring(0, TraceFormat.LONGEST_TEXT) : text;
    byte[] encoded = written.getBytes(StandardCharsets.UTF_8);
    number(encoded.length);
    ensure(encoded.length);
    System.arraycopy(encoded, 0, bytes, position, encoded.length);
    position += encoded.length;
  }

  void endRecord() {
    end = position;
  }

  /** How long the whole records are. */
  int length() {
    return end;
  }

  byte[] bytes() {
    return bytes;
  }

  void clear() {
    position = 0;
    end = 0;
  }

  private void ensure(int more) {
    if (bytes.length - position < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, position + more));
    }
  }
}
