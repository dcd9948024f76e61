// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A method that application code calls on an object that may be thread-unsafe, by its number.
 *
 * @param name the method's name
 * @param descriptor its parameters and result
 * @param index number of the argument, counted from 1, that calls hand over as the index of an
 *     element; 0 if there is none
 */
public record LibraryMethod(String name, String descriptor, int index) {
  /** Both guarded by the class's monitor. */
  private static final Map<String, Integer> NUMBERS = new HashMap<>();

  private static final List<LibraryMethod> METHODS = new ArrayList<>();

  /** The number of a method, given when it is asked for first; equal methods have equal numbers. */
  public static synchronized int number(String name, String descriptor, int index) {
    String key = name + descriptor + index;
    Integer known = NUMBERS.get(key);
    if (known == null) {
      known = METHODS.size();
      METHODS.add(new LibraryMethod(name, descriptor, index));
      NUMBERS.put(key, known);
    }
    return known;
  }

  static synchronized LibraryMethod numbered(int number) {
    return METHODS.get(number);
  }
}
