// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Field;

/** One side uses reflection, the other the field itself; static, and of reference type. */
public final class FieldSetAgainstDirect {
  private static String text;

  public static void main(String[] args) throws Exception {
    Field field = FieldSetAgainstDirect.class.getDeclaredField("text");
    field.set(null, "before");
    Threads.inOrder(() -> write(field), FieldSetAgainstDirect::read);
    System.out.println("done");
  }

  private static void write(Field field) throws IllegalAccessException {
    field.set(null, "after"); // race: FieldSetAgainstDirect.text
  }

  private static void read() {
    String read = text; // race: FieldSetAgainstDirect.text
  }
}
