// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.ImmutableTypes;
import dev.heddle.scan.heap.ObjectFilter;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Spawn;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Chooses the contexts in which a method is called. */
final class Contexts {
  /** Sharing is told apart for so many arguments. */
  private static final int MOST_FLAGS = 5;

  /** A method of the application is told apart by so many receivers. */
  private static final int MOST_CONTAINERS = 40;

  /** One of a library by so many: what differs inside is reported as one at the calls. */
  private static final int MOST_CONTAINERS_OF_LIBRARIES = 8;

  /** Once there are so many, methods of libraries are told apart by their threads only. */
  private static final int MOST_NODES = 5_000;

  private final CallGraph graph;
  private final LibraryKnowledge knowledge;
  private final OuterCollections collections;
  private final Map<Object, Target> targets = new HashMap<>();
  private final Map<IMethod, Set<AbstractObject>> containers = new HashMap<>();

  /** Those that have not been called, because nothing is known of an argument. */
  private final ArrayDeque<Target> idle = new ArrayDeque<>();

  /** Calls with which threads of libraries begin. */
  private final ArrayDeque<Runnable> later = new ArrayDeque<>();

  /** The threads in which methods of a large library are known. */
  private final Map<IMethod, AbstractThread> threads = new HashMap<>();

  private record TargetKey(
      Node node,
      int instruction,
      AbstractThread thread,
      IMethod method,
      Variable result,
      int receiver,
      AbstractObject container,
      AbstractObject collection) {}

  Contexts(CallGraph graph, LibraryKnowledge knowledge) {
    this.graph = graph;
    this.knowledge = knowledge;
    this.collections = new OuterCollections(graph.program, knowledge);
  }

  /**
   * A method is called.
   *
   * @param receiver the object whose class has the method; null if the call is bound by its name
   */
  void call(Call call, IMethod method, AbstractObject receiver) {
    if (startsInBackground(call)) {
      later.add(() -> callNow(call, method, receiver));
    } else {
      callNow(call, method, receiver);
    }
  }

  /**
   * What threads of libraries do is looked into last: in a large library they meet code that is
   * known by then, and that need not be followed for nobody is told of what they do there.
   */
  private static boolean startsInBackground(Call call) {
    return call.thread() != call.node().thread()
        && call.thread().spawn.kind == Spawn.Kind.BACKGROUND;
  }

  private void callNow(Call called, IMethod method, AbstractObject receiver) {
    Call call = inKnownThread(called, method);
    if (knowledge.isClosed(method)) {
      giveBack(call, method);
      return;
    }
    int collection = collections.parameter(call, method);
    if (collection < 0) {
      target(call, method, receiver, -1, null).watch();
      return;
    }
    // Outside of loops, calls are told apart by the collections that they are given.
    idle.add(target(call, method, receiver, collection, null));
    graph.propagation.forEach(
        call.argument(collection),
        object ->
            target(call, method, receiver, collection, collections.told(method, object)).watch());
  }

  /** The call in the thread where the method is known, if it is one of a large library. */
  private Call inKnownThread(Call call, IMethod method) {
    AbstractThread known = known(call.thread(), method);
    return known == call.thread()
        ? call
        : new Call(
            call.node(), call.instruction(), known, call.arguments(), call.result(), call.values());
  }

  private AbstractThread known(AbstractThread thread, IMethod method) {
    if (graph.nodes().size() <= MOST_NODES || !isMerged(thread, method)) {
      return thread;
    }
    if (thread.spawn.kind == Spawn.Kind.BACKGROUND) {
      return threads.getOrDefault(method, thread);
    }
    threads.putIfAbsent(method, thread);
    return thread;
  }

  /** A method whose calls are taken together is called on all objects that pass. */
  void callOnAll(Call called, IMethod method, ObjectFilter receivers) {
    if (startsInBackground(called)) {
      later.add(() -> callOnAllNow(called, method, receivers));
    } else {
      callOnAllNow(called, method, receivers);
    }
  }

  private void callOnAllNow(Call called, IMethod method, ObjectFilter receivers) {
    Call call = inKnownThread(called, method);
    if (knowledge.isClosed(method)) {
      giveBack(call, method);
      return;
    }
    TargetKey key =
        new TargetKey(
            call.node(), call.instruction(), call.thread(), method, call.result(), 0, null, null);
    Target target =
        targets.computeIfAbsent(
            key, made -> new Target(call, method, 0, null, -1, null, false, true));
    target.watch();
    graph.propagation.flow(call.argument(0), target.receivers, receivers);
  }

