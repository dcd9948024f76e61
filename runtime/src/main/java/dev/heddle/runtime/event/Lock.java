// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/** Something that threads hold to keep others out: a monitor, or a lock of a library. */
public abstract class Lock extends Participant {
  /** A number that no other lock of the run has. */
  public abstract long number();

  /** Its class and a number, as reports name objects: {@code bank.Account@1}. */
  public abstract String name();
}
