// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Places in the code of random runs: so many of each kind that few accesses have the same. */
final class RandomSites {
  private static final int SITES = 256;

  private RandomSites() {}

  static int[] fieldSites(String name) {
    int[] sites = new int[SITES];
    ClassLoader loader = RandomSites.class.getClassLoader();
    Arrays.setAll(sites, line -> Sites.field(loader, "dev/heddle/runtime/Woven", name));
    return sites;
  }

  static int[] groups() {
    int[] sites = new int[SITES];
    ClassLoader loader = RandomSites.class.getClassLoader();
    List<String> fields = List.of("x", "y");
    String owner = "dev/heddle/runtime/Woven";
    Arrays.setAll(sites, line -> Sites.group(loader, owner, fields, List.of(line, line)));
    return sites;
  }

  static int[] places(String method) {
    int[] sites = new int[SITES];
    Arrays.setAll(sites, line -> Sites.place("Woven", method, "Woven.java", line, null));
    return sites;
  }

  /** The first of so many neighbouring places each. */
  static int[] neighbours(String method, int count) {
    int[] sites = new int[SITES];
    Arrays.setAll(
        sites,
        line ->
            Sites.neighbours(
                "Woven", method, "Woven.java", Collections.nCopies(count, line), null));
    return sites;
  }
}
