// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Fields are read to be computed with and written back, but the computation fails. */
public final class ReadBeforeFailure {
  private static final ReadBeforeFailure shared = new ReadBeforeFailure();
  private static final int[] divisors = {0};

  private int quotient = 7;
  private int sum = 3;
  private int last;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadBeforeFailure::compute, ReadBeforeFailure::write);
    System.out.println("done");
  }

  private static void compute() {
    try {
      shared.divide();
    } catch (ArithmeticException e) {
      // The quotient has been read, and stays.
    }
    try {
      shared.add(null);
    } catch (NullPointerException e) {
      // The sum has been read, and stays.
    }
  }

  private void divide() {
    quotient /= divisors[0]; // race: ReadBeforeFailure.quotient
  }

  private void add(ReadBeforeFailure other) {
    last = sum; // race: ReadBeforeFailure.sum
    sum = other.sum + 1;
  }

  private static void write() {
    shared.quotient = 1; // race: ReadBeforeFailure.quotient
    shared.sum = 2; // race: ReadBeforeFailure.sum
  }
}
