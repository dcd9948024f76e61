// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Pipelines.Mode;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Streams and other parallel loops, as in Fig. 7 of "Effective Techniques for Static Race Detection
 * in Java Parallel Loops": what the functions of a loop do is done by two threads, each with
 * elements of its own.
 */
final class Streams {
  private static final String STREAM = "java/util/stream/BaseStream";
  private static final String SUPPORT = "java/util/stream/StreamSupport";
  private static final Set<String> KEEPING_NUMBERS =
      Set.of(
          "parallel",
          "sequential",
          "filter",
          "peek",
          "boxed",
          "asLongStream",
          "unordered",
          "limit",
          "skip",
          "sorted",
          "distinct",
          "onClose");

  private final Library library;
  private final CollectorFunctions collectors;

  /** Streams of numbers that are all different. */
  private final Set<AbstractObject> numbers = new HashSet<>();

  Streams(Library library) {
    this.library = library;
    this.collectors = new CollectorFunctions(library);
  }

  boolean apply(LibraryCall call) {
    String owner = call.owner();
    String name = call.name();
    if (owner.startsWith("java/util/stream/Collectors")
        || owner.equals("java/util/stream/Collector")
        || owner.equals("java/util/stream/Gatherer")
        || owner.equals("java/util/stream/Gatherers")) {
      return collectors.make(call);
    }
    if (owner.equals("java/util/Arrays") && name.startsWith("parallel")) {
      return overArray(call);
    }
    if (owner.equals("java/util/concurrent/ConcurrentHashMap") && isBulk(call)) {
      return overMap(call);
    }
    boolean isStream = library.isA(library.graph.type(call.resultType()), STREAM);
    if (call.receiver() != null && library.isOf(call, STREAM)) {
      stage(call, isStream);
      return true;
    }
    if (isStream) {
      source(call);
      return true;
    }
    return false;
  }

  private AbstractObject stream(LibraryCall call) {
    return library.result(call);
  }

  private void source(LibraryCall call) {
    AbstractObject made = stream(call);
    if (made == null) {
      return;
    }
    String name = call.name();
    if (name.equals("parallelStream") || isFlagged(call)) {
      library.graph.pipelines.setMode(made, Mode.PARALLEL);
    }
    if (name.equals("range") || name.equals("rangeClosed")) {
      numbers.add(made);
    }
    if (call.receiver() != null) {
      library.copyContents(call.receiver(), made);
    }
    for (int i = 0; i < call.parameters(); i++) {
      Variable argument = call.parameter(i);
      if (argument == null) {
        continue;
      }
      if (library.isFunction(call.type(i))) {
        if (call.owner().equals(SUPPORT)) {
          supply(call, made, i);
        } else {
          generate(call, made, i);
        }
        continue;
      }
      library.propagation.flow(argument, library.of(made, Elements.ALL));
      library.graph.insertions.watch(argument, call.call().node(), call.call().instruction());
      library.propagation.forEach(
          argument,
          each -> {
            library.copyContents(each, made);
            if (library.isA(each.type, STREAM)) {
              library.graph.pipelines.derive(each, made);
            }
          });
    }
  }

  /** The second argument of StreamSupport.stream and the like says whether it is parallel. */
  private static boolean isFlagged(LibraryCall call) {
    if (!call.owner().equals(SUPPORT)) {
      return false;
    }
    int last = call.parameters() - 1;
    return !call.isConstant(last, 0);
  }

  /** A function that gives the spliterator: it is called once, by who runs the stream. */
  private void supply(LibraryCall call, AbstractObject made, int function) {
    Variable given = new Variable();
    library.callBack(
        call, call.call().thread(), call.parameter(function), call.type(function), given);
    library.propagation.forEach(given, each -> library.copyContents(each, made));
  }

  /** Functions that make elements: iterate is called for one after the other. */
  private void generate(LibraryCall call, AbstractObject made, int function) {
    library.graph.pipelines.run(
        made,
        () -> generateInParallel(call, made, function),
        () -> {
          Variable elements = library.of(made, Elements.ALL);
          library.callBack(
              call,
              call.call().thread(),
              call.parameter(function),
              call.type(function),
              elements,
              elements);
        });
  }

