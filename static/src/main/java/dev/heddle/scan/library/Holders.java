// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.access.OwnIndex;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.ImmutableTypes;
import dev.heddle.scan.heap.Variable;
import java.util.Set;

/**
 * Objects of the JDK that hold others: what is put in by any method can come out by any other. What
 * takes functions calls them, before it returns, with what the object holds and with the other
 * arguments.
 */
final class Holders {
  /** What takes an element out of a queue: nobody else can take it any more. */
  private static final Set<String> TAKING =
      Set.of(
          "take",
          "poll",
          "remove",
          "pollFirst",
          "pollLast",
          "removeFirst",
          "removeLast",
          "pop",
          "takeFirst",
          "takeLast");

  /** Methods of {@code java.util} that have called the function when they return, and forget it. */
  private static final Set<String> CALLING =
      Set.of(
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "filter",
          "flatMap",
          "forEach",
          "forEachRemaining",
          "ifPresent",
          "ifPresentOrElse",
          "map",
          "merge",
          "orElseGet",
          "orElseThrow",
          "removeIf",
          "replaceAll",
          "setAll",
          "sort",
          "tryAdvance");

  /** Classes whose methods give back the object that they are called on. */
  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/Appendable");

  private static final String ENTRY = "java/util/Map$Entry";

  /** Views through which something can be put into what they show. */
  private static final Set<String> OPEN_VIEWS =
      Set.of(
          "java/util/Map",
          ENTRY,
          "java/util/List",
          "java/util/ListIterator",
          "java/util/Queue",
          "java/util/SortedSet");

  private final Library library;

  Holders(Library library) {
    this.library = library;
  }

  void apply(LibraryCall call) {
    callFunctions(call);
    if (call.owner().equals("java/lang/ThreadLocal")) {
      return;
    }
    describeArguments(call);
    boolean isHolder = holds(call.owner()) || call.receiver() != null && holdsItself(call);
    if (!isHolder) {
      giveBackAnything(call);
      return;
    }
    AbstractObject receiver = call.receiver();
    if (receiver != null) {
      fill(call, receiver);
    }
    giveBack(call, receiver);
  }

  /** An object of the JDK of which nothing is known but its type. */
  void giveBackAnything(LibraryCall call) {
    if (call.call().result() == null || isImmutable(call.resultType())) {
      return;
    }
    if (call.receiver() != null && BUILDERS.contains(call.owner()) && isFluent(call)) {
      library.propagation.add(call.call().result(), call.receiver());
    } else {
      library.result(call);
    }
  }

  private boolean holdsItself(LibraryCall call) {
    IClass type = call.receiver().type;
    return library.isA(type, "java/util/Collection") || library.isA(type, "java/util/Map");
  }

  private static boolean holds(String owner) {
    return owner.startsWith("java/util/")
            && !owner.startsWith("java/util/regex/")
            && !owner.startsWith("java/util/logging/")
        || owner.startsWith("java/lang/ref/")
        || owner.equals("java/lang/Iterable")
        || owner.equals("java/lang/InheritableThreadLocal");
  }

  private static boolean isImmutable(TypeReference type) {
    return ImmutableTypes.contain(type)
        || type.isArrayType() && type.getArrayElementType().isPrimitiveType();
  }

  /** Arguments are put in; collections also with what they hold. */
  private void fill(LibraryCall call, AbstractObject receiver) {
    Variable all = library.into(receiver);
    for (int i = 0; i < call.parameters(); i++) {
      Variable argument = call.parameter(i);
      if (argument == null || isImmutable(call.type(i)) || library.isFunction(call.type(i))) {
        continue;
      }
      library.propagation.flow(argument, all);
      library.graph.insertions.watch(argument, call.call().node(), call.call().instruction());
      if (isMany(call.type(i))) {
        library.propagation.forEach(argument, object -> library.copyContents(object, receiver));
      }
    }
  }

