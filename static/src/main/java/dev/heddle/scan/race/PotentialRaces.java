// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import dev.heddle.scan.access.Access;
import dev.heddle.scan.access.OwnIndex;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Concurrency;
import dev.heddle.scan.thread.Multiplicity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Pairs of accesses that would race if no lock kept them apart: Definition 3.1 of the paper. */
public final class PotentialRaces {
  private final CallGraph graph;
  private final Concurrency concurrency;
  private final Multiplicity multiplicity;
  private final Ownership ownership;
  private final Sentinels sentinels;
  private final BiPredicate<Access, Access> isWanted;
  private final Map<Access, String> shapes = new HashMap<>();
  private final Map<AbstractThread, Boolean> real = new HashMap<>();

  /** All accesses that may be to the same place, once they are known. */
  private Map<Location, List<Entry>> locations;

  private record Location(AbstractObject object, Object what) {}

  private record Entry(Access access, AbstractObject object) {}

  /**
   * @param isWanted which pairs matter, whether or not they meet
   */
  public PotentialRaces(
      CallGraph graph,
      Concurrency concurrency,
      Multiplicity multiplicity,
      BiPredicate<Access, Access> isWanted) {
    this.isWanted = isWanted;
    this.graph = graph;
    this.concurrency = concurrency;
    this.multiplicity = multiplicity;
    this.ownership = new Ownership(graph.freshness);
    this.sentinels = new Sentinels(graph);
  }

  /**
   * Tells of all pairs.
   *
   * @param isOver asked now and then; ends the search early
   * @return whether it came to its end
   */
  public boolean forEach(Consumer<Race> action, BooleanSupplier isOver) {
    if (locations == null) {
      locations = byLocation();
    }
    Iterator<List<Entry>> each = locations.values().iterator();
    while (each.hasNext()) {
      if (isOver.getAsBoolean()) {
        return false;
      }
      if (!forEach(each.next(), action)) {
        // It need not be looked at when the pairs are asked for again.
        each.remove();
      }
    }
    return true;
  }

  /** Whether there was a pair. */
  private boolean forEach(List<Entry> entries, Consumer<Race> action) {
    boolean isAny = false;
    for (int i = 0; i < entries.size(); i++) {
      Entry one = entries.get(i);
      if (!one.access.writes()) {
        continue;
      }
      for (int j = 0; j < entries.size(); j++) {
        Entry other = entries.get(j);
        boolean isSecond = other.access.writes() && j < i;
        if (!isSecond && canMeet(one, other)) {
          isAny = true;
          action.accept(new Race(one.object.origin, one.access, other.access));
        }
      }
    }
    return isAny;
  }

  private Map<Location, List<Entry>> byLocation() {
    Map<Location, List<Entry>> locations = new LinkedHashMap<>();
    for (Access access : graph.accesses.all()) {
      if (!real.computeIfAbsent(access.thread(), concurrency::isReal)) {
        continue;
      }
      if (access.object() != null) {
        add(access, access.object(), locations);
      } else {
        for (AbstractObject object : access.base().objects()) {
          add(access, object, locations);
        }
      }
    }
    locations.values().removeIf(PotentialRaces::isHarmless);
    return locations;
  }

  private static void add(
      Access access, AbstractObject object, Map<Location, List<Entry>> locations) {
    Object what = access.field() instanceof Access.LibraryPart ? "library" : access.field();
    locations
        .computeIfAbsent(new Location(object.origin, what), key -> new ArrayList<>())
        .add(new Entry(access, object));
  }

  private static boolean isHarmless(List<Entry> entries) {
    boolean isWritten = false;
    boolean isShared = false;
    for (Entry entry : entries) {
      isWritten |= entry.access.writes();
      isShared |= !entry.access.thread().isMain();
    }
    return !isWritten || !isShared;
  }

  private boolean canMeet(Entry one, Entry other) {
    Access left = one.access;
    Access right = other.access;
    boolean isSameThread = left.thread() == right.thread() && graph.hasTwoSides;
    return !isSameThread
        && left.meets(right)
        && isWanted.test(left, right)
        && !areApart(one, other)
        && !haveOwnIndices(left, right)
        && !sentinels.keepAway(left, one.object)
        && !sentinels.keepAway(right, other.object)
        && !ownership.isPartOfFresh(left, one.object)
        && !ownership.isPartOfFresh(right, other.object)
        && areConcurrent(left, right);
  }

  /** Whether its accesses can be made at the same time. */
  public boolean isConcurrent(Race race) {
    return areConcurrent(race.one(), race.other());
  }

  private boolean areConcurrent(Access one, Access other) {
    return concurrency.isPossible(
            one.thread(),
            one.node(),
            one.instruction(),
            other.thread(),
            other.node(),
            other.instruction())
        && !areInDifferentPhases(one, other);
  }

  private boolean areInDifferentPhases(Access one, Access other) {
    return one.thread() == one.node().thread()
        && other.thread() == other.node().thread()
        && graph.barriers.keepApart(
            one.node(), one.instruction(), other.node(), other.instruction(), multiplicity);
  }

  /** Each side has elements of its own, unless there is only one object. */
  private boolean areApart(Entry one, Entry other) {
    return one.object.isView()
        && other.object.isView()
        && one.object.owner != other.object.owner
        && !isPassedOn(one)
        && !isPassedOn(other)
        && (multiplicity.isMany(one.object.origin)
            || !graph.insertions.areMany(one.object, multiplicity));
  }

  /** What a thread has taken is no longer its own once it has passed it on. */
  private boolean isPassedOn(Entry entry) {
    return entry.object.owner instanceof AbstractThread && ownership.isPassedOn(entry.access);
  }

  private boolean haveOwnIndices(Access one, Access other) {
    if (one.index() <= 0 || other.index() <= 0 || !one.thread().spawn.isAt(other.thread().spawn)) {
      return false;
    }
    String shape = shape(one);
    boolean isOfParent = shape.startsWith(OwnIndex.PARENT);
    return !shape.isEmpty()
        && (shape.equals(shape(other)) || areRanges(shape, shape(other)))
        && (!isOfParent || one.thread().parent() != other.thread().parent());
  }

  /** Who goes through a stretch of its own may look at neighbours within it. */
  private static boolean areRanges(String one, String other) {
    return one.contains(OwnIndex.RANGE) && other.contains(OwnIndex.RANGE);
  }

  private String shape(Access access) {
    return shapes.computeIfAbsent(
        access,
        key -> {
          String shape = OwnIndex.shape(key.node(), key.index());
          return shape == null ? "" : shape;
        });
  }
}
