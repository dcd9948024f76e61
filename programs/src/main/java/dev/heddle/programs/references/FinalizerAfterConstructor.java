// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The end of an object's constructor happens before its finalizer. */
public final class FinalizerAfterConstructor {
  private static final CountDownLatch FINALIZED = new CountDownLatch(1);
  private static int seen;

  private static final class Resource {
    private int handle;

    Resource() {
      handle = 5;
    }

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
      seen = handle;
      FINALIZED.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.run(Resource::new);
    while (!FINALIZED.await(5, TimeUnit.MILLISECONDS)) {
      System.gc();
    }
    System.out.println(seen);
  }
}
