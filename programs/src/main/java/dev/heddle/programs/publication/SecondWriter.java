// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** As soon as there is a second writer, the first one's unlocked read races. */
public final class SecondWriter {
  private static final Object LOCK = new Object();
  private static int progress;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SecondWriter::unlockedRead, SecondWriter::otherWriter);
    System.out.println("done");
  }

  private static void unlockedRead() {
    synchronized (LOCK) {
      progress = 1;
    }
    int read = progress; // race: SecondWriter.progress
  }

  private static void otherWriter() {
    synchronized (LOCK) {
      progress = 2; // race: SecondWriter.progress
    }
  }
}
