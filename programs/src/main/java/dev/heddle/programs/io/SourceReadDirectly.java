// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.BufferedReader;
import java.io.Reader;

/** The source below a buffered reader is used beside it. */
public final class SourceReadDirectly {

  private static final class Source extends Reader {
    private int reads;

    @Override
    public int read(char[] text, int start, int length) {
      reads++; // race: Source.reads
      text[start] = '\n';
      return 1;
    }

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    Source source = new Source();
    BufferedReader reader = new BufferedReader(source);
    Threads.inOrder(() -> reader.readLine(), () -> source.read(new char[1], 0, 1));
    System.out.println("done");
  }
}
