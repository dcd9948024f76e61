// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import dev.heddle.model.library.MethodPattern;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/** Finds the lines of the model with effects that a call may have. */
final class EffectLookup {
  private final LibraryModel model;

  /** The classes whose lines speak of a method of that name. */
  private final Map<String, List<ClassModel>> byName = new HashMap<>(512);

  EffectLookup(LibraryModel model) {
    this.model = model;
    for (ClassModel entry : model.classes()) {
      for (MethodModel line : entry.methods()) {
        if (!line.effects().isEmpty()) {
          note(entry, line);
        }
      }
    }
  }

  private void note(ClassModel entry, MethodModel line) {
    for (MethodPattern method : line.methods()) {
      List<ClassModel> entries = byName.get(method.name());
      if (entries == null) {
        entries = new ArrayList<>(2);
        byName.put(method.name(), entries);
      }
      if (!entries.contains(entry)) {
        entries.add(entry);
      }
    }
  }

  /** The lines for a call on the named class, whether the class is the JDK's or the program's. */
  List<MethodModel> lines(String owner, String name, String descriptor, boolean isStatic) {
    List<MethodModel> lines = new ArrayList<>(0);
    List<ClassModel> entries = byName.get(name);
    if (entries == null) {
      return lines;
    }
    ClassModel own = model.of(owner);
    if (isStatic || name.equals("<init>")) {
      addMatching(own, name, descriptor, lines);
    } else if (isJdk(owner)) {
      Class<?> type = load(owner);
      for (ClassModel entry : entries) {
        if (type != null && isAbove(entry, type)) {
          addMatching(entry, name, descriptor, lines);
        }
      }
    } else if (!isOfEveryObject(name)) {
      // The program's class may extend or implement one of the model's: that shows at run time.
      for (ClassModel entry : entries) {
        if (entry == own || declares(entry, name, descriptor)) {
          addMatching(entry, name, descriptor, lines);
        }
      }
    }
    return lines;
  }

  private static void addMatching(
      ClassModel entry, String name, String descriptor, List<MethodModel> lines) {
    if (entry == null) {
      return;
    }
    for (MethodModel line : entry.methods()) {
      if (!line.effects().isEmpty() && line.matches(name, descriptor)) {
        lines.add(line);
      }
    }
  }

  private static boolean isJdk(String owner) {
    return owner.startsWith("java/") || owner.startsWith("javax/") || owner.startsWith("jdk/");
  }

  private static boolean isOfEveryObject(String name) {
    return name.equals("equals") || name.equals("hashCode") || name.equals("toString");
  }

  private static boolean isAbove(ClassModel entry, Class<?> type) {
    Class<?> above = load(entry.name());
    return above != null && above.isAssignableFrom(type);
  }

  private static Class<?> load(String internalName) {
    try {
      return Class.forName(
          internalName.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  /** Whether the model's class has a method of exactly that type, as erasure leaves it. */
  private static boolean declares(ClassModel entry, String name, String descriptor) {
    Class<?> type = load(entry.name());
    if (type == null) {
      return false;
    }
    for (Method method : type.getMethods()) {
      if (method.getName().equals(name) && Type.getMethodDescriptor(method).equals(descriptor)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the JDK implements the method outside Java, where no hook can be put. */
  static boolean isNative(Class<?> type, String name) {
    for (Method method : type.getMethods()) {
      if (method.getName().equals(name)) {
        return Modifier.isNative(method.getModifiers());
      }
    }
    return false;
  }
}
