// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** An EnumMap is used by two threads under one lock. */
public final class EnumMapLocked {
  private static final Map<TimeUnit, Integer> SHARED = new EnumMap<>(TimeUnit.class);

  public static void main(String[] args) throws Exception {
    Threads.run(EnumMapLocked::first, EnumMapLocked::second, EnumMapLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.put(TimeUnit.DAYS, 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      Integer read = SHARED.get(TimeUnit.DAYS);
    }
  }
}
