// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** The holder class is initialised once, and its initialisation happens before any use. */
public final class HolderIdiom {
  public static void main(String[] args) throws Exception {
    Threads.run(HolderIdiom::use, HolderIdiom::use, HolderIdiom::use);
    System.out.println("done");
  }

  private static void use() {
    if (Holder.INSTANCE.value != 42) {
      throw new AssertionError();
    }
  }

  private static final class Holder {
    static final Singleton INSTANCE = new Singleton();
  }

  private static final class Singleton {
    int value;

    Singleton() {
      value = 42;
    }
  }
}
