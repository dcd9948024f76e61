// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.ObjectFilter;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Spawn;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Chooses the contexts in which a method is called. */
final class Contexts {
  /** A method of the application is told apart by so many receivers. */
  private static final int MOST_CONTAINERS = 40;

  /** One of a library by so many: what differs inside is reported as one at the calls. */
  private static final int MOST_CONTAINERS_OF_LIBRARIES = 8;

  /** Once there are so many, methods of libraries are told apart by their threads only. */
  private static final int MOST_NODES = 5_000;

  final CallGraph graph;
  final LibraryKnowledge knowledge;
  final OuterCollections collections;
  private final Map<Object, Target> targets = new HashMap<>();
  private final Map<IMethod, Set<AbstractObject>> containers = new HashMap<>();

  /** Those that have not been called, because nothing is known of an argument. */
  final ArrayDeque<Target> idle = new ArrayDeque<>();

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
            key, made -> new Target(this, call, method, 0, null, -1, null, false, true));
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
                    this,
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
}
