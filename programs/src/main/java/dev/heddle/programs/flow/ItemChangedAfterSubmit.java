// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.flow;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** The publisher changes an item that it has already submitted. */
public final class ItemChangedAfterSubmit {
  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    SubmissionPublisher<int[]> publisher = new SubmissionPublisher<>();
    CompletableFuture<Void> consumed = publisher.consume(item -> consume(schedule, item));
    int[] item = new int[1];
    publisher.submit(item);
    schedule.await(1);
    item[0] = 1; // race: int[]
    schedule.reach(2);
    publisher.close();
    consumed.join();
    System.out.println("done");
  }

  private static void consume(Schedule schedule, int[] item) {
    schedule.reach(1);
    schedule.await(2);
    int read = item[0]; // race: int[]
  }
}
