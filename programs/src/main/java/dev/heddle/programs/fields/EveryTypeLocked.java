// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Fields of each type, of the object and of the class, all under one lock. */
public final class EveryTypeLocked {
  private static byte staticByte;
  private static long staticLong;
  private static double staticDouble;
  private static Object staticReference;
  private boolean booleanField;
  private char charField;
  private short shortField;
  private int intField;
  private float floatField;
  private double doubleField;

  public static void main(String[] args) throws Exception {
    EveryTypeLocked shared = new EveryTypeLocked();
    Threads.run(shared::use, shared::use);
    System.out.println(staticByte + staticLong + staticDouble + shared.intField);
  }

  private void use() {
    for (int i = 0; i < 50; i++) {
      synchronized (this) {
        staticByte++;
        staticLong += 2;
        staticDouble *= 1.5;
        staticReference = this;
        booleanField ^= true;
        charField++;
        shortField--;
        intField += intField % 3 + 1;
        floatField += shortField;
        doubleField = floatField / 2;
      }
    }
  }
}
