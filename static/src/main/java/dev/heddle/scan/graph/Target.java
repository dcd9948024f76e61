// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.ImmutableTypes;
import dev.heddle.scan.heap.ObjectFilter;
import dev.heddle.scan.heap.Variable;
import java.util.LinkedHashSet;
import java.util.Set;

/** A method that is called at one place, in as many contexts as its arguments ask for. */
final class Target {
  /** Sharing is told apart for so many arguments. */
  private static final int MOST_FLAGS = 5;

  private static final int OWN = 1;
  private static final int SHARED = 2;

  private final Contexts contexts;
  private final Call call;
  private final IMethod method;
  private final int receiverFlag;
  private final AbstractObject container;
  private final int parameter;
  private final AbstractObject collection;
  private final boolean isMerged;
  private final Set<Integer> masks = new LinkedHashSet<>();

  /** For each argument that is told apart, what it refers to so far; -1 for others. */
  private final int[] seen;

  private boolean isWatching;
  private boolean hasBegun;
  final Variable receivers = new Variable();

  Target(
      Contexts contexts,
      Call call,
      IMethod method,
      int receiverFlag,
      AbstractObject container,
      int parameter,
      AbstractObject collection,
      boolean isSplit,
      boolean isMerged) {
    this.contexts = contexts;
    this.isMerged = isMerged;
    this.parameter = parameter;
    this.collection = collection;
    this.call = call;
    this.method = method;
    this.receiverFlag = receiverFlag;
    this.container = container;
    this.seen = new int[Math.min(method.getNumberOfParameters(), call.arguments().length)];
    for (int i = 0; i < seen.length; i++) {
      boolean isToldApart =
          isSplit
              && i < MOST_FLAGS
              && call.argument(i) != null
              && !ImmutableTypes.contain(method.getParameterType(i));
      seen[i] = isToldApart ? 0 : -1;
    }
    if (receiverFlag >= 0 && seen.length > 0 && isSplit) {
      seen[0] = receiverFlag == 1 ? SHARED : OWN;
    }
  }

  void watch() {
    if (isWatching) {
      return;
    }
    isWatching = true;
    for (int i = receiverFlag >= 0 ? 1 : 0; i < seen.length; i++) {
      int index = i;
      if (seen[i] >= 0) {
        contexts.graph.propagation.forEach(
            call.argument(i),
            object -> see(index, Contexts.isShared(object, call.thread()) ? SHARED : OWN));
      }
    }
    if (!hasBegun) {
      if (isReady()) {
        begin();
      } else {
        contexts.idle.add(this);
      }
    }
  }

  private void see(int index, int what) {
    if ((seen[index] & what) == 0) {
      seen[index] |= what;
      if (hasBegun) {
        addAll(0, 0);
      } else if (isReady()) {
        begin();
      }
    }
  }

  private boolean isReady() {
    for (int each : seen) {
      if (each == 0) {
        return false;
      }
    }
    return true;
  }

  boolean begin() {
    boolean isOthers = !isWatching && !call.argument(parameter).objects().isEmpty();
    if (hasBegun || isOthers) {
      return false;
    }
    hasBegun = true;
    addAll(0, 0);
    return true;
  }

  /** All combinations of what the arguments refer to. */
  private void addAll(int index, int mask) {
    if (index == seen.length) {
      add(mask);
      return;
    }
    int what = Math.max(seen[index], 0);
    if ((what & OWN) != 0 || what == 0) {
      addAll(index + 1, mask);
    }
    if ((what & SHARED) != 0) {
      addAll(index + 1, mask | 1 << index);
    }
  }

  /** One more combination of what is shared. */
  private void add(int mask) {
    if (!masks.add(mask)) {
      return;
    }
    Context context =
        new Context(
            call.thread(),
            mask,
            isMerged ? 0 : contexts.graph.freshness.ofArguments(call),
            container,
            isSafe(),
            contexts.collections.of(call, method, collection));
    Node callee = contexts.graph.node(method, context, call);
    if (callee == null) {
      return;
    }
    for (int i = 0; i < seen.length; i++) {
      Variable from = i == 0 && receiverFlag >= 0 ? receivers : call.argument(i);
      if (from != null) {
        boolean wanted = (mask & 1 << i) != 0;
        ObjectFilter filter =
            i == 0 && receiverFlag >= 0
                // They have passed already, and all are shared or none is.
                ? null
                : seen[i] >= 0
                    ? contexts.graph.typeFilters.of(
                        method.getParameterType(i), call.thread(), wanted)
                    : contexts.graph.typeFilters.of(method.getParameterType(i));
        if (i == parameter) {
          ObjectFilter before = filter;
          filter =
              new ObjectFilter(
                  object ->
                      contexts.collections.told(method, object) == collection
                          && (before == null || before.passes(object)));
        }
        contexts.graph.propagation.flow(from, callee.local(i + 1), filter);
      }
    }
    if (call.result() != null) {
      contexts.graph.propagation.flow(callee.result, call.result());
    }
  }

  /** The flag of what is transitively safe sticks as long as the thread is the same. */
  private boolean isSafe() {
    return contexts.knowledge.isTransitivelySafe(method)
        || call.node().context.isSafe() && call.thread() == call.node().thread();
  }
}
