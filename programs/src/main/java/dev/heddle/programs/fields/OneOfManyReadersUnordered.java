// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** The writer is ordered after one reader, but not after the other. */
public final class OneOfManyReadersUnordered {
  private static volatile boolean finished;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        OneOfManyReadersUnordered::unordered,
        OneOfManyReadersUnordered::ordered,
        OneOfManyReadersUnordered::write);
    System.out.println("done");
  }

  private static void unordered() {
    int read = value; // race: OneOfManyReadersUnordered.value
  }

  private static void ordered() {
    int read = value;
    finished = true;
  }

  private static void write() {
    if (finished) {
      value = 1; // race: OneOfManyReadersUnordered.value
    }
  }
}
