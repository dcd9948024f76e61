// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.atomic.AtomicReference;

/** The state object inside an AtomicReference is changed in place instead of replaced. */
public final class AtomicReferenceState {
  static final class State {
    int step;

    State(int step) {
      this.step = step;
    }

    State next() {
      return new State(step + 1);
    }
  }

  public static void racy() throws Exception {
    AtomicReference<State> current = new AtomicReference<>(new State(0));
    Runnable advance =
        () -> {
          current.get().step++; // race: AtomicReferenceState$State.step
        };
    Thread first = new Thread(advance);
    Thread second = new Thread(advance);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    AtomicReference<State> current = new AtomicReference<>(new State(0));
    Runnable advance =
        () -> {
          current.updateAndGet(state -> state.next());
        };
    Thread first = new Thread(advance);
    Thread second = new Thread(advance);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
