// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** A record is shallowly immutable: the array in it is not. */
public final class RecordWithMutableComponent {
  private record Result(String name, int[] counts) {
    void add() {
      counts[0]++; // race: int[]
    }
  }

  public static void main(String[] args) throws Exception {
    Result result = new Result("result", new int[1]);
    Threads.inOrder(result::add, result::add);
    System.out.println(result.name());
  }
}
