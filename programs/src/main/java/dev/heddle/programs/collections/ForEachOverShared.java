// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** forEach() and removeIf() run inside the list, whose state they read and write. */
public final class ForEachOverShared {
  private static final List<Integer> LIST = new ArrayList<>(List.of(3, 1, 2));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ForEachOverShared::loop, ForEachOverShared::remove);
    System.out.println("done");
  }

  private static void loop() {
    LIST.forEach(Integer::intValue); // race: java.util.ArrayList
  }

  private static void remove() {
    LIST.removeIf(number -> number > 1); // race: java.util.ArrayList
  }
}
