// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.Set;

/**
 * Calls into the JDK that never lead back into the application, nor to anything that is recorded.
 */
final class LeafCalls {
  /** Their objects never change, and their methods call nothing but themselves. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double");

  private static final Set<String> METHODS =
      Set.of(
          "java/lang/Object.<init>",
          "java/lang/Object.getClass",
          "java/lang/System.nanoTime",
          "java/lang/System.currentTimeMillis",
          "java/lang/System.identityHashCode",
          "java/lang/System.arraycopy",
          "java/lang/Thread.currentThread",
          "java/lang/Class.getName",
          "java/lang/Class.getSimpleName",
          "java/lang/Class.isInstance",
          "java/lang/Class.desiredAssertionStatus");

  /** Those of java.lang.Math that never fail, whatever their arguments are. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          "abs",
          "max",
          "min",
          "sqrt",
          "cbrt",
          "hypot",
          "pow",
          "exp",
          "expm1",
          "log",
          "log10",
          "log1p",
          "sin",
          "cos",
          "tan",
          "asin",
          "acos",
          "atan",
          "atan2",
          "sinh",
          "cosh",
          "tanh",
          "floor",
          "ceil",
          "rint",
          "round",
          "signum",
          "copySign",
          "fma",
          "toRadians",
          "toDegrees");

  private LeafCalls() {}

  /** Whether objects of the class can be shared without any synchronisation. */
  static boolean isImmutable(String type) {
    return VALUES.contains(type)
        || type.equals("java/lang/String")
        || type.equals("java/lang/Class");
  }

  static boolean contains(String owner, String name, String descriptor) {
    if (!owner.startsWith("java/lang/")) {
      return owner.charAt(0) == '[';
    }
    return switch (owner) {
      case "java/lang/Math", "java/lang/StrictMath" -> true;
      case "java/lang/String" -> name.equals("equals") || takesNoObjects(descriptor);
      case "java/lang/StringBuilder", "java/lang/StringBuffer" -> takesNoObjects(descriptor);
      default -> VALUES.contains(owner) || METHODS.contains(owner + '.' + name);
    };
  }

  /** Whether the next instruction is sure to follow such a call. */
  static boolean neverFails(String owner, String name) {
    return owner.equals("java/lang/Math") && FUNCTIONS.contains(name);
  }

  /** An argument that the application may have implemented could be called back. */
  private static boolean takesNoObjects(String descriptor) {
    String arguments =
        descriptor
            .substring(1, descriptor.indexOf(')'))
            .replace("Ljava/lang/String;", "")
            .replace("Ljava/lang/StringBuffer;", "");
    return arguments.indexOf('L') < 0;
  }
}
