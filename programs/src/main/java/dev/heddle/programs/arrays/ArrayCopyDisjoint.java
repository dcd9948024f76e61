// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Two copies into disjoint parts of one array, from a source that is only read. */
public final class ArrayCopyDisjoint {
  private static final byte[] SOURCE = {1, 2, 3, 4};
  private static final byte[] TARGET = new byte[9];

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> System.arraycopy(SOURCE, 0, TARGET, 0, 4),
        () -> System.arraycopy(SOURCE, 0, TARGET, 4, 4),
        () -> TARGET[8] = 5);
    System.out.println(Arrays.toString(TARGET));
  }
}
