// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Propagation;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.Multiplicity;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Where objects are put into arrays and collections: what is put in once is one element. */
public final class Insertions {
  private final Propagation propagation;
  private final Map<AbstractObject, Set<Place>> places = new HashMap<>();

  private record Place(Node node, int instruction) {}

  Insertions(Propagation propagation) {
    this.propagation = propagation;
  }

  /** What the variable refers to is put in. */
  public void watch(Variable variable, Node node, int instruction) {
    propagation.forEach(
        variable,
        object ->
            places
                .computeIfAbsent(object.origin, key -> new HashSet<>())
                .add(new Place(node, instruction)));
  }

  /** Whether the object can be more than one element. */
  public boolean areMany(AbstractObject object, Multiplicity multiplicity) {
    Set<Place> known = places.getOrDefault(object.origin, Set.of());
    if (known.size() != 1) {
      return true;
    }
    Place only = known.iterator().next();
    return multiplicity.isOften(only.node, only.instruction);
  }
}
