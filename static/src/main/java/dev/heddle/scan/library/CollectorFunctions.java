// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.ssa.DefUse;
import com.ibm.wala.ssa.SSAArrayStoreInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** The functions that collectors and gatherers are made of: whoever collects calls them. */
final class CollectorFunctions {
  private static final List<FunctionOf> ALL =
      List.of(
          new FunctionOf("java/util/function/Function", false),
          new FunctionOf("java/util/function/Supplier", false),
          new FunctionOf("java/util/function/BiConsumer", false),
          new FunctionOf("java/util/function/BinaryOperator", false),
          new FunctionOf("java/util/function/Predicate", false),
          new FunctionOf("java/util/function/ToIntFunction", false),
          new FunctionOf("java/util/function/ToLongFunction", false),
          new FunctionOf("java/util/function/ToDoubleFunction", false),
          new FunctionOf("java/util/Comparator", false),
          new FunctionOf("java/util/stream/Gatherer$Integrator", false),
          new FunctionOf("java/util/stream/Gatherer$Integrator", true),
          new FunctionOf("java/util/function/Function", true),
          new FunctionOf("java/util/function/BiFunction", true));

  /** Those that are given a function for the end. */
  private static final Set<String> FINISHED = Set.of("collectingAndThen", "teeing", "of");

  /** Gatherers whose functions are called for one element after the other. */
  private static final Set<String> IN_ORDER = Set.of("ofSequential", "fold", "scan");

  /** Those that compare what they collect. */
  private static final Set<String> COMPARING = Set.of("toSet", "toUnmodifiableSet");

  private static final FunctionOf COMBINER =
      new FunctionOf("java/util/function/BinaryOperator", false);

  private final Library library;
  private final Set<AbstractObject> comparing = new HashSet<>();
  private final Set<AbstractObject> concurrent = new HashSet<>();

  /** Collectors that have one container for all threads. */
  private final Set<AbstractObject> sharing = new HashSet<>();

  CollectorFunctions(Library library) {
    this.library = library;
  }

  /**
   * Functions of one interface, as a field of the collector.
   *
   * @param isLast whether they are called by who collects, one after the other, or once at the end
   */
  private record FunctionOf(String name, boolean isLast) {
    TypeReference type() {
      return TypeReference.findOrCreate(ClassLoaderReference.Primordial, 'L' + name);
    }

    boolean isIn(LibraryCall call, int parameter) {
      boolean isFunction = name.endsWith("Function") && !name.contains("To");
      boolean isInOrder =
          IN_ORDER.contains(call.name()) || isFunction && FINISHED.contains(call.name());
      return type().getName().equals(call.type(parameter).getName()) && isLast == isInOrder;
    }
  }

  /** A collector is made of functions and of other collectors. */
  boolean make(LibraryCall call) {
    AbstractObject made = library.result(call);
    if (made == null) {
      return true;
    }
    if (COMPARING.contains(call.name())) {
      comparing.add(made);
    }
    if (call.name().equals("mapConcurrent")) {
      concurrent.add(made);
    }
    if (hasOneContainer(call)) {
      sharing.add(made);
    }
    for (int i = 0; i < call.parameters(); i++) {
      Variable argument = call.parameter(i);
      if (argument == null) {
        continue;
      }
      for (FunctionOf each : ALL) {
        if (each.isIn(call, i)) {
          library.propagation.flow(argument, library.heap.field(made, each));
        }
      }
      library.propagation.forEach(argument, inner -> takeOver(inner, made));
    }
    return true;
  }

  /** Whether it calls its functions at the same time, whatever the stream is like. */
  boolean isConcurrent(AbstractObject gatherer) {
    return concurrent.contains(gatherer.origin);
  }

  /** Whether one of the constants that describe the collector says so. */
  private static boolean hasOneContainer(LibraryCall call) {
    int last = call.parameters() - 1;
    if (last < 0 || !call.type(last).isArrayType() || call.value(last) <= 0) {
      return false;
    }
    DefUse values = call.call().node().defUse;
    Iterator<SSAInstruction> uses = values.getUses(call.value(last));
    while (uses.hasNext()) {
      if (uses.next() instanceof SSAArrayStoreInstruction store
          && values.getDef(store.getValue()) instanceof SSAGetInstruction get
          && get.getDeclaredField().getName().toString().equals("CONCURRENT")) {
        return true;
      }
    }
    return false;
  }

  /** If the collector is concurrent, all sides collect into the same. */
  void share(Variable collector, List<Variable> collected) {
    library.propagation.forEach(
        collector,
        object -> {
          if (sharing.contains(object.origin)) {
            for (Variable from : collected) {
              collected.forEach(to -> library.propagation.flow(from, to));
            }
          }
        });
  }

  private void takeOver(AbstractObject inner, AbstractObject made) {
    for (FunctionOf each : ALL) {
      Variable known = library.heap.knownField(inner, each);
      if (known != null) {
        library.propagation.flow(known, library.heap.field(made, each));
      }
    }
  }

  /** The functions of collectors run, with what was collected so far and with elements. */
  void run(
      LibraryCall call,
      AbstractThread thread,
      Variable collector,
      Variable passed,
      Variable given) {
    Variable first = new Variable();
    library.propagation.flow(passed, first);
    library.propagation.flow(given, first);
    library.propagation.forEach(
        collector,
        object -> {
          if (comparing.contains(object.origin)) {
            library.askForEquality(call, thread, passed);
          }
          for (FunctionOf each : ALL) {
            // What all collect into is not combined.
            if (each.equals(COMBINER) && sharing.contains(object.origin)) {
              continue;
            }
            library.callBack(
                call,
                each.isLast ? call.call().thread() : thread,
                library.heap.field(object, each),
                each.type(),
                given,
                first,
                passed);
          }
        });
  }
}
