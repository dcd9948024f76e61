// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

/** Two virtual threads count in one plain field. */
public final class CounterRaces {
  private static int count;

  public static void main(String[] args) throws Exception {
    Thread first = Thread.startVirtualThread(CounterRaces::count);
    Thread second = Thread.startVirtualThread(CounterRaces::count);
    first.join();
    second.join();
    System.out.println("done");
  }

  private static void count() {
    for (int i = 0; i < 100; i++) {
      count++; // race: CounterRaces.count
    }
  }
}
