// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.structured;

import dev.heddle.programs.support.OwnJvm;
import java.util.concurrent.StructuredTaskScope;

/** fork() is ordered before the subtask, and the subtask before join() returns. */
@OwnJvm("--enable-preview")
public final class ForkAndJoin {
  private static int input;

  public static void main(String[] args) throws Exception {
    input = 3;
    int sum;
    try (var scope = StructuredTaskScope.open()) {
      int[] cell = new int[1];
      StructuredTaskScope.Subtask<int[]> first =
          scope.fork(
              () -> {
                cell[0] = input;
                return cell;
              });
      StructuredTaskScope.Subtask<Integer> second = scope.fork(() -> input + 1);
      scope.join();
      sum = first.get()[0] + second.get();
    }
    input = sum;
    System.out.println(input);
  }
}
