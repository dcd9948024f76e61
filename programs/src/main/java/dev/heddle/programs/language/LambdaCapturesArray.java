// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** The one-element array that lambdas capture in order to count is shared by their threads. */
public final class LambdaCapturesArray {
  public static void main(String[] args) throws Exception {
    int[] count = new int[1];
    Body body =
        () -> {
          count[0]++; // race: int[]
        };
    Threads.inOrder(body, body);
    System.out.println("done");
  }
}
