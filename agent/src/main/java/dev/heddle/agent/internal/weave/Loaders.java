// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.ThreadState;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of the class loaders: whether their classes can use the runtime, and which classes
 * have been woven.
 *
 * <p>All state is under this object's lock. A loader is called without it, since its own locks are
 * the program's.
 */
final class Loaders {
  private final List<Entry> entries = new ArrayList<>();
  private final NotChecked notChecked;

  Loaders(NotChecked notChecked) {
    this.notChecked = notChecked;
  }

  private static final class Entry {
    final WeakReference<ClassLoader> loader;
    final boolean seesRuntime;
    final Map<String, GroupMethods> woven = new HashMap<>();

    Entry(ClassLoader loader, boolean seesRuntime) {
      this.loader = new WeakReference<>(loader);
      this.seesRuntime = seesRuntime;
    }
  }

  /** Whether classes of the loader find heddle's runtime; woven ones would fail otherwise. */
  boolean seesRuntime(ClassLoader loader) {
    synchronized (this) {
      Entry entry = find(loader);
      if (entry != null) {
        return entry.seesRuntime;
      }
    }
    boolean sees = loadsRuntime(loader);
    synchronized (this) {
      Entry entry = find(loader);
      if (entry != null) {
        return entry.seesRuntime;
      }
      entries.add(new Entry(loader, sees));
    }
    if (!sees) {
      notChecked.add(
          "classes of the class loader "
              + loader.getClass().getName()
              + (loader.getName() == null ? "" : " " + loader.getName())
              + ": it does not delegate dev.heddle.* to the JVM; their synchronisation is not seen"
              + " either, so reports may be false");
    }
    return sees;
  }

  private static boolean loadsRuntime(ClassLoader loader) {
    try {
      return loader.loadClass(ThreadState.class.getName()) == ThreadState.class;
    } catch (ClassNotFoundException | RuntimeException | LinkageError e) {
      return false;
    }
  }

  synchronized void addWoven(ClassLoader loader, String name, GroupMethods groups) {
    find(loader).woven.put(name, groups.closed());
  }

  /** The methods that the class has for several fields; null if it was not woven. */
  synchronized GroupMethods ofWoven(ClassLoader loader, String name) {
    Entry entry = find(loader);
    return entry == null ? null : entry.woven.get(name);
  }

  /** The entry last used moves to the front, where it is wanted next; those of dead loaders go. */
  private Entry find(ClassLoader loader) {
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.loader.refersTo(loader)) {
        entries.set(i, entries.get(0));
        entries.set(0, entry);
        return entry;
      } else if (entry.loader.refersTo(null)) {
        entries.set(i, entries.get(entries.size() - 1));
        entries.remove(entries.size() - 1);
        i--;
      }
    }
    return null;
  }
}
