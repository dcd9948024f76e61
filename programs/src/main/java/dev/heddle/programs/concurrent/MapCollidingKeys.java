// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Many keys in few bins, a table that grows meanwhile: every value is handed over all the same. */
public final class MapCollidingKeys {
  private record Key(int number) {
    @Override
    public int hashCode() {
      return number % 4;
    }
  }

  private static final ConcurrentHashMap<Key, int[]> MAP = new ConcurrentHashMap<>(2);

  public static void main(String[] args) throws Exception {
    Threads.run(() -> fill(0), () -> fill(1000), MapCollidingKeys::read, MapCollidingKeys::read);
    System.out.println(MAP.size());
  }

  private static void fill(int from) {
    for (int i = from; i < from + 100; i++) {
      int[] cells = new int[1];
      cells[0] = i;
      MAP.put(new Key(i), cells);
    }
  }

  private static void read() {
    for (int round = 0; round < 20; round++) {
      for (int i = 0; i < 100; i++) {
        int[] cells = MAP.get(new Key(i));
        if (cells != null && cells[0] != i) {
          throw new AssertionError();
        }
      }
    }
  }
}