  private void generateInParallel(LibraryCall call, AbstractObject made, int function) {
    Spawn loop = library.spawn(call, call.name(), Spawn.Kind.LOOP);
    library.graph.pipelines.addStage(made, loop);
    if (call.name().equals("iterate")) {
      library.graph.pipelines.setInOrder(loop);
    }
    for (Side side : library.sides()) {
      library.callBack(
          call,
          loop.thread(side),
          call.parameter(function),
          call.type(function),
          library.of(made, Elements.of(side)),
          elements(made, side));
    }
  }

  /** What a side's iterations get: what that side has made, and each its own of the others. */
  private Variable elements(AbstractObject holder, Side side) {
    Variable own = new Variable();
    if (!library.graph.hasTwoSides) {
      library.flowContents(holder, own);
      return own;
    }
    library.propagation.flow(library.of(holder, Elements.of(side)), own);
    library.propagation.forEach(
        library.of(holder, Elements.ALL),
        object -> library.propagation.add(own, library.heap.view(object, side)));
    return own;
  }

  private void stage(LibraryCall call, boolean isStream) {
    AbstractObject from = call.receiver();
    String name = call.name();
    AbstractObject to = isStream ? stream(call) : null;
    if (to != null) {
      library.graph.pipelines.derive(from, to);
      if (name.equals("parallel") || name.equals("sequential")) {
        library.graph.pipelines.setMode(
            to, name.equals("parallel") ? Mode.PARALLEL : Mode.SEQUENTIAL);
      }
      if (numbers.contains(from) && KEEPING_NUMBERS.contains(name)) {
        numbers.add(to);
      }
    } else {
      library.graph.pipelines.end(from);
    }
    library.graph.pipelines.run(
        from, () -> runInParallel(call, from, to), () -> runInSequence(call, from, to));
    if (name.equals("gather")) {
      library.propagation.forEach(
          call.parameter(0), gatherer -> gatherConcurrently(call, from, gatherer));
    }
    boolean keepsElements = to != null && !changes(call);
    if (keepsElements) {
      library.copyContents(from, to);
    }
  }

  /** A gatherer may run its function at the same time as itself, whatever the stream is like. */
  private void gatherConcurrently(LibraryCall call, AbstractObject from, AbstractObject gatherer) {
    if (collectors.isConcurrent(gatherer)) {
      Spawn loop = library.spawn(call, "concurrently", Spawn.Kind.LOOP);
      library.graph.pipelines.setParallel(loop);
      for (Side side : library.sides()) {
        collectors.run(
            call, loop.thread(side), call.parameter(0), elements(from, side), new Variable());
      }
    }
  }

  /** Whether what the functions make takes the place of the elements. */
  private static boolean changes(LibraryCall call) {
    return call.name().startsWith("map") || call.name().startsWith("flatMap");
  }

  /** All is done by who runs the stream. */
  private void runInSequence(LibraryCall call, AbstractObject from, AbstractObject to) {
    AbstractThread thread = call.call().thread();
    Variable elements = new Variable();
    library.flowContents(from, elements);
    compare(call, thread, elements);
    Variable made = callFunctions(call, elements, thread);
    if (to == null) {
      end(call, from, List.of(made));
    } else if (changes(call)) {
      fill(made, library.of(to, Elements.ALL), call.name().startsWith("flatMap"));
    }
  }

  private void runInParallel(LibraryCall call, AbstractObject from, AbstractObject to) {
    String name = call.name();
    Spawn loop = library.spawn(call, name, Spawn.Kind.LOOP);
    loop.setHandsOutNumbers(numbers.contains(from));
    library.graph.pipelines.addStage(to == null ? from : to, loop);
    if (name.equals("forEachOrdered")) {
      library.graph.pipelines.setInOrder(loop);
    }
    List<Variable> made = new ArrayList<>();
    for (Side side : library.sides()) {
      Variable elements = elements(from, side);
      compare(call, loop.thread(side), elements);
      Variable given = callFunctions(call, elements, loop.thread(side));
      if (to != null && changes(call)) {
        fill(given, library.of(to, Elements.of(side)), name.startsWith("flatMap"));
      }
      made.add(given);
    }
    if (to == null) {
      if (name.equals("collect") && call.parameters() == 1) {
        collectors.share(call.parameter(0), made);
      }
      end(call, from, made);
    }
  }

