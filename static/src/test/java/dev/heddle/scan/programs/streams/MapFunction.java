// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.List;

/** The function of a parallel map numbers the elements from a shared field. */
public final class MapFunction {
  private int next;

  private String label(String name) {
    next++; // race: MapFunction.next
    return name + next; // race: MapFunction.next
  }

  public static void racy() throws Exception {
    MapFunction labels = new MapFunction();
    List<String> names = List.of("a", "b", "c");
    System.out.println(names.parallelStream().map(name -> labels.label(name)).toList());
  }

  public static void safe() throws Exception {
    List<String> names = List.of("a", "b", "c");
    System.out.println(names.parallelStream().map(name -> new MapFunction().label(name)).toList());
  }
}
