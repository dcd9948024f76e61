// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Generic code with bridge methods, guarded by the box's own monitor. */
public final class GenericBoxLocked {
  private abstract static class Source<T> {
    abstract T next();
  }

  private static final class Numbers extends Source<Integer> {
    private int last;

    @Override
    synchronized Integer next() {
      return ++last;
    }
  }

  public static void main(String[] args) throws Exception {
    Source<Integer> numbers = new Numbers();
    Threads.run(numbers::next, numbers::next, numbers::next);
    System.out.println(numbers.next());
  }
}
