// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;

/** What came before a byte went into a pipe comes before whatever follows its reading. */
public final class PipedStreamsHandOver {
  private static int beforeByte;
  private static int beforeCharacter;

  public static void main(String[] args) throws Exception {
    PipedInputStream bytes = new PipedInputStream();
    PipedOutputStream toBytes = new PipedOutputStream(bytes);
    PipedReader characters = new PipedReader();
    PipedWriter toCharacters = new PipedWriter(characters);
    Threads.run(
        () -> {
          beforeByte = 1;
          toBytes.write(7);
          toBytes.flush();
          beforeCharacter = 1;
          toCharacters.write('c');
          toCharacters.flush();
          bytes.available();
        },
        () -> {
          if (bytes.read() != 7) {
            throw new AssertionError();
          }
          beforeByte++;
          if (characters.read() != 'c') {
            throw new AssertionError();
          }
          beforeCharacter++;
        });
    System.out.println(beforeByte + beforeCharacter);
  }
}
