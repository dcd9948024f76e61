// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.behaviour;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reflection lists the members that the source declares, and nothing else. */
public final class DeclaredMembers {
  private int plain;
  private volatile long state;
  private static String text;
  protected final int[] cells = new int[1];

  static {
    text = "text";
  }

  public static void main(String[] args) {
    for (Class<?> type : List.of(DeclaredMembers.class, Kind.class, Shape.class)) {
      List<String> names = new ArrayList<>();
      for (Field field : type.getDeclaredFields()) {
        names.add(field.toString());
      }
      for (Method method : type.getDeclaredMethods()) {
        names.add(method.toString());
      }
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        names.add(constructor.toString());
      }
      Collections.sort(names);
      names.forEach(System.out::println);
    }
  }

  private enum Kind {
    ONE;

    private int used;
  }

  private record Shape(int[] sides) {}

  private synchronized long sum() {
    return plain + state + cells[0] + text.length();
  }
}
