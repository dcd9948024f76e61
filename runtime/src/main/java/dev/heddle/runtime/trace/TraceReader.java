// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads a trace from its beginning, block by block: what is in memory is one block, and what the
 * trace has defined. A trace that is cut off or damaged is read up to there.
 */
public final class TraceReader implements Closeable {
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final long size;
  private final TraceHeader header;
  private final BlockReader blocks;
  private final RecordReader records = new RecordReader();

  /** What is wrong with the records of a block that is whole otherwise; null if nothing. */
  private String misunderstanding;

  private TraceReader(Path file, long size, TraceHeader header, BlockReader blocks) {
    this.file = file;
    this.size = size;
    this.header = header;
    this.blocks = blocks;
  }

  /**
   * Begins to read.
   *
   * @throws TraceException if it is no trace, or one that this heddle cannot read
   */
  public static TraceReader open(Path file) throws IOException, TraceException {
    long size = Files.size(file);
    DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
    try {
      TraceHeader header = HeaderCodec.read(in);
      return new TraceReader(file, size, header, new BlockReader(in, HeaderCodec.length(header)));
    } catch (IOException | TraceException | RuntimeException e) {
      in.close();
      throw e;
    }
  }

  public TraceHeader header() {
    return header;
  }

  /** Tells the events of the next block; false if there is none, at the end or at a flaw. */
  public boolean next(TraceEvents to) throws IOException {
    if (misunderstanding != null || !blocks.read()) {
      return false;
    }
    try {
      records.read(blocks.records(), to);
      return true;
    } catch (DamagedException e) {
      misunderstanding = e.getMessage();
      return false;
    }
  }

  /** Passes over all blocks that are left, and counts the events in them. */
  public void skip() throws IOException {
    boolean isMore;
    do {
      isMore = blocks.skip();
    } while (isMore);
  }

  @Override
  public void close() throws IOException {
    blocks.close();
  }

  /** Size of the file when it was opened, in bytes. */
  public long size() {
    return size;
  }

  /** How much of the file was read. */
  public long position() {
    return blocks.position();
  }

  /** How many events were read. */
  public long events() {
    return blocks.events();
  }

  /** Whether the trace was read to its end, and is all that was written. */
  public boolean isComplete() {
    return misunderstanding == null && blocks.state() == BlockReader.State.COMPLETE;
  }

  /** A sentence on what is missing, if anything is; null if nothing. */
  public String flaw() {
    String after = " What came after the first " + events() + " events is not checked.";
    if (misunderstanding != null) {
      return file + " is damaged before byte " + position() + ": " + misunderstanding + "." + after;
    }
    return switch (blocks.state()) {
      case READING, COMPLETE -> null;
      case CUT ->
          file + " has no end: its JVM was killed, is still running, or could not write." + after;
      case DAMAGED -> file + " is damaged after byte " + position() + "." + after;
    };
  }
}
