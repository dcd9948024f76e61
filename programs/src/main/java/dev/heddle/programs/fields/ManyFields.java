// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Thirty fields of one object; only one of them is changed without the lock. */
public final class ManyFields {
  private int a0, a1, a2, a3, a4, a5, a6, a7, a8, a9;
  private long b0, b1, b2, b3, b4, b5, b6, b7, b8, b9;
  private boolean c0, c1, c2, c3, c4, c5, c6, c7, c8, c9;

  public static void main(String[] args) throws Exception {
    ManyFields shared = new ManyFields();
    Threads.inOrder(shared::use, shared::use);
    System.out.println("done");
  }

  private void use() {
    synchronized (this) {
      a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = a8 = a9 + 1;
      b0 = b1 = b2 = b3 = b4 = b5 = b6 = b7 = b8 = b9 + 1; // race: ManyFields.b9
      c0 = c1 = c2 = c3 = c4 = c5 = c6 = c7 = c8 = !c9;
    }
    b9++; // race: ManyFields.b9
  }
}
