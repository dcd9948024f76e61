// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.List;
import java.util.stream.StreamSupport;

/** A stream made from a spliterator is parallel when its flag says so. */
public final class SpliteratorStream {
  private static int visited;

  private static void visit(String item) {
    visited++; // race: SpliteratorStream.visited
    System.out.println(item);
  }

  public static void racy() throws Exception {
    List<String> items = List.of("shuttle", "bobbin");
    StreamSupport.stream(items.spliterator(), true).forEach(item -> visit(item));
  }

  public static void safe() throws Exception {
    List<String> items = List.of("shuttle", "bobbin");
    StreamSupport.stream(items.spliterator(), false).forEach(item -> visit(item));
  }
}
