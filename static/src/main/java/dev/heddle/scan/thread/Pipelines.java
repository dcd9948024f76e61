// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which loops are stages of one stream, and whether that runs in parallel: what its last call of
 * {@code parallel} or {@code sequential} says holds for all stages.
 */
public final class Pipelines {
  /** How a stream runs. */
  public enum Mode {
    PARALLEL,
    SEQUENTIAL
  }

  private final Map<AbstractObject, Mode> modes = new HashMap<>();
  private final Map<AbstractObject, Family> families = new HashMap<>();
  private final List<Stage> undecided = new ArrayList<>();
  private final Map<AbstractObject, Set<AbstractObject>> upstream = new LinkedHashMap<>();
  private final Map<AbstractObject, Set<Spawn>> stages = new LinkedHashMap<>();
  private final Set<AbstractObject> ends = new HashSet<>();
  private final Set<Spawn> always = new HashSet<>();
  private final Set<Spawn> inOrder = new HashSet<>();
  private final Map<Spawn, Spawn> parents = new HashMap<>();
  private final Set<Spawn> parallel = new HashSet<>();

  public void setMode(AbstractObject stream, Mode mode) {
    modes.put(stream.origin, mode);
    if (mode == Mode.PARALLEL) {
      family(stream.origin).setParallel();
    }
  }

  public void derive(AbstractObject from, AbstractObject to) {
    upstream.computeIfAbsent(to.origin, key -> new HashSet<>()).add(from.origin);
    Family one = family(from.origin);
    Family other = family(to.origin);
    if (one != other) {
      one.takeOver(other);
    }
  }

  /**
   * Says what a stage of a stream does. Most streams are sequential, and their functions are called
   * by who runs the stream; that is taken for granted when nothing else is left to be found out.
   */
  public void run(AbstractObject stream, Runnable inParallel, Runnable inSequence) {
    Family family = family(stream.origin);
    if (family.isParallel) {
      inParallel.run();
    } else {
      family.inParallel.add(inParallel);
      undecided.add(new Stage(stream.origin, inSequence));
    }
  }

  /** Runs stages of streams that do not seem to be parallel; false if there are none. */
  public boolean goOn() {
    List<Stage> decided = List.copyOf(undecided);
    undecided.clear();
    boolean is = false;
    for (Stage stage : decided) {
      if (!family(stage.stream).isParallel) {
        is = true;
        stage.inSequence.run();
      }
    }
    return is;
  }

  private Family family(AbstractObject stream) {
    return families.computeIfAbsent(stream, key -> new Family()).first();
  }

  private record Stage(AbstractObject stream, Runnable inSequence) {}

  /** Streams that are made of one another: if any of them may be parallel, all may be. */
  private static final class Family {
    private Family within;
    private boolean isParallel;
    private final List<Runnable> inParallel = new ArrayList<>();

    Family first() {
      Family first = this;
      while (first.within != null) {
        first = first.within;
      }
      return first;
    }

    void takeOver(Family other) {
      other.within = this;
      inParallel.addAll(other.inParallel);
      if (isParallel || other.isParallel) {
        setParallel();
      }
    }

    void setParallel() {
      isParallel = true;
      List<Runnable> now = List.copyOf(inParallel);
      inParallel.clear();
      now.forEach(Runnable::run);
    }
  }

  /** The loop runs over the stream, or on the way to it. */
  public void addStage(AbstractObject stream, Spawn loop) {
    stages.computeIfAbsent(stream.origin, key -> new HashSet<>()).add(loop);
  }

  /** The stream is run. */
  public void end(AbstractObject stream) {
    ends.add(stream.origin);
  }

  /** The loop is parallel whatever it runs over. */
  public void setParallel(Spawn loop) {
    always.add(loop);
  }

  /** The loop's function runs for one element after the other. */
  public void setInOrder(Spawn loop) {
    inOrder.add(loop);
  }

  public boolean isInOrder(Spawn loop) {
    return inOrder.contains(loop);
  }

  /** Once all is known. */
  public void settle() {
    for (AbstractObject end : ends) {
      Set<AbstractObject> chain = new HashSet<>();
      collect(end, chain);
      boolean isParallel = isParallel(end, new HashSet<>());
      Spawn first = null;
      for (AbstractObject stream : chain) {
        for (Spawn loop : stages.getOrDefault(stream, Set.of())) {
          if (first == null) {
            first = loop;
          }
          parents.put(find(loop), find(first));
          if (isParallel) {
            parallel.add(loop);
          }
        }
      }
    }
  }

  private void collect(AbstractObject stream, Set<AbstractObject> chain) {
    if (chain.add(stream)) {
      for (AbstractObject each : upstream.getOrDefault(stream, Set.of())) {
        collect(each, chain);
      }
    }
  }

  private boolean isParallel(AbstractObject stream, Set<AbstractObject> seen) {
    if (!seen.add(stream)) {
      return false;
    }
    Mode mode = modes.get(stream);
    if (mode != null) {
      return mode == Mode.PARALLEL;
    }
    for (AbstractObject each : upstream.getOrDefault(stream, Set.of())) {
      if (isParallel(each, seen)) {
        return true;
      }
    }
    return false;
  }

  private Spawn find(Spawn loop) {
    Spawn root = loop;
    while (parents.getOrDefault(root, root) != root) {
      root = parents.get(root);
    }
    return root;
  }

  /** Whether iterations of the two loops, perhaps the same one, can run at the same time. */
  public boolean runTogether(Spawn one, Spawn other) {
    if (one == other && always.contains(one)) {
      return true;
    }
    return find(one) == find(other) && parallel.contains(one) && parallel.contains(other);
  }
}
