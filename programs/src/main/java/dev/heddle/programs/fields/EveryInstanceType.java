// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Unordered accesses to instance fields of each type. */
public final class EveryInstanceType {
  private boolean booleanField;
  private byte byteField;
  private char charField;
  private short shortField;
  private int intField;
  private long longField;
  private float floatField;
  private double doubleField;
  private String stringField;

  public static void main(String[] args) throws Exception {
    EveryInstanceType shared = new EveryInstanceType();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    booleanField = true; // race: EveryInstanceType.booleanField
    byteField = 1; // race: EveryInstanceType.byteField
    charField = 'c'; // race: EveryInstanceType.charField
    shortField = 1; // race: EveryInstanceType.shortField
    intField = 1; // race: EveryInstanceType.intField
    longField = 1; // race: EveryInstanceType.longField
    floatField = 1; // race: EveryInstanceType.floatField
    doubleField = 1; // race: EveryInstanceType.doubleField
    stringField = "s"; // race: EveryInstanceType.stringField
  }

  private void read() {
    boolean booleanRead = booleanField; // race: EveryInstanceType.booleanField
    byte byteRead = byteField; // race: EveryInstanceType.byteField
    char charRead = charField; // race: EveryInstanceType.charField
    short shortRead = shortField; // race: EveryInstanceType.shortField
    int intRead = intField; // race: EveryInstanceType.intField
    long longRead = longField; // race: EveryInstanceType.longField
    float floatRead = floatField; // race: EveryInstanceType.floatField
    double doubleRead = doubleField; // race: EveryInstanceType.doubleField
    String stringRead = stringField; // race: EveryInstanceType.stringField
  }
}
