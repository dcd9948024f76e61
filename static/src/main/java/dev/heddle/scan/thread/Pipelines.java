// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import dev.heddle.scan.heap.AbstractObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
  private final Map<AbstractObject, Set<AbstractObject>> upstream = new LinkedHashMap<>();
  private final Map<AbstractObject, Set<Spawn>> stages = new LinkedHashMap<>();
  private final Set<AbstractObject> ends = new HashSet<>();
  private final Set<Spawn> always = new HashSet<>();
  private final Set<Spawn> inOrder = new HashSet<>();
  private final Map<Spawn, Spawn> parents = new HashMap<>();
  private final Set<Spawn> parallel = new HashSet<>();

  public void setMode(AbstractObject stream, Mode mode) {
    modes.put(stream.origin, mode);
  }

  public void derive(AbstractObject from, AbstractObject to) {
    upstream.computeIfAbsent(to.origin, key -> new HashSet<>()).add(from.origin);
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
