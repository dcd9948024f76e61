// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.table;

import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.SpinLock;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/**
 * Keeps something beside objects that cannot carry a shadow field: JDK objects, arrays, locks.
 *
 * <p>Keys are compared by identity and held weakly. Look-up takes no lock; insertion locks one of
 * the stripes. Cleared entries are swept after a collection, by a thread of heddle's or by whoever
 * inserts next, and not taken from a reference queue: the queue's own locks are among the things
 * that heddle watches, and each entry would be larger.
 *
 * @param <E> the entry: the weak reference itself, with whatever is kept beside the object
 */
public abstract class IdentityTable<E extends IdentityTable.Entry> {
  private static final int STRIPES = 32;

  /** So few entries are also not worth a look after each collection. */
  private static final int FIRST_CAPACITY = 8;

  private static final SpinLock REGISTERING = new SpinLock();

  private static volatile IdentityTable<?>[] tables = {};

  /** Which stripe is tidied next, counted through all tables; it may be counted twice. */
  private static int turn;

  private final Stripe[] stripes = new Stripe[STRIPES];

  protected IdentityTable() {
    for (int i = 0; i < STRIPES; i++) {
      stripes[i] = new Stripe();
    }
    REGISTERING.lock();
    try {
      IdentityTable<?>[] more = Arrays.copyOf(tables, tables.length + 1);
      more[tables.length] = this;
      tables = more;
    } finally {
      REGISTERING.unlock();
    }
  }

  /**
   * Sweeps one stripe of one table, if a collection has passed since it was swept. To be called now
   * and then: entries of the dead would stay where nothing is inserted any more.
   */
  public static void tidySome() {
    IdentityTable<?>[] all = tables;
    int next = turn++ & Integer.MAX_VALUE;
    tidy(all[next / STRIPES % all.length].stripes[next % STRIPES], Collections.seen());
  }

  /** Sweeps all stripes of all tables; to be called by a thread of heddle's after a collection. */
  public static void tidyAll() {
    int collections = Collections.seen();
    for (IdentityTable<?> table : tables) {
      for (Stripe stripe : table.stripes) {
        tidy(stripe, collections);
      }
    }
  }

  private static void tidy(Stripe stripe, int collections) {
    if (stripe.mayHaveDead(collections)) {
      stripe.lock();
      try {
        sweep(stripe);
        stripe.collections = collections;
      } finally {
        stripe.unlock();
      }
    }
  }

  /** A weak reference to the object, and the fields that a subclass keeps for it. */
  public abstract static class Entry extends WeakReference<Object> {
    final int hash;

    /** Written under the stripe's lock; a reader that meets a sweep looks again with the lock. */
    Entry next;

    protected Entry(Object object, int hash) {
      super(object);
      this.hash = hash;
    }

    /** The object has been collected, and the table has let go of the entry. */
    protected void dropped() {}
  }

  /** One part of the table; all but look-up happens under its lock. */
  private static final class Stripe extends SpinLock {
    volatile Entry[] buckets = new Entry[FIRST_CAPACITY];

    /** Whether entries are being linked anew, so that a look-up may lose its way. */
    volatile boolean sweeping;

    int size;

    /** How many collections the table had seen at the last sweep. */
    int collections;

    boolean mayHaveDead(int collectionsSeen) {
      return collections != collectionsSeen && size > FIRST_CAPACITY;
    }

    /** Whether a look-up in these buckets that found nothing may have met a sweep. */
    boolean mayHaveMisled(Entry[] searched) {
      // The links were read before; a sweep that changed one of them is seen here.
      Memory.UNSAFE.loadFence();
      return sweeping || buckets != searched;
    }
  }

  /** Makes the entry for an object that has none yet. */
  protected abstract E create(Object object, int hash);

