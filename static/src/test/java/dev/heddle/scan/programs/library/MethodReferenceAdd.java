// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/** The method reference to the add method of an ArrayList is run by a parallel stream. */
public final class MethodReferenceAdd {
  private static Stream<String> words() {
    return Stream.of("warp", "weft", "reed").parallel();
  }

  public static void racy() throws Exception {
    List<String> result = new ArrayList<>();
    words().forEach(result::add); // race: java.util.ArrayList
    System.out.println(result.size());
  }

  public static void safe() throws Exception {
    Queue<String> result = new ConcurrentLinkedQueue<>();
    words().forEach(result::add);
    System.out.println(result.size());
  }
}
