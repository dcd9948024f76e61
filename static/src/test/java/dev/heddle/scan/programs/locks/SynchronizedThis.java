// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** A synchronised block on this guards the write but the read has none. */
public final class SynchronizedThis {
  private int level;

  private void raise() {
    synchronized (this) {
      level++; // race: SynchronizedThis.level
    }
  }

  private int level() {
    return level; // race: SynchronizedThis.level
  }

  private int levelLocked() {
    synchronized (this) {
      return level;
    }
  }

  public static void racy() throws Exception {
    SynchronizedThis meter = new SynchronizedThis();
    Thread riser = new Thread(meter::raise);
    riser.start();
    System.out.println(meter.level());
    riser.join();
  }

  public static void safe() throws Exception {
    SynchronizedThis meter = new SynchronizedThis();
    Thread riser = new Thread(meter::raise);
    riser.start();
    System.out.println(meter.levelLocked());
    riser.join();
  }
}
