// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What the methods of some library classes do with the object that they are called on, apart from
 * changing it. A method counts only if it hands the object to nobody; what it calls of the
 * program's own, such as {@code equals} of an element, gets to see elements only.
 */
final class ConfinedCalls {
  private static final String BUILDER = "java/lang/StringBuilder";

  private static final Set<String> COLLECTIONS =
      Set.of(
          "java/util/ArrayDeque",
          "java/util/ArrayList",
          "java/util/HashMap",
          "java/util/HashSet",
          "java/util/LinkedHashMap",
          "java/util/LinkedHashSet",
          "java/util/LinkedList",
          "java/util/PriorityQueue",
          "java/util/TreeMap",
          "java/util/TreeSet");

  private static final Set<String> OF_BUILDERS =
      Set.of(
          "append",
          "appendCodePoint",
          "insert",
          "delete",
          "deleteCharAt",
          "replace",
          "reverse",
          "repeat",
          "setLength",
          "setCharAt",
          "ensureCapacity",
          "trimToSize",
          "length",
          "isEmpty",
          "capacity",
          "charAt",
          "toString",
          "codePointAt",
          "codePointBefore",
          "codePointCount",
          "offsetByCodePoints",
          "compareTo",
          "substring",
          "subSequence",
          "indexOf",
          "lastIndexOf",
          "getChars");

  /** Of collections, and of the views of them that are followed. */
  private static final Set<String> OF_COLLECTIONS =
      Set.of(
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "offer",
          "offerFirst",
          "offerLast",
          "push",
          "get",
          "getFirst",
          "getLast",
          "set",
          "size",
          "isEmpty",
          "contains",
          "containsAll",
          "containsKey",
          "containsValue",
          "indexOf",
          "clear",
          "lastIndexOf",
          "remove",
          "removeFirst",
          "removeLast",
          "removeAll",
          "retainAll",
          "poll",
          "pop",
          "peek",
          "pollFirst",
          "pollLast",
          "peekFirst",
          "peekLast",
          "element",
          "put",
          "putAll",
          "putIfAbsent",
          "getOrDefault",
          "toArray",
          "ensureCapacity",
          "trimToSize",
          "hasNext",
          "next",
          "nextInt",
          "nextLong",
          "nextDouble",
          "forEachRemaining",
          "hasMoreElements",
          "nextElement",
          "hasPrevious",
          "previous",
          "nextIndex",
          "previousIndex");

  /** Whoever has what these return has the collection. */
  private static final Set<String> VIEWS =
      Set.of("iterator", "listIterator", "descendingIterator", "keySet", "values", "entrySet");

  /** What these return nobody else has, whoever has what they are called on. */
  private static final Set<String> ITERATORS =
      Set.of("iterator", "listIterator", "descendingIterator", "spliterator", "elements", "keys");

  private ConfinedCalls() {}

  /** Whether objects of exactly this class are worth following. */
  static boolean areKnown(String type) {
    return type.equals(BUILDER) || COLLECTIONS.contains(type);
  }

  /** Whether the call makes an iterator: it is one of the library's collections or streams. */
  static boolean makesIterator(MethodInsnNode call) {
    return call.owner.startsWith("java/util/")
        && ITERATORS.contains(call.name)
        && Type.getReturnType(call.desc).getSort() == Type.OBJECT;
  }

  /**
   * Whether the call makes an iterator unless a class of the program keeps those that it gives; see
   * {@link KeptIterators}.
   */
  static boolean mayMakeIterator(MethodInsnNode call) {
    return call.name.equals("iterator") && call.desc.equals(KeptIterators.DESCRIPTOR);
  }

  /** Whether the result is the object itself, or a view of it that must not get out either. */
  static boolean returnsReceiver(MethodInsnNode call) {
    return call.owner.equals(BUILDER)
        ? Type.getReturnType(call.desc).getInternalName().equals(BUILDER)
        : isCollections(call) && VIEWS.contains(call.name);
  }

  /** The calls of these names in the package are those of collections and iterators. */
  private static boolean isCollections(MethodInsnNode call) {
    return call.owner.startsWith("java/util/") && call.owner.lastIndexOf('/') == 9;
  }

  /** Whether the call keeps the object that it is on to the caller. */
  static boolean isHarmless(MethodInsnNode call) {
    if (call.owner.equals(BUILDER)) {
      return call.name.equals("<init>") || OF_BUILDERS.contains(call.name);
    }
    return isCollections(call)
        && (call.name.equals("<init>")
            || OF_COLLECTIONS.contains(call.name)
            || VIEWS.contains(call.name));
  }
}
