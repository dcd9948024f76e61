// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.flow;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** What was written before submit() is ordered before onNext(), and onNext() calls are ordered. */
public final class PublisherHandsOver {
  private static final class Collector implements Flow.Subscriber<int[]> {
    private final CountDownLatch completed = new CountDownLatch(1);
    private Flow.Subscription subscription;
    private int sum;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      this.subscription = subscription;
      subscription.request(1);
    }

    @Override
    public void onNext(int[] item) {
      sum += item[0];
      subscription.request(1);
    }

    @Override
    public void onError(Throwable failure) {
      completed.countDown();
    }

    @Override
    public void onComplete() {
      sum += 1000;
      completed.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    Collector collector = new Collector();
    ExecutorService pool = Executors.newFixedThreadPool(3);
    try (SubmissionPublisher<int[]> publisher = new SubmissionPublisher<>(pool, 4)) {
      publisher.subscribe(collector);
      for (int i = 1; i <= 20; i++) {
        int[] item = new int[1];
        item[0] = i;
        publisher.submit(item);
      }
    }
    collector.completed.await();
    pool.shutdown();
    System.out.println(collector.sum);
  }
}
