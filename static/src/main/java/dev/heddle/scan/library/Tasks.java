// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.MethodReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Joins;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawn;
import java.util.Set;

/** Threads, executors, timers and fork/join tasks: who runs what, and who waits for it. */
final class Tasks {
  private static final String THREAD = "java/lang/Thread";
  private static final String RUNNABLE = "java/lang/Runnable";
  private static final String SCOPE = "java/util/concurrent/StructuredTaskScope";
  private static final String FORK_JOIN_TASK = "java/util/concurrent/ForkJoinTask";
  private static final Set<String> SERIAL =
      Set.of("newSingleThreadExecutor", "newSingleThreadScheduledExecutor");

  static final MethodReference RUN = Library.method(RUNNABLE, "run", "()V");
  static final MethodReference CALL =
      Library.method("java/util/concurrent/Callable", "call", "()Ljava/lang/Object;");

  private final Library library;
  private final ThreadLocals threadLocals;

  Tasks(Library library) {
    this.library = library;
    this.threadLocals = new ThreadLocals(library);
  }

  /** Whether there is nothing more to be said of the call. */
  boolean apply(LibraryCall call) {
    if (library.isOf(call, THREAD) || call.owner().startsWith("java/lang/Thread$Builder")) {
      return applyThread(call);
    }
    if (library.isOf(call, FORK_JOIN_TASK)) {
      return applyForkJoin(call);
    }
    if (call.owner().equals("java/util/concurrent/Executors")) {
      return applyFactory(call);
    }
    if (library.isOf(call, "java/util/concurrent/Executor")
        || library.isOf(call, "java/util/concurrent/ExecutorCompletionService")) {
      return applyExecutor(call);
    }
    if (library.isOf(call, SCOPE)) {
      return applyScope(call);
    }
    if (call.owner().equals(SCOPE + "$Subtask")) {
      if (call.name().equals("get")) {
        giveResult(call);
      }
      return true;
    }
    if (call.owner().equals("java/util/concurrent/ThreadFactory")) {
      keepTasks(call, thread(call));
      return true;
    }
    if (call.owner().equals("java/util/Timer")) {
      return applyTimer(call);
    }
    if (call.owner().equals("java/lang/Runtime") && call.name().equals("addShutdownHook")) {
      run(call, spawn(call, Spawn.Kind.TASK), call.parameter(0), RUN, null);
      return true;
    }
    if (call.owner().equals("java/util/concurrent/CountDownLatch")) {
      return applyLatch(call);
    }
    boolean isBarrier =
        call.owner().equals("java/util/concurrent/CyclicBarrier") && call.name().equals("await")
            || call.name().equals("arriveAndAwaitAdvance");
    if (isBarrier && call.receiver() != null) {
      library.graph.barriers.add(call.call().node(), call.call().instruction(), call.receiver());
    }
    return call.owner().equals("java/lang/ThreadLocal") && threadLocals.apply(call);
  }

  private Spawn spawn(LibraryCall call, Spawn.Kind kind) {
    return library.spawn(call, call.name(), kind);
  }

  /** Runs a method of each object in the threads of a place. */
  private void run(
      LibraryCall call, Spawn spawn, Variable task, MethodReference method, Variable result) {
    if (task == null) {
      return;
    }
    for (Side side : library.sides(call)) {
      library.callMethod(call, spawn.thread(side), own(task, side), method, result);
    }
  }

  /** Each thread has its task for itself, unless they are all given the same. */
  private Variable own(Variable task, Side side) {
    return library.graph.hasTwoSides ? library.graph.views(task, side) : task;
  }

  private boolean applyThread(LibraryCall call) {
    AbstractObject receiver = call.receiver();
    switch (call.name()) {
      case "<init>" -> keepTasks(call, receiver);
      case "start" -> {
        Spawn spawn = spawn(call, Spawn.Kind.TASK);
        if (call.owner().startsWith("java/lang/Thread$Builder")) {
          spawn.addHandle(thread(call));
          run(call, spawn, call.parameter(0), RUN, null);
        } else {
          spawn.addHandle(receiver);
          Variable self = new Variable();
          library.propagation.add(self, receiver);
          run(call, spawn, self, RUN, null);
        }
      }
      case "run" -> {
        Variable tasks = task(receiver);
        library.callMethod(
            call,
            call.call().thread(),
            receiver.isView() ? library.graph.views(tasks, receiver.owner) : tasks,
            RUN,
            null);
      }
      case "join" -> {
        // With a time-out, nobody knows.
        if (call.parameters() == 0) {
          join(call, Joins.Kind.HANDLE, receiver);
        }
      }
      case "startVirtualThread" -> {
        Spawn spawn = spawn(call, Spawn.Kind.TASK);
        spawn.addHandle(thread(call));
        run(call, spawn, call.parameter(0), RUN, null);
      }
      case "unstarted", "newThread" -> keepTasks(call, thread(call));
      case "setUncaughtExceptionHandler", "setDefaultUncaughtExceptionHandler" -> {
        Spawn spawn = spawn(call, Spawn.Kind.TASK);
        for (Side side : library.sides(call)) {
          library.callBack(
              call, spawn.thread(side), call.parameter(0), call.type(0), null, new Variable());
        }
      }
      case "currentThread" -> library.result(call);
      default -> {
        return false;
      }
    }
    return true;
  }

