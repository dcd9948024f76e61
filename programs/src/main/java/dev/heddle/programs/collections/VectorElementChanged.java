// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.List;
import java.util.Vector;

/** The vector guards its slots, not the objects in them. */
public final class VectorElementChanged {
  private static final Vector<int[]> VECTOR = new Vector<>(List.of(new int[1]));

  public static void main(String[] args) throws Exception {
    Threads.run(VectorElementChanged::change, VectorElementChanged::change);
    System.out.println("done");
  }

  private static void change() {
    VECTOR.get(0)[0]++; // race: int[]
  }
}
