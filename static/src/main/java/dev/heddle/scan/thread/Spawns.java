// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import com.ibm.wala.classLoader.IMethod;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All places where threads begin. */
public final class Spawns {
  /** Threads that are started by threads that are started by threads: further down they merge. */
  private static final int DEEPEST = 4;

  private final Map<Object, Spawn> spawns = new LinkedHashMap<>();
  private final Spawn main = new Spawn(Spawn.Kind.MAIN, null, null, -1);
  private final Spawn background =
      new Spawn(Spawn.Kind.BACKGROUND, main.thread(Side.ALPHA), null, -1);

  private record Place(AbstractThread parent, IMethod method, int instruction, Object what) {}

  public Spawn main() {
    return main;
  }

  /** The threads that use what a class offers. */
  public Spawn callers(Object of) {
    return spawns.computeIfAbsent(
        of, key -> new Spawn(Spawn.Kind.CALLERS, main.thread(Side.ALPHA), null, -1));
  }

  /** What libraries start in their own code. */
  public Spawn background() {
    return background;
  }

  /**
   * The threads that begin at an instruction.
   *
   * @param what tells apart threads that begin at the same instruction
   */
  public Spawn at(
      AbstractThread parent, IMethod method, int instruction, Object what, Spawn.Kind kind) {
    for (AbstractThread each = parent; each != null; each = each.parent()) {
      Spawn spawn = each.spawn;
      if (spawn.method == method && spawn.instruction == instruction) {
        spawn.setRecursive();
        return spawn;
      }
    }
    AbstractThread within = parent;
    while (within.generation() >= DEEPEST) {
      within = within.parent();
    }
    AbstractThread starter = within;
    return spawns.computeIfAbsent(
        new Place(starter, method, instruction, what),
        key -> new Spawn(kind, starter, method, instruction));
  }

  /** Whether a thread is so far down that those of several starters are not told apart. */
  public boolean mayBeMerged(AbstractThread thread) {
    return thread.generation() >= DEEPEST;
  }

  public Collection<Spawn> all() {
    List<Spawn> all = new ArrayList<>(spawns.values());
    all.add(0, main);
    return all;
  }
}
