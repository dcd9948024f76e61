// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * Looks up every class, method and field of the JDK's model in the running JDK.
 *
 * <p>As a program it prints what is missing, what is optional with a question mark in front, and
 * ends with 1 if anything is missing that is not optional; so another JDK can be asked as well.
 */
final class ModelResolution {
  private final List<String> missing = new ArrayList<>();
  private final Collection<String> missingOptional = new TreeSet<>();

  static ModelResolution of(LibraryModel model) {
    ModelResolution resolution = new ModelResolution();
    for (ClassModel entry : model.classes()) {
      resolution.resolve(entry);
    }
    return resolution;
  }

  List<String> missing() {
    return missing;
  }

  Collection<String> missingOptional() {
    return missingOptional;
  }

  public static void main(String[] arguments) {
    ModelResolution resolution = of(JdkModel.load());
    for (String entry : resolution.missing) {
      System.out.println(entry);
    }
    for (String entry : resolution.missingOptional) {
      System.out.println("? " + entry);
    }
    System.exit(resolution.missing.isEmpty() ? 0 : 1);
  }

  private void resolve(ClassModel entry) {
    String name = entry.name().replace('/', '.');
    Class<?> type;
    try {
      type = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
    } catch (ClassNotFoundException e) {
      note(entry.optional(), name);
      return;
    }
    for (MethodModel line : entry.methods()) {
      for (MethodPattern pattern : line.methods()) {
        if (!line.atCalls() && !declares(type, pattern, line.hooks())) {
          note(pattern.optional(), name + "." + pattern + " (line " + line.line() + ")");
        }
      }
      resolveFields(type, line);
    }
    for (String field : entry.synchronisingFields()) {
      int dot = field.indexOf('.');
      Class<?> owner = dot < 0 ? type : named(type, field.substring(0, dot));
      resolveField(owner == null ? type : owner, field.substring(dot + 1), false);
    }
    if (entry.stateField() != null) {
      resolveField(type, entry.stateField(), false);
    }
    if (entry.viewedField() != null) {
      resolveField(type, entry.viewedField(), false);
    }
    if (entry.window() != null && entry.window().from() != null) {
      resolveField(type, entry.window().from(), false);
      if (entry.window().count() != null) {
        resolveField(type, entry.window().count(), false);
      }
    }
    if (entry.elements() != null && entry.elements().field() != null) {
      resolveField(type, entry.elements().field(), false);
      if (entry.elements().from() != null) {
        resolveField(type, entry.elements().from(), false);
      }
    }
  }

  /** The class of that simple name, nested in the given one or beside it. */
  private static Class<?> named(Class<?> type, String name) {
    for (String prefix : new String[] {type.getName() + "$", type.getPackageName() + "."}) {
      try {
        return Class.forName(prefix + name, false, ClassLoader.getPlatformClassLoader());
      } catch (ClassNotFoundException e) {
        // Perhaps the other one.
      }
    }
    return null;
  }

  private void resolveFields(Class<?> type, MethodModel line) {
    boolean optional = line.methods().get(0).optional();
    for (List<Action> actions : List.of(line.entry(), line.exit(), line.everyExit())) {
      for (Action action : actions) {
        if (action.key().field() != null) {
          resolveField(type, action.key().field(), optional);
        }
      }
    }
    for (Effect effect : line.effects()) {
      if (effect.index() != null && effect.index().field() != null) {
        resolveField(type, effect.index().field(), optional);
      }
    }
  }

  private void resolveField(Class<?> type, String field, boolean optional) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Field declared : each.getDeclaredFields()) {
        if (declared.getName().equals(field)) {
          return;
        }
      }
    }
    note(optional, type.getName() + ", field " + field);
  }

  private void note(boolean optional, String entry) {
    (optional ? missingOptional : missing).add(entry);
  }

  /** A hook needs the method in the class itself; an effect is inherited. */
  private static boolean declares(Class<?> type, MethodPattern pattern, boolean itself) {
    if (pattern.name().equals("<init>")) {
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        if (pattern.matches("<init>", descriptor(constructor.getParameterTypes()))) {
          return true;
        }
      }
      return false;
    }
    return declaresMethod(type.getDeclaredMethods(), pattern)
        || (!itself && declaresMethod(type.getMethods(), pattern));
  }

  private static boolean declaresMethod(Method[] methods, MethodPattern pattern) {
    for (Method method : methods) {
      if (pattern.matches(method.getName(), descriptor(method.getParameterTypes()))) {
        return true;
      }
    }
    return false;
  }

  private static String descriptor(Class<?>[] parameters) {
    return MethodType.methodType(void.class, parameters).toMethodDescriptorString();
  }
}
