// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads find the same player in an array and change its score. */
public final class ObjectInArray {
  static final class Player {
    int score;
  }

  private static void reward(Player[] team) {
    for (Player player : team) {
      player.score += 10; // race: ObjectInArray$Player.score
    }
  }

  private static void rewardLocked(Player[] team) {
    for (Player player : team) {
      synchronized (player) {
        player.score += 10;
      }
    }
  }

  private static Player[] team() {
    return new Player[] {new Player(), new Player()};
  }

  public static void racy() throws Exception {
    Player[] team = team();
    Thread first = new Thread(() -> reward(team));
    Thread second = new Thread(() -> reward(team));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Player[] team = team();
    Thread first = new Thread(() -> rewardLocked(team));
    Thread second = new Thread(() -> rewardLocked(team));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