  private AbstractObject thread(LibraryCall call) {
    return library.result(call, library.jdk(THREAD));
  }

  private Variable task(AbstractObject holder) {
    return library.of(holder, Elements.TASK);
  }

  private void keepTasks(LibraryCall call, AbstractObject holder) {
    for (int i = 0; i < call.parameters(); i++) {
      IClass type = library.graph.type(call.type(i));
      if (library.isA(type, RUNNABLE) || library.isA(type, "java/util/concurrent/Callable")) {
        library.propagation.flow(call.parameter(i), task(holder));
      }
    }
  }

  private void join(LibraryCall call, Joins.Kind kind, AbstractObject object) {
    library.graph.joins.add(call.call().node(), call.call().instruction(), kind, object);
  }

  private boolean applyFactory(LibraryCall call) {
    if (call.name().equals("callable") || call.name().equals("defaultThreadFactory")) {
      return false;
    }
    AbstractObject made = library.result(call);
    boolean isSerial =
        SERIAL.contains(call.name())
            || call.name().equals("newFixedThreadPool") && call.isConstant(0, 1)
            || call.name().equals("newScheduledThreadPool") && call.isConstant(0, 1);
    if (made != null && isSerial) {
      library.graph.serialExecutors.add(made);
    }
    for (int i = 0; made != null && i < call.parameters(); i++) {
      TypeReference type = call.type(i);
      if (type.getName().toString().equals("Ljava/util/concurrent/ThreadFactory")) {
        Variable threads = new Variable();
        library.callBack(call, call.call().thread(), call.parameter(i), type, threads, task(made));
        Spawn workers = library.spawn(call, "workers", Spawn.Kind.TASK);
        if (!isSerial) {
          workers.setRecursive();
        }
        run(call, workers, threads, RUN, null);
      }
    }
    return true;
  }

