// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;

/** Variables that have a value in each thread. */
final class ThreadLocals {
  private final Library library;

  ThreadLocals(Library library) {
    this.library = library;
  }

  /** The value that a variable has in one thread. */
  private record InThread(AbstractThread thread) {}

  /** Whether there is nothing more to be said of the call. */
  boolean apply(LibraryCall call) {
    InThread here = new InThread(call.call().thread());
    switch (call.name()) {
      case "withInitial" ->
          library.propagation.flow(call.parameter(0), initial(library.result(call)));
      case "set" ->
          library.propagation.flow(call.parameter(0), library.heap.field(call.receiver(), here));
      case "get" -> {
        Variable value = library.heap.field(call.receiver(), here);
        library.propagation.flow(value, call.call().result());
        library.callMethod(
            call,
            call.call().thread(),
            initial(call.receiver()),
            Library.method("java/util/function/Supplier", "get", "()Ljava/lang/Object;"),
            value);
        Variable self = new Variable();
        library.propagation.add(self, call.receiver());
        if (call.receiver().type != null && call.receiver().kind == AbstractObject.Kind.NEW) {
          library.callMethod(
              call,
              call.call().thread(),
              self,
              Library.method("java/lang/ThreadLocal", "initialValue", "()Ljava/lang/Object;"),
              value);
        }
      }
      default -> {
        return true;
      }
    }
    return true;
  }

  /** What gives the first value. */
  private Variable initial(AbstractObject threadLocal) {
    return library.of(threadLocal, Elements.TASK);
  }
}
