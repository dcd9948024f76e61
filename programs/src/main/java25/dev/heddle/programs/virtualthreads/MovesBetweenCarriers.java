// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;

/** A virtual thread keeps its own state while it sleeps, yields and changes carriers. */
public final class MovesBetweenCarriers {
  private static final class Journey {
    private int stations;
  }

  public static void main(String[] args) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      threads.add(Thread.startVirtualThread(MovesBetweenCarriers::travel));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("done");
  }

  private static void travel() {
    Journey journey = new Journey();
    for (int i = 0; i < 20; i++) {
      journey.stations++;
      try {
        Thread.sleep(i % 3);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      Thread.yield();
    }
    if (journey.stations != 20) {
      throw new AssertionError();
    }
  }
}
