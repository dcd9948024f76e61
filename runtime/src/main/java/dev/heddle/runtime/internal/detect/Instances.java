// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.runtime.internal.table.IdentityTable;
import java.util.HashMap;
import java.util.Map;

/** Numbers the objects that reports name, so that a reader can tell them apart. */
public final class Instances {
  private static final String LOCKS = "java.util.concurrent.locks.";

  private static final Map<String, Integer> LATEST = new HashMap<>();

  private static final IdentityTable<Numbered> TABLE =
      new IdentityTable<>() {
        @Override
        protected Numbered create(Object object) {
          return new Numbered(object);
        }
      };

  private Instances() {}

  private static final class Numbered extends IdentityTable.Entry {
    final String name;

    Numbered(Object object) {
      super(object);
      String type = className(object);
      this.name = type + "@" + next(type);
    }
  }

  private static int next(String type) {
    synchronized (LATEST) {
      int next = LATEST.getOrDefault(type, 0) + 1;
      LATEST.put(type, next);
      return next;
    }
  }

  /**
   * The object's class with a number: {@code bank.Account@1}; a class is {@code bank.Bank.class}.
   */
  public static String name(Object object) {
    return object instanceof Class ? className(object) : TABLE.get(object).name;
  }

  /**
   * The object's class; of a class itself, {@code bank.Bank.class}. What the JDK's locks have
   * inside goes by the name that the program knows: {@code ReentrantLock}, not its {@code Sync}.
   */
  public static String className(Object object) {
    if (object instanceof Class<?> type) {
      return type.getTypeName() + ".class";
    }
    String name = object.getClass().getTypeName();
    int nested = name.indexOf('$');
    return nested > 0 && name.startsWith(LOCKS) ? name.substring(0, nested) : name;
  }
}
