// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A parallel forEach adds to an ArrayList where it should collect. */
public final class CollectToList {
  public static void racy() throws Exception {
    List<String> upper = new ArrayList<>();
    List.of("a", "b", "c").parallelStream()
        .forEach(
            letter -> {
              String changed = letter.toUpperCase(Locale.ROOT);
              upper.add(changed); // race: java.util.ArrayList
            });
    System.out.println(upper.size());
  }

  public static void safe() throws Exception {
    List<String> upper =
        List.of("a", "b", "c").parallelStream()
            .map(letter -> letter.toUpperCase(Locale.ROOT))
            .collect(Collectors.toList());
    System.out.println(upper.size());
  }
}
