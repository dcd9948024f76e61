// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A factory returns the same cached buffer to both threads. */
public final class CachedFactory {
  static final class Buffer {
    int position;
  }

  private static final Buffer CACHED = new Buffer();

  private static Buffer cachedBuffer() {
    return CACHED;
  }

  private static Buffer newBuffer() {
    return new Buffer();
  }

  public static void racy() throws Exception {
    Runnable writer =
        () -> {
          Buffer buffer = cachedBuffer();
          buffer.position += 8; // race: CachedFactory$Buffer.position
        };
    Thread first = new Thread(writer);
    Thread second = new Thread(writer);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Runnable writer =
        () -> {
          Buffer buffer = newBuffer();
          buffer.position += 8;
        };
    Thread first = new Thread(writer);
    Thread second = new Thread(writer);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
