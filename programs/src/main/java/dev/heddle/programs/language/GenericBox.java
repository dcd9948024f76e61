// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** A field of a generic class is one field, whatever the type argument. */
public final class GenericBox {
  private static class Box<T extends Comparable<T>> {
    private T value;

    void keepLarger(T other) {
      if (value == null || value.compareTo(other) < 0) {
        value = other; // race: Box.value
      }
    }

    T get() {
      return value; // race: Box.value
    }
  }

  public static void main(String[] args) throws Exception {
    Box<String> box = new Box<>();
    Threads.inOrder(() -> box.keepLarger("a"), box::get);
    System.out.println("done");
  }
}
