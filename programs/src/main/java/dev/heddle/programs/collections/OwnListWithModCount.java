// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.AbstractList;

/** A subclass of AbstractList uses the modCount it inherits from the JDK, under a lock. */
public final class OwnListWithModCount {
  private static final class Numbers extends AbstractList<Integer> {
    private int[] cells = new int[8];
    private int size;

    @Override
    public synchronized boolean add(Integer number) {
      modCount++;
      cells[size++] = number;
      return true;
    }

    @Override
    public synchronized Integer get(int index) {
      return cells[index];
    }

    @Override
    public synchronized int size() {
      return size;
    }
  }

  public static void main(String[] args) throws Exception {
    Numbers numbers = new Numbers();
    Threads.run(() -> numbers.add(1), () -> numbers.add(2), () -> numbers.size());
    int sum = 0;
    for (Integer number : numbers) {
      sum += number;
    }
    System.out.println(sum);
  }
}
