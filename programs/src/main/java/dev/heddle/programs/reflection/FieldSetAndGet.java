// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Field;

/** Reflective access to a field is access to the field. */
public final class FieldSetAndGet {
  private int value;

  public static void main(String[] args) throws Exception {
    Field field = FieldSetAndGet.class.getDeclaredField("value");
    FieldSetAndGet shared = new FieldSetAndGet();
    field.setInt(shared, field.getInt(shared));
    Threads.inOrder(() -> write(field, shared), () -> read(field, shared));
    System.out.println("done");
  }

  private static void write(Field field, FieldSetAndGet shared) throws IllegalAccessException {
    field.setInt(shared, 1); // race: FieldSetAndGet.value
  }

  private static void read(Field field, FieldSetAndGet shared) throws IllegalAccessException {
    int read = field.getInt(shared); // race: FieldSetAndGet.value
  }
}
