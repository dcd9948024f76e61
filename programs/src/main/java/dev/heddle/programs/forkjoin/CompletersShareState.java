// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** The children of a completer write their parent's plain field at the same time. */
public final class CompletersShareState {
  private static final Schedule SCHEDULE = new Schedule();

  private static final class Parent extends CountedCompleter<Void> {
    private int finished;

    @Override
    public void compute() {
      setPendingCount(2);
      new Child(this).fork();
      new Child(this).fork();
      tryComplete();
    }
  }

  private static final class Child extends CountedCompleter<Void> {
    private final Parent parent;

    Child(Parent parent) {
      super(parent);
      this.parent = parent;
    }

    @Override
    public void compute() {
      SCHEDULE.meet(2);
      parent.finished++; // race: Parent.finished
      tryComplete();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Parent());
    pool.shutdown();
    System.out.println("done");
  }
}
