// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Looks at the fields that a class really has, heddle's own among them, which programs never see. */
public final class Shadows {
  /** Every member that weaving adds to a class begins so. */
  public static final String PREFIX = "$heddle$";

  /** The static field with the clock of a class's initialisation. */
  public static final String INITIALISED = "$heddle$$initialised";

  /** The epoch at which the constructor of an object with final fields ended. */
  public static final String FROZEN = "$heddle$$frozen";

  /** The clock of the object's own monitor, in classes with synchronized methods. */
  public static final String MONITOR = "$heddle$$monitor";

  private static final Field[] NO_FIELDS = {};
  private static final Method DECLARED_FIELDS = declaredFieldsMethod();

  private Shadows() {}

  /** The class or interface, from this one upwards, that declares a field of that name, or null. */
  public static Class<?> declaring(Class<?> type, String field) {
    if (type == null || declared(type, field) != null) {
      return type;
    }
    for (Class<?> each : type.getInterfaces()) {
      Class<?> declaring = declaring(each, field);
      if (declaring != null) {
        return declaring;
      }
    }
    return declaring(type.getSuperclass(), field);
  }

  /** The field of that name that the class itself declares; null if it has none. */
  public static Field declared(Class<?> type, String field) {
    for (Field each : declaredFields(type)) {
      if (each.getName().equals(field)) {
        return each;
      }
    }
    return null;
  }

  /** All fields that the class itself declares. */
  public static Field[] declaredFields(Class<?> type) {
    try {
      return (Field[]) DECLARED_FIELDS.invoke(type, false);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } catch (InvocationTargetException e) {
      // The type of some field cannot be loaded: the program gets no further with this class.
      return NO_FIELDS;
    }
  }

  /** Below the filter that hides heddle's members from reflection. */
  private static Method declaredFieldsMethod() {
    try {
      Method method = Class.class.getDeclaredMethod("getDeclaredFields0", boolean.class);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
