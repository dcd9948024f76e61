// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Compound assignments, increments and assignments used as values, all on locked fields. */
public final class EveryAssignmentOperator {
  private static final EveryAssignmentOperator SHARED = new EveryAssignmentOperator();
  private int number = 3;
  private long wide = 4;
  private String text = "";

  public static void main(String[] args) throws Exception {
    Threads.run(SHARED::use, SHARED::use);
    System.out.println(SHARED.number + " " + SHARED.wide + " " + SHARED.text.length());
  }

  private synchronized void use() {
    int copy = number = number + 1;
    copy += number++ + ++number - number-- - --number;
    number <<= 1;
    number |= copy & 1;
    wide = number = this.number;
    wide += number *= 2;
    wide ^= wide >>> 1;
    text += number + ".";
    SHARED.text += (wide += 2);
    number = number % 17;
    wide = wide % 17;
  }
}
