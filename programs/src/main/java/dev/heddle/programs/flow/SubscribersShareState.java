// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.flow;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SubmissionPublisher;

/** Two subscribers run at the same time and keep one count. */
public final class SubscribersShareState {
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    SubmissionPublisher<String> publisher = new SubmissionPublisher<>(pool, 4);
    CompletableFuture<Void> first = publisher.consume(item -> count(schedule));
    CompletableFuture<Void> second = publisher.consume(item -> count(schedule));
    publisher.submit("item");
    publisher.close();
    first.join();
    second.join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    schedule.meet(2);
    count++; // race: SubscribersShareState.count
  }
}
