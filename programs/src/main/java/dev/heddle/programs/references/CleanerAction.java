// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What came before register() is ordered before the cleaning action. */
public final class CleanerAction {
  private static final class State implements Runnable {
    private final CountDownLatch cleaned = new CountDownLatch(1);
    private int handle;
    private int released;

    @Override
    public void run() {
      released = handle;
      cleaned.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    Cleaner cleaner = Cleaner.create();
    State state = new State();
    state.handle = 7;
    cleaner.register(new Object(), state);
    while (!state.cleaned.await(5, TimeUnit.MILLISECONDS)) {
      System.gc();
    }
    State second = new State();
    second.handle = 8;
    Object kept = new Object();
    cleaner.register(kept, second).clean();
    Reference.reachabilityFence(kept);
    System.out.println(state.released + second.released);
  }
}
