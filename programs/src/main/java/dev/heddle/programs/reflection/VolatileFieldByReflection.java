// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Field;

/** Reflective access to a volatile field is volatile access, and hands over. */
public final class VolatileFieldByReflection {
  private volatile boolean ready;
  private int value;

  public static void main(String[] args) throws Exception {
    Field field = VolatileFieldByReflection.class.getDeclaredField("ready");
    VolatileFieldByReflection first = new VolatileFieldByReflection();
    VolatileFieldByReflection second = new VolatileFieldByReflection();
    Threads.run(() -> first.writeReflectively(field), first::read);
    Threads.run(second::write, () -> second.readReflectively(field));
    System.out.println(first.value + second.value);
  }

  private void writeReflectively(Field field) throws IllegalAccessException {
    value = 1;
    field.setBoolean(this, true);
  }

  private void read() {
    while (!ready) {
      Thread.onSpinWait();
    }
    value++;
  }

  private void write() {
    value = 1;
    ready = true;
  }

  private void readReflectively(Field field) throws IllegalAccessException {
    while (!field.getBoolean(this)) {
      Thread.onSpinWait();
    }
    value++;
  }
}
