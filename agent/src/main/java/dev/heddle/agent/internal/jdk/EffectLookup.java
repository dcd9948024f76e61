// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.Effect;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/**
 * Finds the lines of the model with effects that a call may have. No class is loaded for that:
 * while a class is being woven, any other that is loaded stays unwoven.
 */
public final class EffectLookup {
  private final LibraryModel model;

  /**
   * Lines with effects of methods of a name, for names that were asked for. Guarded by itself,
   * where nothing is read.
   */
  private final Map<String, List<MethodModel>> byName = new HashMap<>();

  public EffectLookup(LibraryModel model) {
    this.model = model;
  }

  private List<MethodModel> named(String name) {
    synchronized (byName) {
      List<MethodModel> known = byName.get(name);
      if (known != null) {
        return known;
      }
    }
    List<MethodModel> lines = model.effectsOf(name);
    synchronized (byName) {
      byName.put(name, lines);
    }
    return lines;
  }

  /** What the model says of the method of exactly that class. */
  List<MethodModel> ofClass(String owner, String name, String descriptor) {
    ClassModel entry = model.of(owner);
    List<MethodModel> found = new ArrayList<>(0);
    if (entry != null) {
      addMatching(entry.methods(), name, descriptor, found);
    }
    return found;
  }

  /**
   * What the model says of a method of that name and those parameters in any class; whether the
   * receiver is of such a class shows only at run time.
   */
  List<MethodModel> ofAny(String name, String descriptor) {
    List<MethodModel> found = new ArrayList<>(0);
    addMatching(named(name), name, descriptor, found);
    return found;
  }

  /** The same, without what cannot be said of objects of that type. */
  List<MethodModel> ofAny(String owner, String name, String descriptor) {
    return isThreadSafe(owner) ? new ArrayList<>(0) : ofAny(name, descriptor);
  }

  /** Whether one of the lines says that the receiver is accessed. */
  static boolean accessesReceiver(List<MethodModel> lines) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        if (effect.ofReceiver()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether one of the lines says that an iterator's position is accessed. Only what is called by a
   * type that the model knows to iterate can be an iterator of the library.
   */
  boolean accessesPosition(List<MethodModel> lines, String owner) {
    ClassModel entry = model.of(owner);
    return entry != null
        && (entry.iterator() || accessPosition(entry.methods()))
        && accessPosition(lines);
  }

  private static boolean accessPosition(List<MethodModel> lines) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        if (effect.part() == Effect.Part.POSITION) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether one of the lines says that elements are set in their places. */
  static boolean setsElements(List<MethodModel> lines) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        if (effect.write() && effect.part() == Effect.Part.ELEMENTS) {
          return true;
        }
      }
    }
    return false;
  }

  /** Number of the argument that one of the lines takes for the index of an element; 0 if none. */
  static int indexOfElement(List<MethodModel> lines, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        int argument =
            effect.ofReceiver() && effect.index() != null ? effect.index().argument() : 0;
        if (argument > 0 && argument <= types.length && types[argument - 1] == Type.INT_TYPE) {
          return argument;
        }
      }
    }
    return 0;
  }

  private static void addMatching(
      List<MethodModel> lines, String name, String descriptor, List<MethodModel> found) {
    for (int i = 0; i < lines.size(); i++) {
      MethodModel line = lines.get(i);
      if (!line.effects().isEmpty() && line.matches(name, descriptor)) {
        found.add(line);
      }
    }
  }

  /** A class that is woven to tell of its edges is not one that needs protection. */
  private boolean isThreadSafe(String owner) {
    ClassModel entry = model.of(owner);
    return entry != null && entry.woven() && !entry.threadUnsafe();
  }
}