  /** The object's entry, or null. */
  @SuppressWarnings("unchecked")
  public final E find(Object object) {
    int hash = spread(System.identityHashCode(object));
    Stripe stripe = stripes[hash & (STRIPES - 1)];
    Entry[] buckets = stripe.buckets;
    Entry found = find(buckets, object, hash);
    if (found == null && stripe.mayHaveMisled(buckets)) {
      stripe.lock();
      try {
        found = find(stripe.buckets, object, hash);
      } finally {
        stripe.unlock();
      }
    }
    return (E) found;
  }

  /** The object's entry, made if there was none. */
  @SuppressWarnings("unchecked")
  public final E get(Object object) {
    int hash = spread(System.identityHashCode(object));
    Stripe stripe = stripes[hash & (STRIPES - 1)];
    Entry found = find(stripe.buckets, object, hash);
    return (E) (found != null ? found : insert(stripe, object, hash));
  }

  /** Sees one entry after the other. */
  public interface Visitor<E> {
    void visit(E entry);
  }

  /**
   * Shows all entries, those of dead objects too; what is inserted meanwhile may be missed. The
   * visitor is called under a lock of this table.
   */
  @SuppressWarnings("unchecked")
  public final void forEach(Visitor<? super E> visitor) {
    for (Stripe stripe : stripes) {
      stripe.lock();
      try {
        for (Entry head : stripe.buckets) {
          for (Entry entry = head; entry != null; entry = entry.next) {
            visitor.visit((E) entry);
          }
        }
      } finally {
        stripe.unlock();
      }
    }
  }

  private static Entry find(Entry[] buckets, Object object, int hash) {
    Entry entry = buckets[(hash >>> 5) & (buckets.length - 1)];
    while (entry != null) {
      if (entry.hash == hash && entry.refersTo(object)) {
        return entry;
      }
      entry = entry.next;
    }
    return null;
  }

  @DontInline
  private Entry insert(Stripe stripe, Object object, int hash) {
    // Made before the lock is taken: whatever making it involves must not need the lock.
    Entry entry = create(object, hash);
    stripe.lock();
    try {
      Entry found = find(stripe.buckets, object, hash);
      if (found != null) {
        return found;
      }
      int collections = Collections.seen();
      if (stripe.mayHaveDead(collections) || stripe.size > stripe.buckets.length) {
        sweep(stripe);
        stripe.collections = collections;
      }
      Entry[] buckets = stripe.buckets;
      int index = (hash >>> 5) & (buckets.length - 1);
      entry.next = buckets[index];
      // A look-up without the lock must not see the entry before its fields.
      Memory.UNSAFE.storeFence();
      buckets[index] = entry;
      // The volatile re-store publishes the entry: buckets[index] alone is a plain store.
      stripe.buckets = buckets;
      stripe.size++;
      return entry;
    } finally {
      stripe.unlock();
    }
  }

  /** Drops cleared entries, and fits the stripe to those that are alive. */
  @DontInline
  private static void sweep(Stripe stripe) {
    Entry[] old = stripe.buckets;
    int alive = 0;
    for (Entry head : old) {
      for (Entry entry = head; entry != null; entry = entry.next) {
        if (!entry.refersTo(null)) {
          alive++;
        }
      }
    }
    int capacity = FIRST_CAPACITY;
    while (capacity < 2 * alive) {
      capacity *= 2;
    }
    Entry[] buckets = new Entry[capacity];
    stripe.sweeping = true;
    Memory.UNSAFE.storeFence();
    for (Entry head : old) {
      Entry entry = head;
      while (entry != null) {
        Entry following = entry.next;
        if (!entry.refersTo(null)) {
          int index = (entry.hash >>> 5) & (capacity - 1);
          entry.next = buckets[index];
          buckets[index] = entry;
        } else {
          entry.dropped();
        }
        entry = following;
      }
    }
    stripe.size = alive;
    stripe.buckets = buckets;
    stripe.sweeping = false;
  }

  private static int spread(int hash) {
    return hash ^ (hash >>> 15);
  }
}
