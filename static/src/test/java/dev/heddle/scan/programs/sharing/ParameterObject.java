// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** The same statistics object is passed as a parameter to the method both threads run. */
public final class ParameterObject {
  static final class Statistics {
    double sum;
  }

  private static void scan(double[] samples, Statistics into) {
    for (double sample : samples) {
      into.sum += sample; // race: ParameterObject$Statistics.sum
    }
  }

  public static void racy() throws Exception {
    double[] samples = {1.5, 2.5, 4.0};
    Statistics statistics = new Statistics();
    Thread first = new Thread(() -> scan(samples, statistics));
    Thread second = new Thread(() -> scan(samples, statistics));
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(statistics.sum);
  }

  private static void scanAlone(double[] samples, Statistics into) {
    for (double sample : samples) {
      into.sum += sample;
    }
  }

  public static void safe() throws Exception {
    double[] samples = {1.5, 2.5, 4.0};
    Statistics left = new Statistics();
    Statistics right = new Statistics();
    Thread first = new Thread(() -> scanAlone(samples, left));
    Thread second = new Thread(() -> scanAlone(samples, right));
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(left.sum + right.sum);
  }
}
