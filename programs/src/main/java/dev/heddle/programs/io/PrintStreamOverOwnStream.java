// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.zip.GZIPOutputStream;

/** A print stream, and whatever buffers below it, has a lock around the program's own stream. */
public final class PrintStreamOverOwnStream {

  private static final class Counting extends OutputStream {
    private long bytes;

    @Override
    public void write(int value) throws IOException {
      bytes++;
      if (bytes % 10 == 0) {
        throw new IOException("full");
      }
    }
  }

  /** Its own write is called with its own lock held. */
  private static final class Tee extends PrintStream {
    private int calls;

    Tee(OutputStream out) {
      super(out, true);
    }

    @Override
    public void write(byte[] bytes, int start, int length) {
      calls++;
      super.write(bytes, start, length);
    }
  }

  public static void main(String[] args) throws Exception {
    useFromTwo(new PrintStream(new Counting(), true));
    useFromTwo(new PrintStream(new BufferedOutputStream(new Counting(), 2), true));
    useFromTwo(new PrintStream(new DataOutputStream(new Counting()), true));
    useFromTwo(new PrintStream(new GZIPOutputStream(new Quiet(), 8, true), true));
    useFromTwo(new PrintStream(new ObjectOutputStream(new Quiet()), true));
    useFromTwo(new Tee(new Counting()));
    PrintStream console = System.out;
    System.setOut(new PrintStream(new Counting(), true));
    useFromTwo(System.out);
    System.setOut(console);
    System.out.println("done");
  }

  private static final class Quiet extends OutputStream {
    private long bytes;

    @Override
    public void write(int value) {
      bytes++;
    }
  }

  private static void useFromTwo(PrintStream out) throws InterruptedException {
    Threads.inOrder(() -> use(out), () -> use(out));
    Threads.run(() -> use(out), () -> use(out));
  }

  private static void use(PrintStream out) {
    for (int i = 0; i < 20; i++) {
      out.println("line");
      out.print('x');
      out.printf("%d%n", i);
      out.write('\n');
      out.flush();
    }
    new IllegalStateException("printed").printStackTrace(out);
  }
}
