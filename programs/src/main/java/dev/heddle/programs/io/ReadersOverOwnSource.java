// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.PushbackReader;
import java.io.Reader;

/** A buffered reader or stream has a lock around the program's own source. */
public final class ReadersOverOwnSource {

  private static final class Source extends Reader {
    private int reads;

    @Override
    public int read(char[] text, int start, int length) {
      reads++;
      text[start] = '\n';
      return 1;
    }

    @Override
    public void close() {}
  }

  private static final class Bytes extends InputStream {
    private int reads;

    @Override
    public int read() {
      return reads++ & 0x7f;
    }
  }

  public static void main(String[] args) throws Exception {
    useFromTwo(new BufferedReader(new Source()));
    useFromTwo(new LineNumberReader(new Source()));
    useFromTwo(new PushbackReader(new Source()));
    useFromTwo(new InputStreamReader(new Bytes()));
    BufferedInputStream bytes = new BufferedInputStream(new Bytes(), 2);
    Threads.inOrder(() -> use(bytes), () -> use(bytes));
    Threads.run(() -> use(bytes), () -> use(bytes));
    System.out.println("done");
  }

  private static void useFromTwo(Reader in) throws InterruptedException {
    Threads.inOrder(() -> use(in), () -> use(in));
    Threads.run(() -> use(in), () -> use(in));
  }

  private static void use(Reader in) throws IOException {
    for (int i = 0; i < 20; i++) {
      in.read();
    }
  }

  private static void use(InputStream in) throws IOException {
    for (int i = 0; i < 20; i++) {
      in.read();
      in.skip(1);
    }
  }
}
