// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/** Something that threads hold to keep others out: a monitor, or a lock of a library. */
public abstract class Lock extends Participant {
  private volatile boolean changesHands;

  /** A number that no other lock of the run has. */
  public abstract long number();

  /** Its class and a number, as reports name objects: {@code bank.Account@1}. */
  public abstract String name();

  /** Whether a thread has given it back that had not taken it: nobody knows who holds it. */
  public final boolean changesHands() {
    return changesHands;
  }

  public final void changeHands() {
    changesHands = true;
  }
}
