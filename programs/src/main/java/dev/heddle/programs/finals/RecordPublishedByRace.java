// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** Record components are final: only the reference to the record races. */
public final class RecordPublishedByRace {
  private record Pair(String left, int[] right) {}

  private static Pair shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(RecordPublishedByRace::publish, RecordPublishedByRace::read);
    System.out.println("done");
  }

  private static void publish() {
    int[] cells = {1, 2, 3};
    shared = new Pair("left", cells); // race: RecordPublishedByRace.shared
  }

  private static void read() {
    Pair pair = shared; // race: RecordPublishedByRace.shared
    if (pair.right()[2] + pair.left().length() != 7) {
      throw new AssertionError();
    }
  }
}