  /**
   * @param parameter the parameter that a collection is passed by; -1 if there is none
   * @param collection what is passed there; null if it tells nothing apart
   */
  private Target target(
      Call call,
      IMethod method,
      AbstractObject receiver,
      int parameter,
      AbstractObject collection) {
    boolean isMerged = isMerged(call.thread(), method);
    boolean isSplit = graph.hasTwoSides && !call.thread().isMain() && !isMerged;
    int receiverFlag = receiver == null ? -1 : isSplit && isShared(receiver, call.thread()) ? 1 : 0;
    AbstractObject container =
        receiver == null || isMerged ? null : container(method, receiver.origin);
    TargetKey key =
        new TargetKey(
            call.node(),
            call.instruction(),
            call.thread(),
            method,
            call.result(),
            receiverFlag,
            container,
            collection);
    Target target =
        targets.computeIfAbsent(
            key,
            made ->
                new Target(
                    call,
                    method,
                    receiverFlag,
                    container,
                    parameter,
                    collection,
                    isSplit,
                    isMerged));
    if (receiver != null) {
      ObjectFilter filter = graph.typeFilters.of(method.getParameterType(0));
      if (filter == null || filter.passes(receiver)) {
        graph.propagation.add(target.receivers, receiver);
      }
    }
    return target;
  }

  /** A method that is not looked into gives back something of its type. */
  private void giveBack(Call call, IMethod method) {
    IClass type = call.result() == null ? null : graph.type(method.getReturnType());
    if (type != null) {
      graph.propagation.add(
          call.result(),
          graph.heap.made(
              call.node(), call.instruction(), call.thread(), type, AbstractObject.Kind.LIBRARY));
    }
  }

  /**
   * Whether all calls of a method in a thread are taken together: of a library's, in threads that
   * libraries start by themselves, which nobody is told of, or if the library is too large.
   */
  boolean isMerged(AbstractThread thread, IMethod method) {
    return (thread.spawn.kind == Spawn.Kind.BACKGROUND || graph.nodes().size() > MOST_NODES)
        && graph.program.origin(method.getDeclaringClass()) == Origin.LIBRARY;
  }

  /** The receiver, if it tells calls apart; not if there are too many of them. */
  private AbstractObject container(IMethod method, AbstractObject receiver) {
    if (!method.isInit() && !knowledge.isContainer(method.getDeclaringClass())) {
      return null;
    }
    Set<AbstractObject> known = containers.computeIfAbsent(method, key -> new HashSet<>());
    boolean isOfLibrary = graph.program.origin(method.getDeclaringClass()) == Origin.LIBRARY;
    int most = isOfLibrary && !method.isInit() ? MOST_CONTAINERS_OF_LIBRARIES : MOST_CONTAINERS;
    if (known.size() >= most && !known.contains(receiver)) {
      return null;
    }
    known.add(receiver);
    return receiver;
  }

  /** Whether the object was made elsewhere than in the thread's present iteration. */
  static boolean isShared(AbstractObject object, AbstractThread thread) {
    if (object.isView()) {
      return object.owner != thread.side && object.owner != thread;
    }
    return object.thread != thread;
  }

  /**
   * Calls one more method whose arguments do not seem to refer to anything.
   *
   * @return whether there was one
   */
  boolean goOn() {
    while (!idle.isEmpty()) {
      if (idle.poll().begin()) {
        return true;
      }
    }
    boolean isMore = !later.isEmpty();
    while (!later.isEmpty()) {
      later.poll().run();
    }
    return isMore;
  }

  /** A method that is called at one place, in as many contexts as its arguments ask for. */
  private final class Target {
    private static final int OWN = 1;
    private static final int SHARED = 2;

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
        Call call,
        IMethod method,
        int receiverFlag,
        AbstractObject container,
        int parameter,
        AbstractObject collection,
        boolean isSplit,
        boolean isMerged) {
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
          graph.propagation.forEach(
              call.argument(i),
              object -> see(index, isShared(object, call.thread()) ? SHARED : OWN));
        }
      }
      if (!hasBegun) {
        if (isReady()) {
          begin();
        } else {
          idle.add(this);
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
              isMerged ? 0 : graph.freshness.ofArguments(call),
              container,
              isSafe(),
              collections.of(call, method, collection));
      Node callee = graph.node(method, context, call);
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
                      ? graph.typeFilters.of(method.getParameterType(i), call.thread(), wanted)
                      : graph.typeFilters.of(method.getParameterType(i));
          if (i == parameter) {
            ObjectFilter before = filter;
            filter =
                new ObjectFilter(
                    object ->
                        collections.told(method, object) == collection
                            && (before == null || before.passes(object)));
          }
          graph.propagation.flow(from, callee.local(i + 1), filter);
        }
      }
      if (call.result() != null) {
        graph.propagation.flow(callee.result, call.result());
      }
    }

    /** The flag of what is transitively safe sticks as long as the thread is the same. */
    private boolean isSafe() {
      return knowledge.isTransitivelySafe(method)
          || call.node().context.isSafe() && call.thread() == call.node().thread();
    }
  }
}
