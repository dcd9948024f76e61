// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Reflective access to different cells. */
public final class ArrayByReflectionDisjoint {
  private static final Object CELLS = java.lang.reflect.Array.newInstance(long.class, 4);

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> java.lang.reflect.Array.setLong(CELLS, 0, 1),
        () -> java.lang.reflect.Array.setLong(CELLS, 1, 2));
    System.out.println(Arrays.toString((long[]) CELLS));
  }
}
