// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.OutputStream;
import java.io.PrintStream;

/** The program locks a stream itself that has its own monitor around the program's stream. */
public final class PrintStreamLockedOutside extends OutputStream {
  private long bytes;

  @Override
  public void write(int value) {
    bytes++;
  }

  public static void main(String[] args) throws InterruptedException {
    PrintStreamLockedOutside counter = new PrintStreamLockedOutside();
    PrintStream out = new PrintStream(counter, true);
    for (int i = 0; i < 3; i++) {
      Threads.inOrder(() -> count(counter, out), () -> out.print('x'));
    }
    System.out.println(counter.bytes);
  }

  private static void count(PrintStreamLockedOutside counter, Object lock) {
    for (int i = 0; i < 50; i++) {
      synchronized (lock) {
        counter.bytes++;
      }
    }
  }
}
