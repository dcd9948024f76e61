// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.Joins;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawn;
import java.util.Set;

/** Futures of all kinds, and the stages of CompletableFuture. */
final class Futures {
  private static final String FUTURE = "java/util/concurrent/Future";
  private static final String COMPLETABLE = "java/util/concurrent/CompletableFuture";
  private static final String STAGE = "java/util/concurrent/CompletionStage";
  private static final Set<String> WAITING = Set.of("get", "join", "getNow", "resultNow");

  private final Library library;

  Futures(Library library) {
    this.library = library;
  }

  boolean apply(LibraryCall call) {
    if (library.isOf(call, COMPLETABLE) || library.isOf(call, STAGE)) {
      return applyStage(call);
    }
    if (library.isOf(call, "java/util/concurrent/FutureTask")) {
      return applyTask(call);
    }
    return library.isOf(call, FUTURE) && await(call);
  }

  /** With a time-out, the result is there as well if the call returns. */
  private boolean await(LibraryCall call) {
    if (!WAITING.contains(call.name())) {
      return true;
    }
    library.graph.joins.add(
        call.call().node(), call.call().instruction(), Joins.Kind.HANDLE, call.receiver());
    if (call.call().result() != null) {
      library.propagation.flow(library.of(call.receiver(), Elements.ALL), call.call().result());
    }
    return true;
  }

  private boolean applyTask(LibraryCall call) {
    AbstractObject task = call.receiver();
    switch (call.name()) {
      case "<init>" -> library.propagation.flow(call.parameter(0), library.of(task, Elements.TASK));
      case "run" -> {
        Spawn spawn = call.call().thread().spawn;
        spawn.addHandle(task);
        Variable inner = library.of(task, Elements.TASK);
        library.callMethod(call, call.call().thread(), inner, Tasks.RUN, null);
        library.callMethod(
            call, call.call().thread(), inner, Tasks.CALL, library.of(task, Elements.ALL));
      }
      default -> {
        return await(call);
      }
    }
    return true;
  }

  private boolean applyStage(LibraryCall call) {
    String name = call.name();
    if (name.equals("<init>") || WAITING.contains(name)) {
      return name.equals("<init>") || await(call);
    }
    if (name.equals("complete")) {
      library.propagation.flow(call.parameter(0), library.of(call.receiver(), Elements.ALL));
      return true;
    }
    IClass type = library.jdk(COMPLETABLE);
    if (call.call().result() == null && !call.isStatic() || type == null) {
      return true;
    }
    AbstractObject made = library.result(call, type);
    switch (name) {
      case "completedFuture", "completedStage" ->
          library.propagation.flow(call.parameter(0), library.of(made, Elements.ALL));
      case "allOf", "anyOf" ->
          library.propagation.forEach(
              call.parameter(0),
              array ->
                  library.propagation.forEach(
                      library.of(array, Elements.ALL),
                      part -> {
                        if (name.equals("allOf")) {
                          library.graph.joins.unite(part, made);
                        }
                        library.propagation.flow(
                            library.of(part, Elements.ALL), library.of(made, Elements.ALL));
                      }));
      case "toCompletableFuture" -> library.propagation.add(call.call().result(), call.receiver());
      default -> stage(call, made);
    }
    return true;
  }

  /** A function that runs when what it depends on is done, in any thread. */
  private void stage(LibraryCall call, AbstractObject made) {
    Spawn spawn = library.spawn(call, call.name(), Spawn.Kind.TASK);
    spawn.addHandle(made);
    Variable given = new Variable();
    Variable passed = new Variable();
    if (call.receiver() != null) {
      dependOn(call.receiver(), spawn, made, passed);
    }
    for (int i = 0; i < call.parameters(); i++) {
      IClass type = library.graph.type(call.type(i));
      if (library.isA(type, STAGE)) {
        library.propagation.forEach(
            call.parameter(i), other -> dependOn(other, spawn, made, passed));
      } else if (library.isA(type, "java/util/concurrent/Executor")) {
        spawn.runsOn(call.parameter(i));
      }
    }
    for (int i = 0; i < call.parameters(); i++) {
      if (call.parameter(i) != null && library.isFunction(call.type(i))) {
        for (Side side : library.sides(call)) {
          library.callBack(
              call, spawn.thread(side), call.parameter(i), call.type(i), given, passed);
        }
      }
    }
    Variable result = library.of(made, Elements.ALL);
    if (call.name().startsWith("thenCompose")) {
      library.propagation.forEach(
          given,
          inner -> {
            library.propagation.flow(library.of(inner, Elements.ALL), result);
            library.graph.joins.unite(inner, made);
          });
    } else if (call.name().startsWith("whenComplete")) {
      library.propagation.flow(passed, result);
    } else {
      library.propagation.flow(given, result);
    }
  }

  private void dependOn(AbstractObject stage, Spawn spawn, AbstractObject made, Variable passed) {
    library.graph.joins.beginsAfter(spawn, stage);
    library.graph.joins.unite(stage, made);
    library.propagation.flow(library.of(stage, Elements.ALL), passed);
  }
}
