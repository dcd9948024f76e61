// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.access.Freshness;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Chooses the contexts in which a method is called. */
final class Contexts {
  /** Sharing is told apart for so many arguments. */
  private static final int MOST_FLAGS = 5;

  private final CallGraph graph;
  private final LibraryKnowledge knowledge;
  private final Map<Object, Target> targets = new HashMap<>();

  private record TargetKey(
      Node node,
      int instruction,
      AbstractThread thread,
      IMethod method,
      Variable result,
      int receiver,
      AbstractObject container) {}

  Contexts(CallGraph graph, LibraryKnowledge knowledge) {
    this.graph = graph;
    this.knowledge = knowledge;
  }

  /**
   * A method is called.
   *
   * @param receiver the object whose class has the method; null if the call is bound by its name
   */
  void call(Call call, IMethod method, AbstractObject receiver) {
    boolean isSplit = !call.thread().isMain() && graph.hasTwoSides;
    int receiverFlag =
        receiver == null ? -1 : isSplit && isShared(receiver, call.thread()) ? 1 : 0;
    AbstractObject container =
        receiver != null && knowledge.isContainer(method.getDeclaringClass())
            ? receiver.origin
            : null;
    TargetKey key =
        new TargetKey(
            call.node(),
            call.instruction(),
            call.thread(),
            method,
            call.result(),
            receiverFlag,
            container);
    Target target = targets.get(key);
    if (target == null) {
      target = new Target(call, method, receiverFlag, container, isSplit);
      targets.put(key, target);
      target.begin();
    }
    if (receiver != null) {
      graph.propagation.add(target.receivers, receiver);
    }
  }

  /** Whether the object was made elsewhere than in the thread's present iteration. */
  private static boolean isShared(AbstractObject object, AbstractThread thread) {
    if (object.isView()) {
      return object.ownedBy != thread.side;
    }
    return object.creator == null || object.creator.thread() != thread;
  }

  /** A method that is called at one place, in as many contexts as its arguments ask for. */
  private final class Target {
    private final Call call;
    private final IMethod method;
    private final int receiverFlag;
    private final AbstractObject container;
    private final boolean isSplit;
    private final Set<Integer> masks = new LinkedHashSet<>();
    private final boolean[] hasShared;
    final Variable receivers = new Variable();

    Target(
        Call call, IMethod method, int receiverFlag, AbstractObject container, boolean isSplit) {
      this.call = call;
      this.method = method;
      this.receiverFlag = receiverFlag;
      this.container = container;
      this.isSplit = isSplit;
      this.hasShared = new boolean[Math.min(MOST_FLAGS, call.arguments().length)];
    }

    void begin() {
      add(receiverFlag == 1 ? 1 : 0);
      if (!isSplit) {
        return;
      }
      for (int i = receiverFlag >= 0 ? 1 : 0; i < hasShared.length; i++) {
        int index = i;
        if (call.argument(i) != null) {
          graph.propagation.forEach(
              call.argument(i),
              object -> {
                if (!hasShared[index] && isShared(object, call.thread())) {
                  hasShared[index] = true;
                  for (int mask : masks.toArray(Integer[]::new)) {
                    add(mask | 1 << index);
                  }
                }
              });
        }
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
              call.node().context.isSafe() && call.thread() == call.node().thread()
                  || knowledge.isTransitivelySafe(method),
              mask,
              Freshness.ofArguments(call),
              container);
      Node callee = graph.node(method, context);
      if (callee == null) {
        return;
      }
      call.node().addCall(call.instruction(), callee);
      int parameters = Math.min(method.getNumberOfParameters(), call.arguments().length);
      for (int i = 0; i < parameters; i++) {
        Variable from = i == 0 && receiverFlag >= 0 ? receivers : call.argument(i);
        if (from != null) {
          int index = i;
          boolean isFlagged = isSplit && i < hasShared.length;
          boolean wanted = (mask & 1 << i) != 0;
          graph.propagation.flow(
              from,
              callee.local(i + 1),
              isFlagged ? object -> isShared(object, call.thread()) == wanted : null);
        }
      }
      if (call.result() != null) {
        graph.propagation.flow(callee.result, call.result());
      }
    }
  }
}