  private boolean applyExecutor(LibraryCall call) {
    boolean isPeriodic =
        call.name().startsWith("scheduleAt") || call.name().startsWith("scheduleWith");
    switch (call.name()) {
      case "execute",
          "submit",
          "externalSubmit",
          "lazySubmit",
          "submitWithTimeout",
          "schedule",
          "scheduleAtFixedRate",
          "scheduleWithFixedDelay" -> {
        Spawn spawn = spawn(call, isPeriodic ? Spawn.Kind.PERIODIC : Spawn.Kind.TASK);
        AbstractObject future = submit(call, spawn);
        if (future != null) {
          library.propagation.add(library.of(call.receiver(), Elements.ALL), future);
        }
        if (call.name().equals("submitWithTimeout")) {
          for (Side side : library.sides(call)) {
            library.callBack(
                call, spawn.thread(side), call.parameter(3), call.type(3), null, new Variable());
          }
        }
      }
      case "invoke" ->
          library.propagation.forEach(
              call.parameter(0),
              task -> compute(call, call.call().thread(), task, call.call().result()));
      case "invokeAll", "invokeAllUninterruptibly", "invokeAny" -> {
        // Those that were not the first may go on.
        boolean isAny = call.name().equals("invokeAny");
        Spawn spawn = spawn(call, isAny ? Spawn.Kind.TASK : Spawn.Kind.LOOP);
        library.graph.pipelines.setParallel(spawn);
        spawn.setRecursive();
        Variable tasks = new Variable();
        library.propagation.forEach(call.parameter(0), each -> library.flowContents(each, tasks));
        AbstractObject result = library.result(call);
        for (Side side : library.sides(call)) {
          Variable given = new Variable();
          library.callMethod(call, spawn.thread(side), tasks, CALL, given);
          if (result != null) {
            library.propagation.flow(given, library.of(result, Elements.ALL));
          }
          if (isAny) {
            library.propagation.flow(given, call.call().result());
          }
        }
      }
      case "awaitTermination", "close", "awaitQuiescence" ->
          join(call, Joins.Kind.EXECUTOR, call.receiver());
      case "<init>" -> keepTasks(call, call.receiver());
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Threads of a scope have ended when it is joined or closed. */
  private boolean applyScope(LibraryCall call) {
    switch (call.name()) {
      case "fork" -> submit(call, spawn(call, Spawn.Kind.TASK));
      case "join", "joinUntil", "close" -> join(call, Joins.Kind.EXECUTOR, call.receiver());
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The call gives back what the task that it is on has computed. */
  private void giveResult(LibraryCall call) {
    if (call.call().result() != null) {
      library.propagation.flow(library.of(call.receiver(), Elements.ALL), call.call().result());
    }
  }

  /** The first argument runs where the receiver says; gives back what stands for its result. */
  private AbstractObject submit(LibraryCall call, Spawn spawn) {
    spawn.runsOn(call.call().argument(0));
    AbstractObject future = call.call().result() == null ? null : library.result(call);
    if (future != null) {
      spawn.addHandle(future);
    }
    runTask(call, spawn, 0, future);
    return future;
  }

  private void runTask(LibraryCall call, Spawn spawn, int parameter, AbstractObject future) {
    Variable task = call.parameter(parameter);
    IClass type = library.graph.type(call.type(parameter));
    Variable given = future == null ? null : library.of(future, Elements.ALL);
    if (library.isA(type, FORK_JOIN_TASK)) {
      library.propagation.forEach(
          task,
          each -> {
            spawn.addHandle(each);
            for (Side side : library.sides(call)) {
              compute(call, spawn.thread(side), each, library.of(each, Elements.ALL));
            }
          });
    } else if (library.isA(type, RUNNABLE)) {
      run(call, spawn, task, RUN, null);
    } else {
      run(call, spawn, task, CALL, given);
    }
  }

  private boolean applyForkJoin(LibraryCall call) {
    AbstractObject receiver = call.receiver();
    switch (call.name()) {
      case "fork" -> {
        Spawn spawn = spawn(call, Spawn.Kind.TASK);
        spawn.addHandle(receiver);
        if (call.call().result() != null) {
          library.propagation.add(call.call().result(), receiver);
        }
        for (Side side : library.sides(call)) {
          compute(call, spawn.thread(side), receiver, library.of(receiver, Elements.ALL));
        }
      }
      case "adapt", "adaptInterruptible" -> keepTasks(call, library.result(call));
      case "invoke" -> compute(call, call.call().thread(), receiver, call.call().result());
      case "invokeAll" -> {
        Spawn spawn = spawn(call, Spawn.Kind.LOOP);
        library.graph.pipelines.setParallel(spawn);
        for (int i = 0; i < call.parameters(); i++) {
          Variable tasks = new Variable();
          library.propagation.flow(call.parameter(i), tasks);
          library.propagation.forEach(call.parameter(i), each -> library.flowContents(each, tasks));
          library.propagation.forEach(
              tasks,
              task -> {
                for (Side side : library.sides(call)) {
                  compute(call, spawn.thread(side), task, library.of(task, Elements.ALL));
                }
              });
        }
      }
      case "join", "get", "getRawResult" -> {
        join(call, Joins.Kind.HANDLE, receiver);
        giveResult(call);
      }
      case "<init>" -> {
        return true;
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** What a fork/join task does is in its method compute, whatever that gives back. */
  private void compute(
      LibraryCall call, AbstractThread thread, AbstractObject task, Variable result) {
    if (task.type == null) {
      return;
    }
    Variable adapted = library.heap.knownField(task, Elements.TASK);
    if (adapted != null) {
      library.callMethod(call, thread, adapted, RUN, null);
      library.callMethod(call, thread, adapted, CALL, result);
    }
    AbstractObject own =
        library.graph.hasTwoSides && !thread.isMain() ? library.heap.view(task, thread.side) : task;
    for (IMethod method : task.type.getAllMethods()) {
      boolean isIt =
          method.getName().toString().equals("compute") && method.getNumberOfParameters() == 1;
      if (isIt && !method.isAbstract()) {
        Variable self = new Variable();
        library.propagation.add(self, own);
        library.callMethod(call, thread, self, method.getReference(), result);
      }
    }
  }

  /** A timer has one thread: its tasks wait for each other. */
  private boolean applyTimer(LibraryCall call) {
    if (!call.name().startsWith("schedule")) {
      return call.name().equals("<init>");
    }
    Spawn spawn = spawn(call, Spawn.Kind.TASK);
    library.graph.serialExecutors.add(call.receiver().origin);
    spawn.runsOn(call.call().argument(0));
    run(call, spawn, call.parameter(0), RUN, null);
    return true;
  }

  private boolean applyLatch(LibraryCall call) {
    if (call.name().equals("countDown")) {
      library.graph.joins.counts(call.receiver(), call.call().thread());
    } else if (call.name().equals("await") && call.parameters() == 0) {
      join(call, Joins.Kind.LATCH, call.receiver());
    }
    return true;
  }
}
