// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** Two threads run Runnable objects of different classes that update one scoreboard. */
public final class RunnableObject {
  static final class Scoreboard {
    int goals;
  }

  static final class Home implements Runnable {
    private final Scoreboard board;

    Home(Scoreboard board) {
      this.board = board;
    }

    @Override
    public void run() {
      board.goals += 1; // race: RunnableObject$Scoreboard.goals
    }
  }

  static final class Guest implements Runnable {
    private final Scoreboard board;

    Guest(Scoreboard board) {
      this.board = board;
    }

    @Override
    public void run() {
      board.goals += 2; // race: RunnableObject$Scoreboard.goals
    }
  }

  public static void racy() throws Exception {
    Scoreboard board = new Scoreboard();
    Thread first = new Thread(new Home(board));
    Thread second = new Thread(new Guest(board));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Scoreboard board = new Scoreboard();
    Thread home = new Thread(new Home(board));
    home.start();
    home.join();
    Thread guest = new Thread(new Guest(board));
    guest.start();
    guest.join();
  }
}
