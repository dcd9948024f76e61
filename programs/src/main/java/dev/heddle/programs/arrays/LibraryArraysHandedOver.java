// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Arrays that the library reads and fills, in order, or each thread its own part. */
public final class LibraryArraysHandedOver {
  private static final byte[] SHARED = new byte[64];
  private static final byte[] LOCKED = new byte[64];
  private static final byte[] PIPED = new byte[1];
  private static final byte[] HALVES = new byte[8];
  private static final int[] STREAMED = new int[8];
  private static final String[] CONSTANT = {"a", "b"};
  private static final SynchronousQueue<byte[]> QUEUE = new SynchronousQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(() -> readPart(0), () -> readPart(16), () -> readShort(32), () -> own(48));
    Threads.run(LibraryArraysHandedOver::readLocked, LibraryArraysHandedOver::writeLocked);
    Threads.run(LibraryArraysHandedOver::fill, LibraryArraysHandedOver::empty);
    Threads.run(LibraryArraysHandedOver::list, LibraryArraysHandedOver::list);
    Threads.run(LibraryArraysHandedOver::firstHalf, LibraryArraysHandedOver::secondHalf);
    readLater();
    PipedOutputStream out = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(out);
    Threads.run(() -> writeToPipe(out), () -> readFromPipe(in));
    System.out.println("done");
  }

  private static void readPart(int from) throws IOException {
    for (int i = 0; i < 20; i++) {
      InputStream in = new ByteArrayInputStream(new byte[16]);
      in.read(SHARED, from, 16);
      new ByteArrayOutputStream().write(SHARED, from, 16);
    }
  }

  /** There is less to be read than there is room for: what lies behind is another's. */
  private static void readShort(int from) throws IOException {
    for (int i = 0; i < 20; i++) {
      InputStream in = new ByteArrayInputStream(new byte[16]);
      in.read(SHARED, from, SHARED.length - from);
      in.read(SHARED, from, SHARED.length - from);
    }
  }

  private static void own(int from) {
    for (int i = from; i < SHARED.length; i++) {
      SHARED[i]++;
    }
  }

  private static void readLocked() throws IOException {
    for (int i = 0; i < 20; i++) {
      synchronized (LOCKED) {
        new ByteArrayInputStream(new byte[64]).read(LOCKED);
      }
    }
  }

  private static void writeLocked() throws IOException {
    for (int i = 0; i < 20; i++) {
      synchronized (LOCKED) {
        new ByteArrayOutputStream().write(LOCKED);
      }
    }
  }

  private static void fill() throws Exception {
    for (int i = 0; i < 20; i++) {
      byte[] buffer = new byte[8];
      new ByteArrayInputStream(new byte[8]).read(buffer);
      QUEUE.put(buffer);
    }
  }

  private static void empty() throws Exception {
    for (int i = 0; i < 20; i++) {
      byte[] buffer = QUEUE.take();
      buffer[0]++;
      new ByteArrayOutputStream().write(buffer);
    }
  }

  private static void list() {
    if (List.of(CONSTANT).size() != Stream.of(CONSTANT).count()) {
      throw new AssertionError();
    }
  }

  private static void firstHalf() {
    HALVES[0] = 1;
    HALVES[1] = 2;
  }

  /** Its third argument is where to begin, unlike that of other constructors. */
  @SuppressWarnings("deprecation")
  private static void secondHalf() {
    if (new String(HALVES, 0, 4, 4).length() != 4) {
      throw new AssertionError();
    }
  }

  /** A stream reads its array at its end, not when it is made. */
  private static void readLater() throws InterruptedException {
    Thread writer = new Thread(() -> Arrays.fill(STREAMED, 1));
    writer.start();
    IntStream all = IntStream.of(STREAMED);
    IntStream some = Arrays.stream(STREAMED, 2, 4);
    writer.join();
    System.out.println(all.sum() + some.sum());
  }

  private static void writeToPipe(PipedOutputStream out) throws IOException {
    PIPED[0] = 1;
    out.write(PIPED);
    out.close();
  }

  /** What is written to the pipe has been read from the array, which is free for the reader. */
  private static void readFromPipe(PipedInputStream in) throws IOException {
    if (in.read(PIPED) != 1) {
      throw new AssertionError();
    }
    PIPED[0] = 2;
  }
}
