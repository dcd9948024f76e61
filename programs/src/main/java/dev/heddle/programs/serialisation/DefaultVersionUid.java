// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;

/**
 * The version id that Java computes from the members of a class is the same as without checking.
 */
public final class DefaultVersionUid implements Serializable {
  public int visible;
  protected long guarded = 2;
  static int shared;
  private volatile int state;
  private static int hidden;
  private transient int skipped;

  public static void main(String[] args) {
    shared = 1;
    hidden = 2;
    System.out.println(ObjectStreamClass.lookup(DefaultVersionUid.class).getSerialVersionUID());
    System.out.println(ObjectStreamClass.lookup(Values.class).getSerialVersionUID());
    for (ObjectStreamField field : ObjectStreamClass.lookup(Values.class).getFields()) {
      System.out.println(field);
    }
  }

  static class Values implements Serializable {
    static final int[] TABLE = {1, 2};
    int number;
    int[] cells = new int[TABLE.length];

    synchronized int sum() {
      return number + cells[0];
    }
  }
}
