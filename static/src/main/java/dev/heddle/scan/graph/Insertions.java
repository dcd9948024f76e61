// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Propagation;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.Multiplicity;
import java.util.HashMap;
import java.util.Map;

/** Where objects are put into arrays and collections: what is put in once is one element. */
public final class Insertions {
  private static final Place SEVERAL = new Place(null, -1);

  private final Propagation propagation;
  private final Map<AbstractObject, Place> places = new HashMap<>();

  private record Place(Node node, int instruction) {}

  Insertions(Propagation propagation) {
    this.propagation = propagation;
  }

  /** What the variable refers to is put in. */
  public void watch(Variable variable, Node node, int instruction) {
    Place place = new Place(node, instruction);
    propagation.forEach(variable, object -> add(object.origin, place));
  }

  private void add(AbstractObject object, Place place) {
    Place known = places.putIfAbsent(object, place);
    if (known != null && known != SEVERAL && !known.equals(place)) {
      places.put(object, SEVERAL);
    }
  }

  /** Whether the object can be more than one element. */
  public boolean areMany(AbstractObject object, Multiplicity multiplicity) {
    Place only = places.get(object.origin);
    return only == null || only == SEVERAL || multiplicity.isOften(only.node, only.instruction);
  }
}
