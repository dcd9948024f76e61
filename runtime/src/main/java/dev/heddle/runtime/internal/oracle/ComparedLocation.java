// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.oracle;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Location;

/** A location that both detectors watch. All but the name is guarded by this. */
final class ComparedLocation implements Location {
  private final Location location;
  private final NaiveLocation naive = new NaiveLocation();

  /** The last write's epoch, by which final fields excuse a read. */
  private long lastWrite;

  private boolean isNaivelyRacy;
  private boolean isReported;
  private boolean isIgnored;

  ComparedLocation(Location location) {
    this.location = location;
  }

  void read(ThreadState state, NaiveThread thread, Object holder) {
    boolean races;
    long write;
    synchronized (this) {
      races = naive.read(thread);
      write = lastWrite;
    }
    if (races && !state.reachedFrozen(write, holder)) {
      naivelyRacy();
    }
  }

  void write(ThreadState state, NaiveThread thread) {
    boolean races;
    synchronized (this) {
      races = naive.write(thread);
      lastWrite = state.epoch;
    }
    if (races) {
      naivelyRacy();
    }
  }

  private void naivelyRacy() {
    synchronized (this) {
      isNaivelyRacy = true;
    }
    Oracle.isRacy(this);
  }

  /** The real detector asks for the subject when it reports a race. */
  @Override
  public Subject subject() {
    synchronized (this) {
      isReported = true;
    }
    Oracle.isRacy(this);
    return location.subject();
  }

  @Override
  public SharedObject object(Object holder, String heldBy) {
    return location.object(holder, heldBy);
  }

  Subject name() {
    return location.subject();
  }

  synchronized void ignore() {
    isIgnored = true;
  }

  synchronized boolean isIgnored() {
    return isIgnored;
  }

  synchronized boolean isNaivelyRacy() {
    return isNaivelyRacy;
  }

  synchronized boolean isReported() {
    return isReported;
  }
}
