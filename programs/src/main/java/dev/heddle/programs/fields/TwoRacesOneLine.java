// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Two fields race in one line, each on its own. */
public final class TwoRacesOneLine {
  private static int first;
  private static int second;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TwoRacesOneLine::write, TwoRacesOneLine::read);
    System.out.println("done");
  }

  private static void write() {
    first = second = 1; // race: TwoRacesOneLine.first, TwoRacesOneLine.second
  }

  private static void read() {
    int sum = first + second; // race: TwoRacesOneLine.first, TwoRacesOneLine.second
  }
}
