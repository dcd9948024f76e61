// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** The conversion to write mode failed because of another reader, and nobody looked. */
public final class StampedConversionFails {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> reader(schedule), () -> converter(schedule));
    System.out.println("done");
  }

  private static void reader(Schedule schedule) {
    long stamp = LOCK.readLock();
    schedule.reach(1);
    schedule.await(2);
    int read = value; // race: StampedConversionFails.value
    LOCK.unlockRead(stamp);
  }

  private static void converter(Schedule schedule) {
    schedule.await(1);
    long stamp = LOCK.readLock();
    long converted = LOCK.tryConvertToWriteLock(stamp);
    value = 1; // race: StampedConversionFails.value
    LOCK.unlockRead(stamp);
    schedule.reach(2);
  }
}