  private boolean isMany(TypeReference type) {
    IClass known = library.graph.type(type);
    return type.isArrayType()
        || library.isA(known, "java/lang/Iterable")
        || library.isA(known, "java/util/Map")
        || library.isA(known, "java/util/stream/BaseStream");
  }

  private void giveBack(LibraryCall call, AbstractObject receiver) {
    if (call.call().result() == null || isImmutable(call.resultType())) {
      return;
    }
    IClass type = library.graph.type(call.resultType());
    if (receiver == null) {
      giveBackOfStatic(call, type == null || isErased(type) ? null : type);
    } else if (library.isA(receiver.type, name(type)) && isFluent(call)) {
      takeOut(call, receiver, call.call().result());
      library.propagation.add(call.call().result(), receiver);
    } else if (call.resultType().isArrayType()) {
      giveBackArray(call, receiver);
    } else if (type == null || isErased(type)) {
      takeOut(call, receiver, call.call().result());
    } else {
      giveBackView(call, receiver, type);
    }
  }

  /** Another object that shows what the receiver holds; through some, things are put in as well. */
  private void giveBackView(LibraryCall call, AbstractObject receiver, IClass type) {
    AbstractObject view = library.result(call, type);
    library.propagation.add(library.of(view, Elements.BACKING), receiver);
    if (call.name().equals("entrySet")) {
      AbstractObject entry = library.part(call, library.jdk(ENTRY));
      library.copyContents(receiver, entry);
      library.copyContents(entry, receiver);
      library.propagation.add(library.of(entry, Elements.BACKING), receiver);
      library.propagation.add(library.of(view, Elements.ALL), entry);
      return;
    }
    library.copyContents(receiver, view);
    if (OPEN_VIEWS.stream().anyMatch(each -> library.isA(type, each))) {
      library.copyContents(view, receiver);
    }
  }

  /** What is copied to an array: one that is passed, one that a function makes, or a new one. */
  private void giveBackArray(LibraryCall call, AbstractObject receiver) {
    Variable arrays = call.call().result();
    if (call.parameters() == 1 && call.type(0).isArrayType()) {
      library.propagation.flow(call.parameter(0), arrays);
    }
    if (call.parameters() == 0 || !library.isFunction(call.type(0))) {
      // A new one also if the one that is passed is too short.
      library.result(call);
    }
    library.propagation.forEach(arrays, array -> library.copyContents(receiver, array));
  }

  private void giveBackOfStatic(LibraryCall call, IClass type) {
    boolean isWrapper =
        call.name().startsWith("unmodifiable")
            || call.name().startsWith("synchronized")
            || call.name().startsWith("checked");
    AbstractObject made = type == null ? null : library.result(call, type);
    if (made != null && call.name().startsWith("synchronized")) {
      library.synchronizing.add(made);
    }
    wrap(call, made, call.call().result(), isWrapper);
  }

  /** Static methods pass on what they are given, alone or wrapped. */
  private void wrap(LibraryCall call, AbstractObject made, Variable result, boolean isWrapper) {
    for (int i = 0; i < call.parameters(); i++) {
      Variable argument = call.parameter(i);
      if (argument == null || isImmutable(call.type(i))) {
        continue;
      }
      boolean isMany = isMany(call.type(i));
      if (made == null) {
        library.propagation.flow(argument, result);
        if (isMany) {
          library.propagation.forEach(argument, each -> library.flowContents(each, result));
        }
      } else if (isMany) {
        library.propagation.forEach(
            argument,
            each -> {
              library.copyContents(each, made);
              if (isWrapper) {
                library.copyContents(made, each);
                library.propagation.add(library.of(made, Elements.BACKING), each);
              }
            });
      } else {
        library.graph.insertions.watch(argument, call.call().node(), call.call().instruction());
        library.propagation.flow(argument, library.of(made, Elements.ALL));
      }
    }
  }

