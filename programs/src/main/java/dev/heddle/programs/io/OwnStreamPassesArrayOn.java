// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The program's stream fills an array and hands it over, before the JDK's stream around it returns.
 */
public final class OwnStreamPassesArrayOn {
  private static final BlockingQueue<byte[]> FILLED = new LinkedBlockingQueue<>();

  private static final class Source extends InputStream {
    @Override
    public int read() {
      return -1;
    }

    @Override
    public int read(byte[] array, int start, int length) {
      for (int i = start; i < start + length; i++) {
        array[i] = 7;
      }
      FILLED.add(array);
      return length;
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.run(OwnStreamPassesArrayOn::read, OwnStreamPassesArrayOn::take);
    System.out.println("done");
  }

  private static void read() throws IOException {
    byte[] array = new byte[1000];
    new DataInputStream(new Source()).read(array, 0, array.length);
  }

  private static void take() throws InterruptedException {
    byte[] array = FILLED.take();
    array[3]++;
  }
}
