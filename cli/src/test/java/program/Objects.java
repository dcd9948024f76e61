// SPDX-License-Identifier: Apache-2.0
package program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Races on objects of all sorts; the test asks what the report says of each object. */
public final class Objects {
  private final int[] sums = new int[4];
  private final double[][] cells = new double[4][4];
  private final Map<String, Integer> names = new HashMap<>();
  static List<String> log = handedOut(new ArrayList<>());
  private static volatile Counter counter;
  private static Stamped stamped;

  /** Made at one place, and nothing of it is known from its constructor. */
  static final class Counter {
    int count;
    int guarded;
  }

  /** Its constructor writes. */
  static final class Stamped {
    int first;
    int second;

    Stamped(int value) {
      super();
      first = value;
      second = value + 1;
    }
  }

  private Objects() {}

  private static <T> T handedOut(T object) {
    return object;
  }

  private void access() {
    sums[1]++;
    double[] row = cells[2];
    row[1] += 1;
    names.put("key", 1);
    log.add("line");
    counter.count++;
    synchronized (new StringBuilder("each its own")) {
      counter.guarded++;
    }
  }

  private static void both(Runnable first, Runnable second) throws InterruptedException {
    Thread one = new Thread(first, "one");
    Thread two = new Thread(second, "two");
    one.start();
    two.start();
    one.join();
    two.join();
  }

  private static void makeAndRead() throws InterruptedException {
    Thread maker = new Thread(() -> stamped = new Stamped(1), "maker");
    maker.start();
    Thread.sleep(500);
    Stamped seen = stamped;
    System.out.println(seen == null ? 0 : seen.second);
    maker.join();
  }

  public static void main(String[] arguments) throws InterruptedException {
    Objects objects = new Objects();
    counter = new Counter();
    both(objects::access, objects::access);
    makeAndRead();
  }
}
