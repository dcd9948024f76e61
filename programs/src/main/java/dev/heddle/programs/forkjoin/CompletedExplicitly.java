// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ForkJoinTask;

/** A task completed by complete() from outside hands over to whoever joins it. */
public final class CompletedExplicitly {
  private static final class Promise extends ForkJoinTask<String> {
    private String result;

    @Override
    public String getRawResult() {
      return result;
    }

    @Override
    protected void setRawResult(String value) {
      result = value;
    }

    @Override
    protected boolean exec() {
      return false;
    }
  }

  private static int value;

  public static void main(String[] args) throws Exception {
    Promise promise = new Promise();
    Threads.run(
        () -> {
          value = 1;
          promise.complete("ready");
        },
        () -> {
          if (!promise.join().equals("ready") || value != 1) {
            throw new AssertionError();
          }
        });
    System.out.println("done");
  }
}
