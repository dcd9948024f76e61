// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two callables return values but also note them in a common object. */
public final class SubmitCallable {
  static final class Notes {
    int last;
  }

  private static int square(Notes notes, int value) {
    notes.last = value; // race: SubmitCallable$Notes.last
    return value * value;
  }

  public static void racy() throws Exception {
    Notes notes = new Notes();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> three = pool.submit(() -> square(notes, 3));
    Future<Integer> four = pool.submit(() -> square(notes, 4));
    System.out.println(three.get() + four.get());
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> three = pool.submit(() -> square(new Notes(), 3));
    Future<Integer> four = pool.submit(() -> square(new Notes(), 4));
    System.out.println(three.get() + four.get());
    pool.shutdown();
  }
}
