// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where threads wait for the end of others. */
public final class Joins {
  /** What is waited for. */
  public enum Kind {
    /** The end of the thread or task that the object stands for. */
    HANDLE,
    /** The end of all tasks of an executor. */
    EXECUTOR,
    /** That others have counted a latch down. */
    LATCH
  }

  /**
   * A wait.
   *
   * @param objects what it waits at
   */
  public record Join(Kind kind, Set<AbstractObject> objects) {}

  private record Place(Node node, int instruction) {}

  private final Map<Place, Join> joins = new HashMap<>();
  private final Map<AbstractObject, Set<AbstractThread>> counters = new HashMap<>();
  private final List<AbstractObject[]> unions = new ArrayList<>();
  private final List<After> afters = new ArrayList<>();
  private final Set<Node> nodes = new HashSet<>();

  private record After(Spawn spawn, AbstractObject handle) {}

  public void add(Node node, int instruction, Kind kind, AbstractObject object) {
    nodes.add(node);
    joins
        .computeIfAbsent(new Place(node, instruction), key -> new Join(kind, new LinkedHashSet<>()))
        .objects
        .add(object.origin);
  }

  /** Whoever waits for the whole waits for the part. */
  public void unite(AbstractObject part, AbstractObject whole) {
    unions.add(new AbstractObject[] {part.origin, whole.origin});
  }

  /** A thread begins when what the object stands for has ended. */
  public void beginsAfter(Spawn spawn, AbstractObject handle) {
    afters.add(new After(spawn, handle.origin));
  }

  /** The thread counts the latch down. */
  public void counts(AbstractObject latch, AbstractThread thread) {
    counters.computeIfAbsent(latch.origin, key -> new LinkedHashSet<>()).add(thread);
  }

  /** Once all is known: what stands for a whole stands for its parts. */
  public void settle(Iterable<Spawn> spawns) {
    boolean changes = true;
    while (changes) {
      changes = false;
      for (AbstractObject[] each : unions) {
        for (Spawn spawn : spawns) {
          if (spawn.handles().contains(each[0])) {
            changes |= spawn.handles().add(each[1]);
          }
        }
      }
    }
    for (After after : afters) {
      for (Spawn spawn : spawns) {
        if (spawn.handles().contains(after.handle)) {
          after.spawn.addAfter(spawn);
        }
      }
    }
  }

  /** The wait that an instruction is; null if it is none. */
  public Join at(Node node, int instruction) {
    return nodes.contains(node) ? joins.get(new Place(node, instruction)) : null;
  }

  public boolean has(Node node) {
    return nodes.contains(node);
  }

  /** Whether the wait is over only when the threads of a place have ended, or one of them has. */
  public boolean awaits(Join join, Spawn spawn) {
    return switch (join.kind) {
      case HANDLE -> intersects(spawn.handles(), join.objects);
      case EXECUTOR ->
          spawn.executor() != null && join.objects.stream().anyMatch(each -> refersTo(spawn, each));
      case LATCH ->
          join.objects.stream()
              .anyMatch(
                  latch ->
                      counters.getOrDefault(latch, Set.of()).stream()
                          .anyMatch(thread -> thread.spawn == spawn));
    };
  }

  private static boolean refersTo(Spawn spawn, AbstractObject executor) {
    for (AbstractObject each : spawn.executor().objects()) {
      if (each.origin == executor) {
        return true;
      }
    }
    return false;
  }

  private static boolean intersects(Set<AbstractObject> one, Set<AbstractObject> other) {
    return one.stream().anyMatch(other::contains);
  }
}
