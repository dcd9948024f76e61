// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.RecursiveAction;

/** The result field of a forked task is read before the task is joined. */
public final class ForkThenRead {
  static final class Measure extends RecursiveAction {
    int length;

    @Override
    protected void compute() {
      length = 7; // race: ForkThenRead$Measure.length
    }
  }

  public static void racy() throws Exception {
    Measure measure = new Measure();
    measure.fork();
    int length = measure.length; // race: ForkThenRead$Measure.length
    measure.join();
    System.out.println(length);
  }

  public static void safe() throws Exception {
    Measure measure = new Measure();
    measure.fork();
    measure.join();
    int length = measure.length;
    System.out.println(length);
  }
}
