// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.structured;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import java.util.concurrent.StructuredTaskScope;

/** Two subtasks of one scope are not ordered with each other. */
@OwnJvm("--enable-preview")
public final class SubtasksRace {
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(() -> count(schedule));
      scope.fork(() -> count(schedule));
      scope.join();
    }
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    schedule.meet(2);
    count++; // race: SubtasksRace.count
  }
}
