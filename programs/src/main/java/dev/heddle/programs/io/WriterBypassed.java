// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.PrintWriter;
import java.io.Writer;

/** One thread goes through the print writer and its lock, the other does not. */
public final class WriterBypassed {

  private static final class Counting extends Writer {
    private long chars;

    @Override
    public void write(char[] text, int start, int length) {
      chars += length; // race: Counting.chars
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    Counting counting = new Counting();
    PrintWriter writer = new PrintWriter(counting);
    Threads.inOrder(() -> writer.print("first"), () -> counting.write(new char[] {'a'}, 0, 1));
    System.out.println("done");
  }
}
