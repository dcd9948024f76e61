// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The history of a thread-unsafe library object, of its structure if its elements have histories of
 * their own; collected when the object is.
 */
final class LibraryShadow extends IdentityTable.Entry implements Location {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long HISTORY = UNSAFE.objectFieldOffset(LibraryShadow.class, "history");

  private static final IdentityTable<LibraryShadow> TABLE =
      new IdentityTable<>() {
        @Override
        protected LibraryShadow create(Object object) {
          return new LibraryShadow(object);
        }
      };

  /** The library class of the object that the program sees, which may only contain this one. */
  private Class<?> type;

  /** Read plainly, replaced by compare-and-set. */
  private History history;

  /** Of the threads that come first at once, any may have written this. */
  private Context firstUsedAt;

  private LibraryShadow(Object object) {
    super(object);
    this.type = object.getClass();
  }

  /**
   * @param state the object that holds the state
   * @param seen the library class of the object that the program calls; null if that is a view
   */
  @DontInline
  static LibraryShadow of(Object state, Class<?> seen) {
    LibraryShadow shadow = TABLE.get(state);
    if (seen != null && shadow.type != seen) {
      shadow.type = seen;
    }
    return shadow;
  }

  /** Threads may hold this shadow for long, but not what it holds. */
  @Override
  protected void dropped() {
    history = null;
    firstUsedAt = null;
  }

  boolean isSeenAs(Class<?> seen) {
    return type == seen;
  }

  /** The shadow of an object if it has one. */
  static LibraryShadow existing(Object state) {
    return TABLE.find(state);
  }

  /** The library class of the object. */
  Class<?> type() {
    return type;
  }

  /**
   * Whether the thread has written in its present epoch. Accesses to elements need not be noted
   * then: who does not know of them does not know of that write either, and will race with it.
   */
  boolean isWrittenBy(ThreadState thread) {
    return thread.hasWritten(history);
  }

  @Override
  public Subject subject() {
    return Subject.library(type.getName(), null);
  }

  @Override
  public boolean isLike(Location other) {
    return other instanceof LibraryShadow shadow && shadow.type == type;
  }

  @Override
  public SharedObject object(Object holder, String heldBy) {
    return ObjectOrigins.ofElement(get(), heldBy, firstUsedAt);
  }

  /** Whether this thread has accessed the object in the same way in its present epoch. */
  boolean isFresh(boolean writes, ThreadState thread) {
    return writes ? thread.hasWritten(history) : thread.hasAccessed(history);
  }

  @DontInline
  void read(ThreadState thread, long context, int site) {
    History before = history;
    if (thread.hasAccessed(before)) {
      return;
    }
    if (Tap.ON) {
      accessTapped(false, thread, context, site);
      return;
    }
    Location location = Oracle.ON ? Oracle.read(this, 0, thread, this) : this;
    History after = Transitions.read(before, thread, context, site, location, this);
    if (before == null && after != null) {
      firstUsedAt = after.lastAt;
    }
    while (after != before && !UNSAFE.compareAndSetReference(this, HISTORY, before, after)) {
      before = history;
      after = Transitions.read(before, thread, context, site, location, this);
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  @DontInline
  void write(ThreadState thread, long context, int site) {
    History before = history;
    if (before != null && before.write == thread.epoch) {
      return;
    }
    if (Tap.ON) {
      accessTapped(true, thread, context, site);
      return;
    }
    Location location = Oracle.ON ? Oracle.write(this, 0, thread, this) : this;
    History after = Transitions.write(before, thread, context, site, location, this);
    if (before == null) {
      firstUsedAt = after.writtenAt;
    }
    while (after != before && !UNSAFE.compareAndSetReference(this, HISTORY, before, after)) {
      before = history;
      after = Transitions.write(before, thread, context, site, location, this);
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  private void accessTapped(boolean writes, ThreadState thread, long context, int site) {
    if (history == null) {
      firstUsedAt = thread.contextAt(context, site);
    }
    TappedAccess.access(writes, this, HISTORY, this, this, 0, thread, context, site);
  }
}
