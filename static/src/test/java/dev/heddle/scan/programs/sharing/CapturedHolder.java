// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Lambdas get round the effectively-final rule with a holder and race on its value. */
public final class CapturedHolder {
  static final class Holder {
    long value;
  }

  public static void racy() throws Exception {
    Holder longest = new Holder();
    Runnable measure =
        () -> {
          long length = Thread.currentThread().getName().length();
          if (length > longest.value) { // race: CapturedHolder$Holder.value
            longest.value = length; // race: CapturedHolder$Holder.value
          }
        };
    Thread first = new Thread(measure);
    Thread second = new Thread(measure);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(longest.value);
  }

  public static void safe() throws Exception {
    Holder longest = new Holder();
    Runnable measure =
        () -> {
          long length = Thread.currentThread().getName().length();
          synchronized (longest) {
            if (length > longest.value) {
              longest.value = length;
            }
          }
        };
    Thread first = new Thread(measure);
    Thread second = new Thread(measure);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(longest.value);
  }
}
