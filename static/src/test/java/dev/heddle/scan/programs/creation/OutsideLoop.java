// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

/** The buffer is made outside the loop that starts the threads instead of inside. */
public final class OutsideLoop {
  static final class Buffer {
    int length;
  }

  private static void fill(Buffer buffer) {
    for (int i = 0; i < 8; i++) {
      buffer.length++; // race: OutsideLoop$Buffer.length
    }
  }

  public static void racy() throws Exception {
    Buffer buffer = new Buffer();
    for (int i = 0; i < 4; i++) {
      new Thread(() -> fill(buffer)).start();
    }
  }

  public static void safe() throws Exception {
    for (int i = 0; i < 4; i++) {
      Buffer buffer = new Buffer();
      new Thread(() -> fill(buffer)).start();
    }
  }
}
