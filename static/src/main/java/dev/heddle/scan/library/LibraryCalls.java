// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.graph.Call;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.LibraryKnowledge;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.ImmutableTypes;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What methods of the JDK do, so far as it matters: their code is not looked into. */
public final class LibraryCalls {
  /** Methods of Object that do nothing but look. */
  private static final Set<String> LOOKING =
      Set.of("<init>", "getClass", "hashCode", "equals", "toString");

  private final Set<Object> seen = new HashSet<>();
  private final Map<IMethod, Name> names = new HashMap<>();
  private final LibraryKnowledge knowledge;
  private final boolean knowsSafe;
  private final Map<IMethod, Boolean> harmless = new HashMap<>();
  private final Effects effects;
  private final Tasks tasks;
  private final Futures futures;
  private final Streams streams;
  private final Holders holders;

  private record Seen(
      Node node,
      int instruction,
      AbstractThread thread,
      IMethod method,
      AbstractObject receiver,
      Variable first,
      Variable result) {}

  private record Name(String owner, String name) {
    static Name of(IMethod method) {
      return new Name(
          method.getDeclaringClass().getName().toString().substring(1),
          method.getName().toString());
    }
  }

  public LibraryCalls(CallGraph graph, LibraryKnowledge knowledge, boolean knowsSafe) {
    Library library = new Library(graph);
    this.knowledge = knowledge;
    this.knowsSafe = knowsSafe;
    this.effects = new Effects(library, knowledge, knowsSafe);
    this.holders = new Holders(library);
    this.tasks = new Tasks(library);
    this.futures = new Futures(library);
    this.streams = new Streams(library);
  }

  /**
   * A method is called on an object; on none if it is static.
   *
   * @param receiver null if the method is static
   */
  public void call(Call call, IMethod method, AbstractObject receiver) {
    if (knowsSafe && receiver != null && harmless.computeIfAbsent(method, this::isHarmless)) {
      return;
    }
    Variable first = call.arguments().length > 0 ? call.argument(0) : null;
    if (!seen.add(
        new Seen(
            call.node(),
            call.instruction(),
            call.thread(),
            method,
            receiver,
            receiver == null ? first : null,
            call.result()))) {
      return;
    }
    Name name = names.computeIfAbsent(method, Name::of);
    LibraryCall made = new LibraryCall(call, method, receiver, name.owner, name.name);
    effects.apply(made);
    boolean isKnown = tasks.apply(made) || futures.apply(made) || streams.apply(made);
    if (!isKnown && knowledge.isClosed(method)) {
      holders.giveBackAnything(made);
    } else if (!isKnown) {
      holders.apply(made);
    }
  }

  /** Whether it only looks at an immutable object, and gives back nothing that matters. */
  private boolean isHarmless(IMethod method) {
    Name name = names.computeIfAbsent(method, Name::of);
    boolean isOfObject = name.owner.equals("java/lang/Object") && LOOKING.contains(name.name);
    if (!isOfObject && !ImmutableTypes.contain(method.getDeclaringClass().getReference())) {
      return false;
    }
    for (int i = 1; i < method.getNumberOfParameters(); i++) {
      TypeReference type = method.getParameterType(i);
      if (!ImmutableTypes.contain(type) && !type.equals(TypeReference.JavaLangObject)) {
        return false;
      }
    }
    return ImmutableTypes.contain(method.getReturnType());
  }
}
