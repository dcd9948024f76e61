// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Each field has a lock of its own; who holds all of them accesses the fields together. */
public final class FieldsWithOwnLocks {
  private static final int ROUNDS = 50;

  private final Object forFirst = new Object();
  private final Object forSecond = new Object();
  private final Object forThird = new Object();
  private int first;
  private int second;
  private int third;

  public static void main(String[] args) throws Exception {
    FieldsWithOwnLocks shared = new FieldsWithOwnLocks();
    Threads.run(shared::changeFirst, shared::changeSecond, shared::changeThird, shared::changeAll);
    Threads.inOrder(shared::changeAll, shared::changeThird, shared::changeAll);
    System.out.println(shared.second + shared.third);
  }

  private void changeFirst() {
    for (int i = 0; i < ROUNDS; i++) {
      synchronized (forFirst) {
        first++;
      }
    }
  }

  private void changeSecond() {
    for (int i = 0; i < ROUNDS; i++) {
      synchronized (forSecond) {
        second++;
      }
    }
  }

  private void changeThird() {
    for (int i = 0; i < ROUNDS; i++) {
      synchronized (forThird) {
        third++;
      }
    }
  }

  private void changeAll() {
    for (int i = 0; i < ROUNDS; i++) {
      synchronized (forFirst) {
        synchronized (forSecond) {
          synchronized (forThird) {
            first += sum() % 2;
            second -= 2;
            third--;
          }
        }
      }
    }
  }

  private int sum() {
    return first + second + third;
  }
}
