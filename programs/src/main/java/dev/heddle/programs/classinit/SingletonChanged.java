// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/**
 * What an initialiser has made is changed afterwards by one who has got it from a static method.
 */
public final class SingletonChanged {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(SingletonChanged::change, SingletonChanged::look);
    System.out.println("done");
  }

  private static void change() {
    Registry.getInstance().size = 2; // race: Registry.size
  }

  private static void look() {
    int seen = Registry.getInstance().size; // race: Registry.size
  }

  private static final class Registry {
    private static final Registry INSTANCE = new Registry();

    private int size;

    private Registry() {
      size = 1;
    }

    static Registry getInstance() {
      return INSTANCE;
    }
  }
}
