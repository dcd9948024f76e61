// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Field;

/** Reflective and direct access under one lock. */
public final class FieldLocked {
  private long value;

  public static void main(String[] args) throws Exception {
    Field field = FieldLocked.class.getDeclaredField("value");
    FieldLocked shared = new FieldLocked();
    Threads.run(() -> reflective(field, shared), () -> direct(shared));
    System.out.println(shared.value);
  }

  private static void reflective(Field field, FieldLocked shared) throws IllegalAccessException {
    synchronized (shared) {
      field.setLong(shared, field.getLong(shared) + 1);
    }
  }

  private static void direct(FieldLocked shared) {
    synchronized (shared) {
      shared.value++;
    }
  }
}
