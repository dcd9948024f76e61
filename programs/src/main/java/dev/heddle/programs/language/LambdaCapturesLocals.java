// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Captured locals are final copies: every thread has its own. */
public final class LambdaCapturesLocals {
  public static void main(String[] args) throws Exception {
    int number = args.length + 5;
    String text = "text" + number;
    long[] results = new long[2];
    Threads.run(
        () -> results[0] = number + text.length(), () -> results[1] = number * text.length());
    System.out.println(results[0] + " " + results[1]);
  }
}
