// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Eight threads increment one plain counter. */
public final class EightThreadCounter {
  private static int count;

  public static void main(String[] args) throws Exception {
    Body body = EightThreadCounter::count;
    Threads.run(body, body, body, body, body, body, body, body);
    System.out.println("done");
  }

  private static void count() {
    for (int i = 0; i < 1000; i++) {
      count++; // race: EightThreadCounter.count
    }
  }
}
