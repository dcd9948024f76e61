// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.ArrayList;
import java.util.List;

/** Threads kept in a list are joined in a loop that comes too late for the read. */
public final class JoinedList {
  private final int[] parts = new int[3];

  private void fill(int index) {
    synchronized (this) {
      parts[index] = index + 1; // race: int[]
    }
  }

  private List<Thread> startAll() {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      int index = i;
      threads.add(new Thread(() -> fill(index)));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    return threads;
  }

  public static void racy() throws Exception {
    JoinedList pieces = new JoinedList();
    List<Thread> threads = pieces.startAll();
    System.out.println(pieces.parts[2]); // race: int[]
    for (Thread thread : threads) {
      thread.join();
    }
  }

  public static void safe() throws Exception {
    JoinedList pieces = new JoinedList();
    List<Thread> threads = pieces.startAll();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(pieces.parts[2]);
  }
}