  /** By an index of its own, a thread takes what no other takes. */
  private void takeOut(LibraryCall call, AbstractObject receiver, Variable result) {
    boolean byIndex = call.name().equals("get") && call.parameters() == 1 && call.value(0) > 0;
    if (byIndex && library.graph.hasTwoSides && OwnIndex.isOwn(call.call().node(), call.value(0))) {
      Variable held = new Variable();
      library.flowContents(receiver, held);
      library.propagation.flow(library.graph.views(held, call.call().thread().side), result);
    } else if (TAKING.contains(call.name())
        && library.graph.hasTwoSides
        && library.isA(receiver.type, "java/util/Queue")) {
      Variable taken = new Variable();
      library.flowContents(receiver, taken);
      library.propagation.flow(library.graph.views(taken, call.call().thread()), result);
    } else if (receiver.isView() && library.isA(receiver.type, ENTRY)) {
      // Who has an entry for itself has what it holds for itself.
      Variable held = new Variable();
      library.flowContents(receiver, held);
      library.propagation.flow(library.graph.views(held, receiver.owner), result);
    } else {
      library.flowContents(receiver, result);
    }
  }

  private static boolean isErased(IClass type) {
    String name = type.getName().toString();
    return name.equals("Ljava/lang/Object")
        || name.equals("Ljava/lang/Comparable")
        || type.isArrayClass();
  }

  private static String name(IClass type) {
    return type == null ? "" : type.getName().toString().substring(1);
  }

  private static boolean isFluent(LibraryCall call) {
    return call.resultType().equals(call.method().getDeclaringClass().getReference());
  }

  private static boolean isCalledAtOnce(LibraryCall call) {
    String owner = call.owner();
    boolean isOfCollections = owner.startsWith("java/util/") || owner.equals("java/lang/Iterable");
    return isOfCollections && CALLING.contains(call.name());
  }

  private void callFunctions(LibraryCall call) {
    for (int i = 0; i < call.parameters(); i++) {
      if (call.parameter(i) == null || !library.isFunction(call.type(i))) {
        continue;
      }
      if (!isCalledAtOnce(call)) {
        library.graph.keptFunctions.add(call.call());
      }
      Variable passed = new Variable();
      Variable given = new Variable();
      if (call.receiver() != null) {
        library.flowContents(call.receiver(), passed);
        if (holds(call.owner())) {
          library.propagation.flow(given, library.into(call.receiver()));
        }
      }
      for (int j = 0; j < call.parameters(); j++) {
        if (j != i && call.parameter(j) != null) {
          library.propagation.flow(call.parameter(j), passed);
          if (isMany(call.type(j))) {
            library.propagation.forEach(
                call.parameter(j), each -> library.flowContents(each, passed));
          }
        }
      }
      library.callBack(call, call.call().thread(), call.parameter(i), call.type(i), given, passed);
      if (call.call().result() != null) {
        library.propagation.flow(given, call.call().result());
      }
    }
  }

  /** Whoever prints or formats an object asks it for its text, hash tables for its hash. */
  private void describeArguments(LibraryCall call) {
    boolean prints =
        call.owner().startsWith("java/io/Print")
            || call.name().equals("valueOf")
            || call.name().equals("append")
            || call.name().equals("format");
    boolean hashes = call.owner().startsWith("java/util/") && call.owner().contains("Hash");
    for (int i = 0; i < call.parameters(); i++) {
      boolean isObject = call.type(i).equals(TypeReference.JavaLangObject);
      if (call.parameter(i) != null && isObject && prints) {
        library.callMethod(
            call,
            call.call().thread(),
            call.parameter(i),
            Library.method("java/lang/Object", "toString", "()Ljava/lang/String;"),
            null);
      } else if (call.parameter(i) != null && isObject && hashes && i == 0) {
        library.callMethod(
            call,
            call.call().thread(),
            call.parameter(i),
            Library.method("java/lang/Object", "hashCode", "()I"),
            null);
      }
    }
  }
}
