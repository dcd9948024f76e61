// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.sharing;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.thread.AbstractThread;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who may run a node besides the thread that it is of: a class is initialised by whoever comes
 * first, and methods that the JDK calls by itself, or keeps to call them later, may be run by
 * anybody.
 */
final class Runners {
  private final CallGraph graph;
  private final Map<Node, Set<AbstractThread>> runners = new HashMap<>();
  private final Set<Node> byAnybody = new HashSet<>();

  Runners(CallGraph graph, Collection<IMethod> calledByAnybody) {
    this.graph = graph;
    addInitialisers();
    byAnybody.addAll(graph.keptFunctions.called());
    for (Node node : graph.nodes()) {
      if (calledByAnybody.contains(node.method)) {
        byAnybody.add(node);
      }
    }
    Deque<Node> open = new ArrayDeque<>(byAnybody);
    while (!open.isEmpty()) {
      for (Node.Edge call : open.poll().calls()) {
        if (byAnybody.add(call.callee())) {
          open.add(call.callee());
        }
      }
    }
  }

  private void addInitialisers() {
    Map<Node, List<Node>> initialised = new HashMap<>();
    Deque<Node> open = new ArrayDeque<>();
    for (Node node : graph.nodes()) {
      if (node.method.isClinit()) {
        for (Node user : graph.users(node.method.getDeclaringClass())) {
          initialised.computeIfAbsent(user, key -> new ArrayList<>()).add(node);
        }
      }
    }
    open.addAll(initialised.keySet());
    while (!open.isEmpty()) {
      Node node = open.poll();
      Set<AbstractThread> own = of(node);
      for (Node initialiser : initialised.getOrDefault(node, List.of())) {
        add(initialiser, own, open);
      }
      if (runners.containsKey(node)) {
        for (Node.Edge call : node.calls()) {
          if (call.staysInThread()) {
            add(call.callee(), own, open);
          }
        }
      }
    }
  }

  private void add(Node node, Set<AbstractThread> threads, Deque<Node> open) {
    Set<AbstractThread> known =
        runners.computeIfAbsent(node, key -> new LinkedHashSet<>(Set.of(node.thread())));
    if (known.addAll(threads)) {
      open.add(node);
    }
  }

  Set<AbstractThread> of(Node node) {
    Set<AbstractThread> known = runners.get(node);
    return known == null ? Set.of(node.thread()) : known;
  }

  /** Whether code that is not looked into can make anybody run it. */
  boolean isAnybody(Node node) {
    return byAnybody.contains(node);
  }
}
