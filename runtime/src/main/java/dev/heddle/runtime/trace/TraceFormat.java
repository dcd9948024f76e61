// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/** The numbers that writer and reader must agree on. */
final class TraceFormat {
  /** Begins like a PNG file: whatever mangles text shows in the first eight bytes. */
  static final byte[] MAGIC = {(byte) 0x89, 'H', 'E', 'D', 'D', 'L', 'E', '\n'};

  /** Earlier ones have fewer kinds of events, and can be read. */
  static final int VERSION = 2;

  /** Magic, version, length of what follows, and its checksum. */
  static final int HEADER_PREFIX = MAGIC.length + 2 + 2 + 4;

  // Kinds of blocks.
  static final int STORED = 1;
  static final int DEFLATED = 2;
  static final int END = 3;

  /** Kind, length, length in the file, events, checksum. */
  static final int BLOCK_PREFIX = 1 + 4 + 4 + 4 + 4;

  /** A block is written as soon as it is so long. */
  static final int BLOCK_LENGTH = 1 << 16;

  /** No block is longer, whatever is in it: who reads a larger number reads a damaged file. */
  static final int LONGEST_BLOCK = 1 << 24;

  /** Longer texts, such as strange names of threads, are cut. */
  static final int LONGEST_TEXT = 1 << 13;

  // Definitions. The next free number of its sort stands for the thing from then on.
  static final int TEXT = 0x01;
  static final int METHOD = 0x02;
  static final int FRAME = 0x03;
  static final int PLACE = 0x04;
  static final int SUBJECT = 0x05;
  static final int SHAPE = 0x06;

  /** The actor of the following events. */
  static final int ACTOR = 0x07;

  // Events. Those with a gap behind them use the lowest bits for what is said there.
  static final int BEGIN = 0x10;
  static final int RENAMED = 0x11;
  static final int LOCK_NAMED = 0x12;
  static final int STARTED = 0x13;
  static final int ENDED = 0x14;
  static final int JOINED = 0x15;

  /** Plus {@link #SHARED} and {@link #MAY_WAIT}. */
  static final int LOCKED = 0x18;

  /** Plus {@link #SHARED}. */
  static final int UNLOCKED = 0x1c;

  /** Plus {@link #LAST}. */
  static final int WAITS = 0x1e;

  /** Plus {@link #IS_LOCK}. */
  static final int ACQUIRED = 0x20;

  /** Plus {@link #IS_LOCK}. */
  static final int RELEASED = 0x22;

  static final int WITHDRAWN = 0x24;
  static final int ACQUIRED_ALL = 0x25;
  static final int BEGINNING = 0x28;
  static final int VALIDATING = 0x29;

  /** Plus {@link #COUNTS}. */
  static final int RESOLVED = 0x2a;

  /** Plus the ordinal of {@link Mortal}. */
  static final int FORGOTTEN = 0x30;

  /** Plus the four bits below. */
  static final int ACCESS = 0x80;

  static final int SHARED = 1;
  static final int MAY_WAIT = 2;
  static final int LAST = 1;
  static final int IS_LOCK = 1;
  static final int COUNTS = 1;

  /** Of an access: what is not as it was last time, or not as it mostly is, follows. */
  static final int OTHER_OBJECT = 1;

  static final int OTHER_PART = 2;
  static final int IN_SECTION = 4;
  static final int RANGE = 8;

  /** Number of a text, or place, that there is none. */
  static final int NONE = 0;

  private TraceFormat() {}
}
