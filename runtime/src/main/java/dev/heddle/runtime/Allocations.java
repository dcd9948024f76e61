// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Frame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the program makes objects, as weaving has read it in the code. Costs the program nothing; a
 * report gives the places if they are few. Guarded by the class's lock.
 */
public final class Allocations {
  /** More than these help nobody. */
  private static final int FEW = 3;

  /** Stands for more than a few places, or for one that is not known. */
  private static final List<Frame> ANYWHERE = List.of();

  private static final Map<String, List<Frame>> CLASSES = new HashMap<>();
  private static final Map<String, List<Frame>> FIELDS = new HashMap<>();

  private Allocations() {}

  /** There is code at this place that makes objects of the class, named with dots. */
  public static synchronized void made(String className, Frame place) {
    add(CLASSES, className, place);
  }

  /**
   * There is code that stores into a field, named with its class.
   *
   * @param place where it makes what it stores; null if that comes from elsewhere
   */
  public static synchronized void stored(String field, Frame place) {
    if (place == null) {
      FIELDS.put(field, ANYWHERE);
    } else {
      add(FIELDS, field, place);
    }
  }

  private static void add(Map<String, List<Frame>> places, String key, Frame place) {
    List<Frame> known = places.get(key);
    if (known == null) {
      known = new ArrayList<>(1);
      places.put(key, known);
    }
    if (known == ANYWHERE || known.contains(place)) {
      return;
    } else if (known.size() == FEW) {
      places.put(key, ANYWHERE);
    } else {
      known.add(place);
    }
  }

  /** All places that make objects of a class; empty if they are many, or none is known. */
  static synchronized List<Frame> of(String className) {
    return List.copyOf(CLASSES.getOrDefault(className, ANYWHERE));
  }

  /** All places that make what a field holds; empty if they are many or unknown. */
  static synchronized List<Frame> keptIn(String field) {
    return List.copyOf(FIELDS.getOrDefault(field, ANYWHERE));
  }
}
