// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;

/** A writer has a lock around the program's own code, below it or in its subclass. */
public final class WritersOverOwnWriter {

  private static final class Counting extends Writer {
    private long chars;

    @Override
    public void write(char[] text, int start, int length) {
      chars += length;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private static final class Bytes extends OutputStream {
    private long bytes;

    @Override
    public void write(int value) {
      bytes++;
    }
  }

  public static void main(String[] args) throws Exception {
    useFromTwo(new PrintWriter(new Counting()));
    useFromTwo(new PrintWriter(new Bytes(), true));
    useFromTwo(new BufferedWriter(new Counting(), 2));
    useFromTwo(new OutputStreamWriter(new Bytes()));
    useFromTwo(new Counting());
    System.out.println("done");
  }

  private static void useFromTwo(Writer out) throws InterruptedException {
    Threads.inOrder(() -> use(out), () -> use(out));
    Threads.run(() -> use(out), () -> use(out));
  }

  private static void use(Writer out) throws IOException {
    for (int i = 0; i < 20; i++) {
      out.write("line");
      out.append('c');
      out.flush();
    }
  }
}
