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
 * <p>Most objects are looked up for the first time and soon dead, and their table is full of such.
 * So hashes stand by themselves, and no other object's entry is touched on the way, which would be
 * fetched from memory for nothing.
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
    protected Entry(Object object) {
      super(object);
    }

    /** The object has been collected, and the table has let go of the entry. */
    protected void dropped() {}
  }

  /**
   * Entries and their hashes, each at the first free place from its hash's own on. Only ever added
   * to, under the stripe's lock: a sweep makes new ones, so that look-ups never lose their way.
   */
  private static final class Slots {
    /** Zero where there is no entry. */
    final int[] hashes;

    final Entry[] entries;

    /**
     * @param capacity a power of two
     */
    Slots(int capacity) {
      hashes = new int[capacity];
      entries = new Entry[capacity];
    }

    /** A look-up without the lock may see a hash before its entry, which is then being added. */
    Entry find(Object object, int hash) {
      int last = hashes.length - 1;
      int index = hash >>> 5 & last;
      int seen = hashes[index];
      while (seen != 0) {
        if (seen == hash) {
          Entry entry = entries[index];
          if (entry != null && entry.refersTo(object)) {
            return entry;
          }
        }
        index = index + 1 & last;
        seen = hashes[index];
      }
      return null;
    }

    void add(Entry entry, int hash) {
      int last = hashes.length - 1;
      int index = hash >>> 5 & last;
      while (hashes[index] != 0) {
        index = index + 1 & last;
      }
      // A look-up without the lock must not see the entry before its fields.
      Memory.UNSAFE.storeFence();
      entries[index] = entry;
      Memory.UNSAFE.storeFence();
      hashes[index] = hash;
    }

    /** Whether there would be too many to find a free place soon. */
    boolean areFullWith(int size) {
      return 4 * size > 3 * hashes.length;
    }
  }

  /** One part of the table; all but look-up happens under its lock. */
  private static final class Stripe extends SpinLock {
    volatile Slots slots = new Slots(FIRST_CAPACITY);

    int size;

    /** How many collections the table had seen at the last sweep. */
    int collections;

    boolean mayHaveDead(int collectionsSeen) {
      return collections != collectionsSeen && size > FIRST_CAPACITY;
    }
  }

  /** Makes the entry for an object that has none yet. */
  protected abstract E create(Object object);

  /** The object's entry, or null. */
  @SuppressWarnings("unchecked")
  public final E find(Object object) {
    int hash = spread(System.identityHashCode(object));
    Stripe stripe = stripes[hash & (STRIPES - 1)];
    Slots slots = stripe.slots;
    Entry found = slots.find(object, hash);
    if (found == null && stripe.slots != slots) {
      found = stripe.slots.find(object, hash);
    }
    return (E) found;
  }

  /** The object's entry, made if there was none. */
  @SuppressWarnings("unchecked")
  public final E get(Object object) {
    int hash = spread(System.identityHashCode(object));
    Stripe stripe = stripes[hash & (STRIPES - 1)];
    Entry found = stripe.slots.find(object, hash);
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
        for (Entry entry : stripe.slots.entries) {
          if (entry != null) {
            visitor.visit((E) entry);
          }
        }
      } finally {
        stripe.unlock();
      }
    }
  }

  /** Adds an entry for an object that has none: it is new, and nobody else knows it. */
  public final void add(Object object, E entry) {
    int hash = spread(System.identityHashCode(object));
    Stripe stripe = stripes[hash & (STRIPES - 1)];
    stripe.lock();
    try {
      add(stripe, entry, hash);
    } finally {
      stripe.unlock();
    }
  }

  @DontInline
  private Entry insert(Stripe stripe, Object object, int hash) {
    // Made before the lock is taken: whatever making it involves must not need the lock.
    Entry entry = create(object);
    stripe.lock();
    try {
      Entry found = stripe.slots.find(object, hash);
      if (found != null) {
        return found;
      }
      add(stripe, entry, hash);
      return entry;
    } finally {
      stripe.unlock();
    }
  }

  private static void add(Stripe stripe, Entry entry, int hash) {
    int collections = Collections.seen();
    if (stripe.mayHaveDead(collections) || stripe.slots.areFullWith(stripe.size + 1)) {
      sweep(stripe);
      stripe.collections = collections;
    }
    stripe.slots.add(entry, hash);
    stripe.size++;
  }

  /** Drops cleared entries, and fits the stripe to those that are alive. */
  @DontInline
  private static void sweep(Stripe stripe) {
    Slots old = stripe.slots;
    int alive = 0;
    for (Entry entry : old.entries) {
      if (entry != null && !entry.refersTo(null)) {
        alive++;
      }
    }
    int capacity = FIRST_CAPACITY;
    while (capacity < 2 * alive) {
      capacity *= 2;
    }
    if (alive == stripe.size && capacity <= old.hashes.length) {
      return;
    }
    Slots slots = new Slots(capacity);
    for (int i = 0; i < old.entries.length; i++) {
      Entry entry = old.entries[i];
      if (entry != null) {
        if (!entry.refersTo(null)) {
          slots.add(entry, old.hashes[i]);
        } else {
          entry.dropped();
        }
      }
    }
    stripe.size = alive;
    stripe.slots = slots;
  }

  /** Never zero. */
  private static int spread(int hash) {
    return hash ^ (hash >>> 15) | 1 << 31;
  }
}
