// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.OutputStream;
import java.io.PrintStream;

/** Each of two print streams has its own lock around the one stream below. */
public final class PrintStreamsShareStream {

  private static final class Counting extends OutputStream {
    private long bytes;

    @Override
    public void write(int value) {
      bytes++; // race: Counting.bytes
    }
  }

  public static void main(String[] args) throws Exception {
    Counting counting = new Counting();
    PrintStream first = new PrintStream(counting, true);
    PrintStream second = new PrintStream(counting, true);
    Threads.inOrder(() -> first.write('a'), () -> second.write('b'));
    System.out.println("done");
  }
}
