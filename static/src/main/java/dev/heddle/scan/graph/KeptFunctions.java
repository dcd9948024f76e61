// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Calls that hand over a function to a library which may keep it and call it later, in whatever
 * thread. Races are looked for as if it were called at once.
 */
public final class KeptFunctions {
  private final Set<Place> places = new HashSet<>();

  private record Place(Node node, int instruction) {}

  public void add(Call call) {
    places.add(new Place(call.node(), call.instruction()));
  }

  /** What is called so. */
  public List<Node> called() {
    List<Node> called = new ArrayList<>();
    for (Place each : places) {
      called.addAll(each.node.callees(each.instruction));
    }
    return called;
  }
}
