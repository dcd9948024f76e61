// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.MethodReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.FunctionalInterfaces;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Heap;
import dev.heddle.scan.heap.Propagation;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawn;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the descriptions of library methods have in common. */
final class Library {
  private static final Set<String> FUNCTIONS =
      Set.of(
          "Ljava/util/Comparator",
          "Ljava/lang/Runnable",
          "Ljava/util/concurrent/Callable",
          "Ljava/util/concurrent/ThreadFactory",
          "Ljava/security/PrivilegedAction",
          "Ljava/security/PrivilegedExceptionAction",
          "Ljava/lang/Thread$UncaughtExceptionHandler",
          "Ljava/util/stream/IntStream$IntMapMultiConsumer",
          "Ljava/util/stream/LongStream$LongMapMultiConsumer",
          "Ljava/util/stream/DoubleStream$DoubleMapMultiConsumer");

  final CallGraph graph;
  final Heap heap;
  final Propagation propagation;

  /** Wrappers that hold their own lock while they pass a call on. */
  final Set<AbstractObject> synchronizing = new HashSet<>();

  private final Map<String, IClass> classes = new HashMap<>();
  private final Map<Kinship, Boolean> kinds = new HashMap<>();

  private record Kinship(IClass type, String name) {}

  private record LoopOver(String what, Set<AbstractObject> collections) {}

  Library(CallGraph graph) {
    this.graph = graph;
    this.heap = graph.heap;
    this.propagation = graph.propagation;
  }

  /** A class of the JDK, by its name with slashes; null if the program does not refer to it. */
  IClass jdk(String name) {
    return classes.computeIfAbsent(
        name,
        key -> graph.type(TypeReference.findOrCreate(ClassLoaderReference.Primordial, 'L' + key)));
  }

  boolean isA(IClass type, String name) {
    return type != null && kinds.computeIfAbsent(new Kinship(type, name), this::isKin);
  }

  private boolean isKin(Kinship kinship) {
    IClass wanted = jdk(kinship.name);
    return wanted != null && graph.program.hierarchy().isAssignableFrom(wanted, kinship.type);
  }

  /** Whether the method belongs to that class or a subclass of it. */
  boolean isOf(LibraryCall call, String name) {
    return isA(call.method().getDeclaringClass(), name)
        || call.receiver() != null && isA(call.receiver().type, name);
  }

  /** Whether the library calls what is passed there. */
  boolean isFunction(TypeReference type) {
    String name = type.getName().toString();
    return name.startsWith("Ljava/util/function/") || FUNCTIONS.contains(name);
  }

  /** An object that belongs to one which the library gives back. */
  AbstractObject part(LibraryCall call, IClass type) {
    return heap.made(
        call.call().node(), call.call().instruction(), call.call().thread(), type, Kind.LIBRARY);
  }

  /** An object that the library gives back to the caller. */
  AbstractObject result(LibraryCall call, IClass type) {
    AbstractObject made = part(call, type);
    if (call.call().result() != null) {
      propagation.add(call.call().result(), made);
    }
    return made;
  }

  /** The same of the type that the method says; null if that is unknown. */
  AbstractObject result(LibraryCall call) {
    IClass type = graph.type(call.resultType());
    return type == null ? null : result(call, type);
  }

  Variable of(AbstractObject object, Elements elements) {
    return heap.field(object, elements);
  }

  /**
   * Where that goes which is put into a collection: who has it for itself puts it in for itself.
   */
  Variable into(AbstractObject holder) {
    return of(holder, holder.owner instanceof Side side ? Elements.of(side) : Elements.ALL);
  }

  /** The elements that who has the collection comes to see. */
  private static List<Elements> seen(AbstractObject holder) {
    return holder.owner instanceof Side side
        ? List.of(Elements.ALL, Elements.of(side))
        : List.of(Elements.ALL, Elements.ALPHA, Elements.BETA);
  }

  /** What a collection holds goes to a variable, whoever has put it there. */
  void flowContents(AbstractObject from, Variable to) {
    for (Elements each : seen(from)) {
      propagation.flow(of(from, each), to);
    }
  }

  /** What one holds, the other holds as well. */
  void copyContents(AbstractObject from, AbstractObject to) {
    for (Elements each : seen(from)) {
      propagation.flow(of(from, each), to.owner instanceof Side ? into(to) : of(to, each));
    }
  }

  List<Side> sides() {
    return graph.hasTwoSides ? List.of(Side.ALPHA, Side.BETA) : List.of(Side.ALPHA);
  }

  /** The same for tasks: those that a library starts by itself are not told apart. */
  List<Side> sides(LibraryCall call) {
    return isOfApplication(call) ? sides() : List.of(Side.ALPHA);
  }

  private boolean isOfApplication(LibraryCall call) {
    IClass caller = call.call().node().method.getDeclaringClass();
    return graph.program.origin(caller) == Origin.APPLICATION;
  }

  Spawn spawn(LibraryCall call, String what, Spawn.Kind kind) {
    boolean isTask = kind == Spawn.Kind.TASK || kind == Spawn.Kind.PERIODIC;
    if (isTask && !isOfApplication(call)) {
      return graph.spawns.background();
    }
    // Loops over different collections are different loops, also in one place.
    Object told =
        kind == Spawn.Kind.LOOP
            ? new LoopOver(what, call.call().node().context.collections())
            : what;
    return graph.spawns.at(
        call.call().thread(), call.call().node().method, call.call().instruction(), told, kind);
  }

  /** Calls the only method of an interface. */
  void callBack(
      LibraryCall call,
      AbstractThread thread,
      Variable function,
      TypeReference type,
      Variable result,
      Variable... parameters) {
    MethodReference method = FunctionalInterfaces.method(graph.type(type));
    if (function == null || method == null) {
      return;
    }
    Variable[] arguments = new Variable[1 + method.getNumberOfParameters()];
    arguments[0] = function;
    for (int i = 0; i < method.getNumberOfParameters(); i++) {
      boolean isReference = !method.getParameterType(i).isPrimitiveType();
      arguments[1 + i] =
          isReference && parameters.length > 0
              ? parameters[Math.min(i, parameters.length - 1)]
              : null;
    }
    graph.callVirtually(call.call().back(thread, arguments, result), method);
  }

  /** Objects are asked whether they are equal. */
  void askForEquality(LibraryCall call, AbstractThread thread, Variable objects) {
    callMethod(call, thread, objects, method("java/lang/Object", "hashCode", "()I"), null);
    graph.callVirtually(
        call.call().back(thread, new Variable[] {objects, objects}, null),
        method("java/lang/Object", "equals", "(Ljava/lang/Object;)Z"));
  }

  /** Objects are asked which one comes first. */
  void askForOrder(LibraryCall call, AbstractThread thread, Variable objects) {
    graph.callVirtually(
        call.call().back(thread, new Variable[] {objects, objects}, null),
        method("java/lang/Comparable", "compareTo", "(Ljava/lang/Object;)I"));
  }

  /** Calls a method without parameters that the object is known to have. */
  void callMethod(
      LibraryCall call,
      AbstractThread thread,
      Variable object,
      MethodReference method,
      Variable result) {
    graph.callVirtually(call.call().back(thread, new Variable[] {object}, result), method);
  }

  static MethodReference method(String type, String name, String descriptor) {
    return MethodReference.findOrCreate(
        TypeReference.findOrCreate(ClassLoaderReference.Primordial, 'L' + type), name, descriptor);
  }
}
