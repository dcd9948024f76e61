// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Unordered accesses to static fields of each type. */
public final class EveryStaticType {
  private static boolean booleanField;
  private static byte byteField;
  private static char charField;
  private static short shortField;
  private static int intField;
  private static long longField;
  private static float floatField;
  private static double doubleField;
  private static String stringField;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(EveryStaticType::write, EveryStaticType::read);
    System.out.println("done");
  }

  private static void write() {
    booleanField = true; // race: EveryStaticType.booleanField
    byteField = 1; // race: EveryStaticType.byteField
    charField = 'c'; // race: EveryStaticType.charField
    shortField = 1; // race: EveryStaticType.shortField
    intField = 1; // race: EveryStaticType.intField
    longField = 1; // race: EveryStaticType.longField
    floatField = 1; // race: EveryStaticType.floatField
    doubleField = 1; // race: EveryStaticType.doubleField
    stringField = "s"; // race: EveryStaticType.stringField
  }

  private static void read() {
    boolean booleanRead = booleanField; // race: EveryStaticType.booleanField
    byte byteRead = byteField; // race: EveryStaticType.byteField
    char charRead = charField; // race: EveryStaticType.charField
    short shortRead = shortField; // race: EveryStaticType.shortField
    int intRead = intField; // race: EveryStaticType.intField
    long longRead = longField; // race: EveryStaticType.longField
    float floatRead = floatField; // race: EveryStaticType.floatField
    double doubleRead = doubleField; // race: EveryStaticType.doubleField
    String stringRead = stringField; // race: EveryStaticType.stringField
  }
}
