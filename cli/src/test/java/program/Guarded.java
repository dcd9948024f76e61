// SPDX-License-Identifier: Apache-2.0
package program;

import java.util.HashMap;
import java.util.Map;

/** A program with a race and a lock that may do next to nothing, if there is a security manager. */
public final class Guarded {
  private static final Map<String, Integer> COUNTS = new HashMap<>();
  private int calls;

  private Guarded() {}

  private void count() {
    synchronized (this) {
      calls++;
    }
    COUNTS.put("key", 1);
  }

  public static void main(String[] arguments) throws InterruptedException {
    Guarded guarded = new Guarded();
    Thread one = new Thread(guarded::count, "one");
    Thread two = new Thread(guarded::count, "two");
    one.start();
    two.start();
    one.join();
    two.join();
    try {
      System.out.println(System.getProperty("user.home"));
    } catch (SecurityException e) {
      System.out.println("may not, " + guarded.calls);
    }
    System.exit(7);
  }
}
