// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Each second task is handed over after the first has ended, but nobody waited for its end. */
public final class PerTaskExecutorInSequence {
  private static int executed;
  private static int submitted;
  private static int onPlatformThreads;

  public static void main(String[] args) throws Exception {
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      executor.execute(PerTaskExecutorInSequence::execute);
      Schedule.pause(100);
      executor.execute(PerTaskExecutorInSequence::execute);
      executor.submit(PerTaskExecutorInSequence::submit);
      Schedule.pause(100);
      executor.submit(PerTaskExecutorInSequence::submit);
    }
    try (ExecutorService executor =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
      executor.execute(PerTaskExecutorInSequence::onPlatformThread);
      Schedule.pause(100);
      executor.execute(PerTaskExecutorInSequence::onPlatformThread);
    }
    System.out.println("done");
  }

  private static void execute() {
    executed = 1; // race: PerTaskExecutorInSequence.executed
  }

  private static void submit() {
    submitted = 1; // race: PerTaskExecutorInSequence.submitted
  }

  private static void onPlatformThread() {
    onPlatformThreads = 1; // race: PerTaskExecutorInSequence.onPlatformThreads
  }
}
