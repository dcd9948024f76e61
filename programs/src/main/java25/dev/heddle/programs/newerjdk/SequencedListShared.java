// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** The sequenced methods of an ArrayList read and write it like the old ones. */
public final class SequencedListShared {
  private static final List<Integer> LIST = new ArrayList<>(List.of(1, 2));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SequencedListShared::write, SequencedListShared::read);
    System.out.println("done");
  }

  private static void write() {
    LIST.addFirst(3); // race: java.util.ArrayList
  }

  private static void read() {
    Integer read = LIST.getLast(); // race: java.util.ArrayList
  }
}
