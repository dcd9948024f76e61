// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.context.Context;
import java.util.HashSet;
import java.util.Set;

/**
 * The places where threads may race in another order than the usual one: named by whoever has seen
 * or scanned the program before, or noted here while it runs. Two threads that access the same, one
 * of them writing, with no lock in common, are in order for some other reason, which may be luck.
 *
 * <p>Fields are named like {@code bank.Account.balance}, other places like {@code bank.Main:12}.
 */
public final class Suspects {
  /** Guarded by this class. */
  private static final Set<String> names = new HashSet<>();

  /** Grows with the names; read without the lock, to learn that there may be new ones. */
  private static volatile int size;

  private Suspects() {}

  public static void addField(String owner, String name) {
    add(owner + "." + name);
  }

  public static void addPlace(String className, int line) {
    add(className + ":" + line);
  }

  private static synchronized void add(String name) {
    names.add(name);
    size = names.size();
  }

  static int size() {
    return size;
  }

  static synchronized boolean contain(String name) {
    return names.contains(name);
  }

  /** Two accesses of different threads, one of them a write, in whatever order. */
  static void note(Context earlierAt, Context here) {
    if (!haveCommonLock(earlierAt, here)) {
      note(earlierAt.site());
      note(here.site());
    }
  }

  private static void note(int site) {
    String name = Sites.nameOf(site);
    if (name != null && !contain(name)) {
      add(name);
    }
  }

  /** Locks of one class are taken for one lock: the objects are not known any more. */
  private static boolean haveCommonLock(Context one, Context other) {
    for (String lock : one.locks()) {
      for (String otherLock : other.locks()) {
        if (typeOf(lock).equals(typeOf(otherLock))) {
          return true;
        }
      }
    }
    return false;
  }

  private static String typeOf(String lock) {
    int end = 0;
    while (end < lock.length() && lock.charAt(end) != ' ' && lock.charAt(end) != '@') {
      end++;
    }
    return lock.substring(0, end);
  }
}
