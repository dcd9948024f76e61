// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** The same class without final: reference, field and array cell race. */
public final class NoFinalNoFreeze {
  private static Plain shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NoFinalNoFreeze::publish, NoFinalNoFreeze::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Plain(); // race: NoFinalNoFreeze.shared
  }

  private static void read() {
    Plain plain = shared; // race: NoFinalNoFreeze.shared
    int[] cells = plain.cells; // race: Plain.cells
    int read = cells[0]; // race: int[]
  }

  private static final class Plain {
    int[] cells;

    Plain() { // may race: Plain.cells
      cells = new int[1]; // may race: Plain.cells
      cells[0] = 3; // race: int[]
    }
  }
}
