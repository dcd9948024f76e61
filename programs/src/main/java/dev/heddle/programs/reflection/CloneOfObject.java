// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** clone() of an object reads all its fields. */
public final class CloneOfObject implements Cloneable {
  private int value;

  public static void main(String[] args) throws Exception {
    CloneOfObject shared = new CloneOfObject();
    Threads.inOrder(shared::copy, shared::change);
    System.out.println("done");
  }

  private void copy() throws CloneNotSupportedException {
    Object copy = super.clone(); // race: CloneOfObject.value
  }

  private void change() {
    value = 1; // race: CloneOfObject.value
  }
}
