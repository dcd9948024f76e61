// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Two synchronized lists are added to each other; each call takes the locks of both. */
public final class SynchronizedLists {
  private static final List<String> A = Collections.synchronizedList(new ArrayList<>());
  private static final List<String> B = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) throws Exception {
    A.add("a");
    B.add("b");
    Threads.inOrder(SynchronizedLists::toA, SynchronizedLists::toB);
    System.out.println(A + " " + B);
  }

  private static void toA() {
    A.addAll(B); // deadlock: SynchronizedRandomAccessList
  }

  private static void toB() {
    B.addAll(A); // deadlock: SynchronizedRandomAccessList
  }
}
