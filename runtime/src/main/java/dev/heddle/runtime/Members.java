// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Keeps the members that weaving adds to classes out of the program's sight. */
public final class Members {
  private Members() {}

  /** The fields that the program's own source declares; the same array if those are all. */
  public static Field[] visible(Field[] fields) {
    Field[] visible = null;
    int count = 0;
    for (int i = 0; i < fields.length; i++) {
      if (isHidden(fields[i].getName())) {
        if (visible == null) {
          visible = fields.clone();
          count = i;
        }
      } else if (visible != null) {
        visible[count++] = fields[i];
      }
    }
    return visible == null ? fields : Arrays.copyOf(visible, count);
  }

  /** The methods that the program's own source declares; the same array if those are all. */
  public static Method[] visible(Method[] methods) {
    Method[] visible = null;
    int count = 0;
    for (int i = 0; i < methods.length; i++) {
      if (isHidden(methods[i].getName())) {
        if (visible == null) {
          visible = methods.clone();
          count = i;
        }
      } else if (visible != null) {
        visible[count++] = methods[i];
      }
    }
    return visible == null ? methods : Arrays.copyOf(visible, count);
  }

  private static boolean isHidden(String name) {
    return name.charAt(0) == '$' && name.startsWith(Shadows.PREFIX);
  }
}
