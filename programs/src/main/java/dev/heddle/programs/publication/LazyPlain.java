// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** Lazy initialisation without any protection. */
public final class LazyPlain {
  private Object cache;

  public static void main(String[] args) throws Exception {
    LazyPlain lazy = new LazyPlain();
    Threads.inOrder(lazy::get, lazy::get);
    System.out.println("done");
  }

  private Object get() {
    Object value = cache; // race: LazyPlain.cache
    if (value == null) {
      value = new Object();
      cache = value; // race: LazyPlain.cache
    }
    return value;
  }
}
