// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The shared list and count of a parallel forEach are guarded by a lock: no race. */
public final class ForEachLocked {
  private static int count;

  public static void main(String[] args) {
    List<Integer> results = new ArrayList<>();
    IntStream.range(0, 500)
        .parallel()
        .forEach(
            i -> {
              synchronized (results) {
                results.add(i);
                count++;
              }
            });
    System.out.println(results.size() + " " + count);
  }
}
