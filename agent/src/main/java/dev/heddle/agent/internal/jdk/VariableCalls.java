// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.agent.internal.weave.CallEffect;
import dev.heddle.runtime.AccessMode;
import dev.heddle.runtime.VariableAccess;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * Calls that access a variable, by variable handle, {@code Unsafe} or reflection, and those that
 * initialise a class in such ways.
 */
final class VariableCalls {
  private static final String ACCESS = "dev/heddle/runtime/VariableAccess";
  private static final String INITIALISATION = "dev/heddle/runtime/ClassInit";
  private static final String FENCES = "dev/heddle/runtime/Fences";
  private static final int[] NONE = {};

  private VariableCalls() {}

  /** What the call does; null if it is none of these. */
  static List<CallEffect> effects(String owner, String name, String descriptor) {
    return switch (owner) {
      case "java/lang/invoke/VarHandle" -> varHandle(name, descriptor);
      case "java/lang/reflect/Field" -> field(name, descriptor);
      case "sun/misc/Unsafe", "jdk/internal/misc/Unsafe" ->
          name.equals("ensureClassInitialized") ? ensured(0) : unsafe(name, descriptor);
      case "java/lang/invoke/MethodHandles$Lookup" ->
          name.equals("ensureInitialized") ? ensured(0) : null;
      case "java/lang/Class" -> ofClass(name, descriptor);
      case "java/lang/Enum", "java/util/EnumSet" ->
          descriptor.startsWith("(Ljava/lang/Class;") ? ensured(0) : null;
      default -> null;
    };
  }

  private static List<CallEffect> ofClass(String name, String descriptor) {
    if (name.equals("getEnumConstants")) {
      return ensured(CallEffect.RECEIVER);
    }
    if (!name.equals("forName") || !descriptor.startsWith("(Ljava/lang/String;")) {
      return null;
    }
    // Of the longer form, an argument says whether it initialises at all.
    int[] asked = descriptor.startsWith("(Ljava/lang/String;Z") ? new int[] {1} : NONE;
    return List.of(new CallEffect(true, CallEffect.RESULT, INITIALISATION, "ensured", asked, -1));
  }

  /** After a call that initialises a class, or gives what its initialiser has made. */
  private static List<CallEffect> ensured(int subject) {
    return List.of(new CallEffect(true, subject, INITIALISATION, "ensured", NONE, -1));
  }

  private static List<CallEffect> varHandle(String name, String descriptor) {
    if (name.endsWith("Fence")) {
      return fence(name);
    }
    boolean isAccess =
        name.startsWith("get")
            || name.startsWith("set")
            || name.startsWith("compareAnd")
            || name.startsWith("weakCompareAndSet");
    return isAccess && !name.equals("getClass")
        ? around(
            CallEffect.RECEIVER,
            "handle",
            owners(descriptor),
            AccessMode.sum(name),
            name,
            descriptor)
        : null;
  }

  /** What loads and stores are called in their names, or acquire and release, or both at once. */
  private static List<CallEffect> fence(String name) {
    boolean acquires = !name.startsWith("release") && !name.startsWith("store");
    boolean releases = !name.startsWith("acquire") && !name.startsWith("load");
    int mode = (acquires ? VariableAccess.ACQUIRE : 0) | (releases ? VariableAccess.RELEASE : 0);
    return List.of(new CallEffect(false, CallEffect.NOBODY, FENCES, "at", NONE, mode));
  }

  private static List<CallEffect> field(String name, String descriptor) {
    boolean write = name.startsWith("set") && descriptor.endsWith(")V");
    boolean isAccess =
        descriptor.startsWith("(Ljava/lang/Object;") && (write || name.startsWith("get"));
    int mode = VariableAccess.AS_DECLARED | (write ? VariableAccess.WRITE : 0);
    return isAccess
        ? List.of(
            new CallEffect(false, CallEffect.RECEIVER, ACCESS, "field", new int[] {0}, mode),
            new CallEffect(true, CallEffect.RECEIVER, ACCESS, "fieldDone", NONE, mode))
        : null;
  }

  private static List<CallEffect> unsafe(String name, String descriptor) {
    if (name.endsWith("Fence")) {
      return fence(name);
    }
    boolean isAccess =
        name.startsWith("get")
            || name.startsWith("put")
            || name.startsWith("compareAnd")
            || name.startsWith("weakCompareAndSet");
    return isAccess && descriptor.startsWith("(Ljava/lang/Object;J")
        ? around(0, "at", new int[] {1}, AccessMode.sum(name), name, descriptor)
        : null;
  }

  /** The owner of a field, or array and index; whether a number is an index shows later. */
  private static int[] owners(String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    if (types.length == 0 || types[0].getSort() < Type.ARRAY) {
      return NONE;
    }
    return types.length > 1 && types[1] == Type.INT_TYPE ? new int[] {0, 1} : new int[] {0};
  }

  private static List<CallEffect> around(
      int subject, String method, int[] arguments, int mode, String name, String descriptor) {
    List<CallEffect> effects = new ArrayList<>(2);
    effects.add(new CallEffect(false, subject, ACCESS, method, arguments, mode));
    if (name.startsWith("compareAndExchange")) {
      effects.add(exchange(subject, mode, descriptor));
    } else if ((mode & VariableAccess.ATOMIC) != 0) {
      boolean mayFail =
          AccessMode.mayFail(name) && Type.getReturnType(descriptor) == Type.BOOLEAN_TYPE;
      int[] result = mayFail ? new int[] {CallEffect.RESULT} : NONE;
      effects.add(new CallEffect(true, subject, ACCESS, "done", result, mode));
    }
    return effects;
  }

  /**
   * Whether it has succeeded shows when the result, if asked for, is compared with the argument.
   */
  private static CallEffect exchange(int subject, int mode, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int expected = types.length - 2;
    Type found = Type.getReturnType(descriptor);
    boolean isComparable =
        expected >= 0
            && (found == Type.INT_TYPE || found == Type.LONG_TYPE
                ? found == types[expected]
                : found.getSort() >= Type.ARRAY && types[expected].getSort() >= Type.ARRAY);
    return isComparable
        ? new CallEffect(
            true, subject, ACCESS, "exchanged", new int[] {expected, CallEffect.RESULT}, mode)
        : new CallEffect(true, subject, ACCESS, "done", NONE, mode | VariableAccess.PERHAPS);
  }
}
