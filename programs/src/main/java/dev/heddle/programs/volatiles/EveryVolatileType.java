// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** Volatile fields of every type are accessed by two threads without any order: no data race. */
public final class EveryVolatileType {
  private volatile boolean booleanField;
  private volatile byte byteField;
  private volatile char charField;
  private volatile short shortField;
  private volatile int intField;
  private volatile long longField;
  private volatile float floatField;
  private volatile double doubleField;
  private volatile String referenceField = "";

  public static void main(String[] args) throws Exception {
    EveryVolatileType shared = new EveryVolatileType();
    Threads.run(shared::writeAll, shared::writeAll, shared::readAll);
    System.out.println(shared.readAll());
  }

  private void writeAll() {
    booleanField = true;
    byteField = 1;
    charField = 'c';
    shortField = 2;
    intField = 3;
    longField = 4;
    floatField = 5;
    doubleField = 6;
    referenceField = "seven";
  }

  private String readAll() {
    double sum = byteField + shortField + intField + longField + floatField + doubleField;
    return booleanField + " " + charField + " " + sum + " " + referenceField;
  }
}
