// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import java.util.concurrent.locks.LockSupport;

/**
 * unpark() lets a thread go on, but promises nothing about memory. Nor does it matter that both
 * threads may meet in the class loader, where they look for LockSupport.
 */
public final class ParkIsNoEdge {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread parked = new Thread(ParkIsNoEdge::read);
    parked.start();
    value = 1; // race: ParkIsNoEdge.value
    LockSupport.unpark(parked);
    parked.join();
    System.out.println("done");
  }

  private static void read() {
    LockSupport.park();
    int read = value; // race: ParkIsNoEdge.value
  }
}
