// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Two threads print to one stream, which calls the program's own with its lock held. No race in any
 * schedule; the locks of the JDK are in nobody's lock set.
 */
public final class UnderLibrarysLock extends OutputStream { // may object-race: UnderLibrarysLock.*
  private static final Schedule SCHEDULE = new Schedule();

  private int bytes;

  @Override
  public void write(int value) { // may object-race: UnderLibrarysLock.*
    bytes++; // eraser, racer: UnderLibrarysLock.bytes
  }

  public static void main(String[] args) throws InterruptedException {
    UnderLibrarysLock counter = new UnderLibrarysLock(); // may object-race: UnderLibrarysLock.*
    PrintStream out = new PrintStream(counter, true);
    Thread one =
        new Thread(
            () -> {
              out.print('1');
              SCHEDULE.reach(1);
            });
    Thread two =
        new Thread(
            () -> {
              SCHEDULE.await(1);
              out.print('2');
            });
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(counter.bytes);
  }
}