  /** Some operations ask the elements whether they are equal, or which one comes first. */
  private void compare(LibraryCall call, AbstractThread thread, Variable elements) {
    if (call.name().equals("distinct")) {
      library.askForEquality(call, thread, elements);
    } else if (call.name().equals("sorted") && call.parameters() == 0) {
      library.askForOrder(call, thread, elements);
    }
  }

  private void fill(Variable made, Variable into, boolean isFlat) {
    if (isFlat) {
      library.propagation.forEach(made, inner -> library.flowContents(inner, into));
    } else {
      library.propagation.flow(made, into);
    }
  }

  private Variable callFunctions(LibraryCall call, Variable passed, AbstractThread thread) {
    Variable given = new Variable();
    // What a function gives back is what reductions pass to the next call.
    Variable first = new Variable();
    library.propagation.flow(passed, first);
    library.propagation.flow(given, first);
    for (int i = 0; i < call.parameters(); i++) {
      boolean isFunction = library.isFunction(call.type(i));
      if (call.parameter(i) != null && !isFunction) {
        library.propagation.flow(call.parameter(i), first);
      }
    }
    boolean isReduction = call.name().equals("reduce") || call.name().equals("collect");
    for (int i = 0; i < call.parameters(); i++) {
      Variable argument = call.parameter(i);
      if (argument == null) {
        continue;
      }
      if (library.isFunction(call.type(i))) {
        library.callBack(
            call, thread, argument, call.type(i), given, isReduction ? first : passed, passed);
      } else if (call.name().equals("collect")) {
        collectors.run(call, thread, argument, passed, given);
      } else if (call.name().equals("gather")) {
        collectors.run(call, thread, argument, passed, given);
      }
    }
    return given;
  }

  private void end(LibraryCall call, AbstractObject from, List<Variable> made) {
    Variable result = call.call().result();
    if (result == null) {
      return;
    }
    IClass type = library.graph.type(call.resultType());
    boolean isErased = type == null || type.getName().toString().equals("Ljava/lang/Object");
    AbstractObject holder =
        call.name().equals("collect")
            ? library.result(call, library.jdk("java/util/ArrayList"))
            : isErased ? null : library.result(call, type);
    if (holder != null) {
      library.copyContents(from, holder);
    }
    made.forEach(each -> library.propagation.flow(each, result));
    if (isErased && !call.name().equals("collect")) {
      library.flowContents(from, result);
    }
  }

  private boolean overArray(LibraryCall call) {
    Spawn loop = library.spawn(call, call.name(), Spawn.Kind.LOOP);
    library.graph.pipelines.setParallel(loop);
    loop.setHandsOutNumbers(call.name().equals("parallelSetAll"));
    for (Side side : library.sides()) {
      Variable passed = new Variable();
      Variable given = new Variable();
      library.propagation.forEach(
          call.parameter(0),
          array -> {
            library.propagation.flow(elements(array, side), passed);
            library.propagation.flow(given, library.of(array, Elements.ALL));
          });
      callAll(call, loop.thread(side), given, passed);
      if (call.name().equals("parallelSort")) {
        library.askForOrder(call, loop.thread(side), passed);
      }
    }
    return true;
  }

  /** The operations of ConcurrentHashMap whose first argument says when to begin to split. */
  private static boolean isBulk(LibraryCall call) {
    return call.parameters() > 1 && call.type(0).equals(TypeReference.Long);
  }

  private boolean overMap(LibraryCall call) {
    Spawn loop = library.spawn(call, call.name(), Spawn.Kind.LOOP);
    library.graph.pipelines.setParallel(loop);
    for (Side side : library.sides()) {
      Variable passed = elements(call.receiver(), side);
      Variable given = new Variable();
      callAll(call, loop.thread(side), given, passed);
      if (call.call().result() != null) {
        library.propagation.flow(given, call.call().result());
      }
    }
    return true;
  }

  /** Calls each function that is passed. */
  private void callAll(LibraryCall call, AbstractThread thread, Variable given, Variable passed) {
    for (int i = 1; i < call.parameters(); i++) {
      if (call.parameter(i) != null && library.isFunction(call.type(i))) {
        library.callBack(call, thread, call.parameter(i), call.type(i), given, passed);
      }
    }
  }
}
