// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** The constants of an enum are global objects and two threads change the field of one. */
public final class EnumField {
  enum Color {
    RED,
    GREEN;
    private int uses;

    void use() {
      uses++; // race: EnumField$Color.uses
    }

    synchronized void useLocked() {
      uses++;
    }
  }

  public static void racy() throws Exception {
    Thread first = new Thread(Color.RED::use);
    Thread second = new Thread(Color.RED::use);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(Color.RED::useLocked);
    Thread second = new Thread(Color.RED::useLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
