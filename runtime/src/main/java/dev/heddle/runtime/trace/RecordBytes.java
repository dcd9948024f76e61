// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.nio.charset.StandardCharsets;

/** Takes apart what {@link RecordBuffer} has put together. */
final class RecordBytes {
  private final byte[] bytes;
  private final int length;
  private int position;

  RecordBytes(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  boolean hasMore() {
    return position < length;
  }

  int one() throws DamagedException {
    if (position == length) {
      throw new DamagedException("a record is cut off");
    }
    return bytes[position++] & 0xff;
  }

  long number() throws DamagedException {
    int each = one();
    long value = each & 0x7f;
    for (int shift = 7; each >= 0x80; shift += 7) {
      if (shift > 63) {
        throw new DamagedException("a number does not end");
      }
      each = one();
      value |= (each & 0x7fL) << shift;
    }
    return value;
  }

  long signed() throws DamagedException {
    long value = number();
    return value >>> 1 ^ -(value & 1);
  }

  int signedInt() throws DamagedException {
    long value = signed();
    if (value != (int) value) {
      throw new DamagedException(value + " is too large a number");
    }
    return (int) value;
  }

  /** A number that is at least 0 and less than the limit. */
  int below(long limit) throws DamagedException {
    long value = number();
    if (value < 0 || value >= limit) {
      throw new DamagedException("there is no number " + value + " yet");
    }
    return (int) value;
  }

  /** How many things follow, each of which takes at least one byte. */
  int count() throws DamagedException {
    return below(length - position + 1L);
  }

  String text() throws DamagedException {
    int size = count();
    String text = new String(bytes, position, size, StandardCharsets.UTF_8);
    position += size;
    return text;
  }
}
