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

/** The functions that collectors are made of: whoever collects calls them. */
final class CollectorFunctions {
  private static final List<FunctionOf> ALL =
      List.of(
          new FunctionOf("Function"),
          new FunctionOf("Supplier"),
          new FunctionOf("BiConsumer"),
          new FunctionOf("BinaryOperator"),
          new FunctionOf("Predicate"),
          new FunctionOf("ToIntFunction"),
          new FunctionOf("ToLongFunction"),
          new FunctionOf("ToDoubleFunction"));

  private static final FunctionOf COMBINER = new FunctionOf("BinaryOperator");

  private final Library library;

  /** Collectors that have one container for all threads. */
  private final Set<AbstractObject> concurrent = new HashSet<>();

  CollectorFunctions(Library library) {
    this.library = library;
  }

  /** Functions of one interface, as a field of the collector. */
  private record FunctionOf(String name) {
    TypeReference type() {
      return TypeReference.findOrCreate(
          ClassLoaderReference.Primordial, "Ljava/util/function/" + name);
    }
  }

  /** A collector is made of functions and of other collectors. */
  boolean make(LibraryCall call) {
    AbstractObject made = library.result(call);
    if (made == null) {
      return true;
    }
    if (isConcurrent(call)) {
      concurrent.add(made);
    }
    for (int i = 0; i < call.parameters(); i++) {
      Variable argument = call.parameter(i);
      if (argument == null) {
        continue;
      }
      for (FunctionOf each : ALL) {
        if (each.type().getName().equals(call.type(i).getName())) {
          library.propagation.flow(argument, library.heap.field(made, each));
        }
      }
      library.propagation.forEach(argument, inner -> takeOver(inner, made));
    }
    return true;
  }

  /** Whether one of the constants that describe the collector says so. */
  private static boolean isConcurrent(LibraryCall call) {
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
          if (concurrent.contains(object.origin)) {
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
          for (FunctionOf each : ALL) {
            // What all collect into is not combined.
            if (each.equals(COMBINER) && concurrent.contains(object.origin)) {
              continue;
            }
            library.callBack(
                call, thread, library.heap.field(object, each), each.type(), given, first, passed);
          }
        });
  }
}
