// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.AbstractList;

/** The same list without locks: its own fields race, and so do its cells. */
public final class OwnListUnlocked {
  private static final class Numbers extends AbstractList<Integer> {
    private final int[] cells = new int[8];
    private int size;

    @Override
    public boolean add(Integer number) {
      modCount++;
      cells[size++] = number; // race: Numbers.size
      return true;
    }

    @Override
    public Integer get(int index) {
      return cells[index]; // race: int[]
    }

    @Override
    public int size() {
      return size; // race: Numbers.size
    }

    private void replace(int number) {
      cells[0] = number; // race: int[]
    }
  }

  public static void main(String[] args) throws Exception {
    Numbers numbers = new Numbers();
    numbers.add(0);
    Threads.inOrder(
        () -> {
          numbers.add(1);
          numbers.replace(5);
        },
        () -> {
          int size = numbers.size();
          int first = numbers.get(0);
        });
    System.out.println("done");
  }
}
