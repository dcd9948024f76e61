// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at the fields that a class really has, heddle's own among them, which programs never see.
 */
public final class Shadows {
  /** Every member that weaving adds to a class begins so. */
  public static final String PREFIX = "$heddle$";

  /** The static field with the clock of a class's initialisation. */
  public static final String INITIALISED = "$heddle$$initialised";

  /** The epoch at which the constructor of an object with final fields ended. */
  public static final String FROZEN = "$heddle$$frozen";

  /** The clock of the object's own monitor, in classes with synchronized methods. */
  public static final String MONITOR = "$heddle$$monitor";

  /** What detectors by name know of the object as a whole, where one asks for that. */
  public static final String STATE = "$heddle$$state";

  /** How the object's owner has entered it; zero if it is outside. */
  public static final String ENTERED = "$heddle$$entered";

  private static final Field[] NO_FIELDS = {};

  /** Below the filter that hides heddle's members from reflection. */
  private static final Method DECLARED_FIELDS = method("getDeclaredFields0", boolean.class);

  private static final Method CONSTANT_POOL = method("getConstantPool");

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

  /**
   * Where objects of the class have the field of that name; the lowest class's, negative if none.
   */
  public static long offset(Class<?> type, String field) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      Field found = declared(each, field);
      if (found != null) {
        return Memory.UNSAFE.objectFieldOffset(found);
      }
    }
    return -1;
  }

  /** Whether the fields can be listed: the types of all of them can be loaded. */
  public static boolean canList(Class<?> type) {
    return declaredFields(type) != NO_FIELDS;
  }

  /** The names of heddle's members that stand among the class's constants. */
  public static List<String> namesInConstants(Class<?> type) {
    List<String> names = new ArrayList<>();
    try {
      Object constants = CONSTANT_POOL.invoke(type);
      int size = (int) constants.getClass().getMethod("getSize").invoke(constants);
      Method utf8 = constants.getClass().getMethod("getUTF8At", int.class);
      for (int i = 1; i < size; i++) {
        String text = text(constants, utf8, i);
        if (text != null && text.startsWith(PREFIX) && text.length() > PREFIX.length()) {
          names.add(text);
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return names;
  }

  private static String text(Object constants, Method utf8, int index)
      throws IllegalAccessException {
    try {
      return (String) utf8.invoke(constants, index);
    } catch (InvocationTargetException e) {
      // A constant of another kind.
      return null;
    }
  }

  /** All fields that the class itself declares; see {@link #canList}. */
  public static Field[] declaredFields(Class<?> type) {
    try {
      return (Field[]) DECLARED_FIELDS.invoke(type, false);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } catch (InvocationTargetException e) {
      // The type of some field cannot be loaded.
      return NO_FIELDS;
    }
  }

  private static Method method(String name, Class<?>... parameters) {
    try {
      Method method = Class.class.getDeclaredMethod(name, parameters);
      Privileges.run(
          new Runnable() {
            @Override
            public void run() {
              method.setAccessible(true);
            }
          });
      return method;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
