// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.behaviour;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Members that are not synthetic are exactly those that the source declares. */
public final class SourceMembersOnly {
  private int plain;
  private volatile long state;
  private static String text = "text";

  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (Field field : SourceMembersOnly.class.getDeclaredFields()) {
      if (!field.isSynthetic()) {
        names.add(field.toString());
      }
    }
    for (Method method : SourceMembersOnly.class.getDeclaredMethods()) {
      if (!method.isSynthetic()) {
        names.add(method.toString());
      }
    }
    Collections.sort(names);
    names.forEach(System.out::println);
  }

  private synchronized long sum() {
    return plain + state + text.length();
  }
}
