// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** An EnumMap is not thread-safe, and is used by two threads without a lock. */
public final class EnumMapShared {
  private static final Map<TimeUnit, Integer> SHARED = new EnumMap<>(TimeUnit.class);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(EnumMapShared::first, EnumMapShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put(TimeUnit.DAYS, 1); // race: java.util.EnumMap
  }

  private static void second() {
    Integer read = SHARED.get(TimeUnit.DAYS); // race: java.util.EnumMap
  }
}
