// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import java.util.concurrent.locks.LockSupport;

/** park() used as it is meant: waiting for a volatile flag, which is what orders. */
public final class ParkWithFlag {
  private static volatile boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread parked = new Thread(ParkWithFlag::read);
    parked.start();
    value = 1;
    ready = true;
    LockSupport.unpark(parked);
    parked.join();
    System.out.println(value);
  }

  private static void read() {
    while (!ready) {
      LockSupport.park(ParkWithFlag.class);
    }
    value++;
  }
}
