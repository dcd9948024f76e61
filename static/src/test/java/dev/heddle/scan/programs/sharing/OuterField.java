// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two inner-class tasks count in a field of their common outer object. */
public final class OuterField {
  private int finished;

  final class Task implements Runnable {
    @Override
    public void run() {
      finished++; // race: OuterField.finished
    }
  }

  final class LockedTask implements Runnable {
    @Override
    public void run() {
      synchronized (OuterField.this) {
        finished++;
      }
    }
  }

  public static void racy() throws Exception {
    OuterField board = new OuterField();
    Thread first = new Thread(board.new Task());
    Thread second = new Thread(board.new Task());
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(board.finished);
  }

  public static void safe() throws Exception {
    OuterField board = new OuterField();
    Thread first = new Thread(board.new LockedTask());
    Thread second = new Thread(board.new LockedTask());
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(board.finished);
  }
}
