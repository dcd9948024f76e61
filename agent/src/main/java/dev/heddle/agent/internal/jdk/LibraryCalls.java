// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.agent.internal.weave.CallEffect;
import dev.heddle.agent.internal.weave.CallSiteRewriter;
import dev.heddle.model.library.Effect;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import dev.heddle.runtime.Library;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells which calls of the application are accesses to thread-unsafe library objects. Which object
 * is thread-unsafe is known only when the program runs; here the method's name and type decide
 * whether it is worth asking.
 */
public final class LibraryCalls implements CallSiteRewriter {
  private static final String LIBRARY = "dev/heddle/runtime/Library";
  private static final String ARGUMENTS = "dev/heddle/runtime/LibraryArguments";
  private static final String ARRAYS = "dev/heddle/runtime/LibraryArrays";
  private static final String ITERATORS = "dev/heddle/runtime/Iterators";
  private static final int[] NO_ARGUMENTS = {};

  private final EffectLookup lookup;
  private final boolean joinsAtCalls = isNative("isAlive");

  /** Guarded by itself. */
  private final Map<String, List<CallEffect>> known = new HashMap<>();

  public LibraryCalls(LibraryModel model, EffectLookup lookup) {
    Library.install(model);
    this.lookup = lookup;
  }

  @Override
  public List<CallEffect> effects(
      String owner, String name, String descriptor, boolean isInterface, int opcode) {
    String key = opcode + owner + '.' + name + descriptor;
    synchronized (known) {
      List<CallEffect> effects = known.get(key);
      if (effects == null) {
        effects = compute(owner, name, descriptor, opcode);
        known.put(key, effects);
      }
      return effects.isEmpty() ? null : effects;
    }
  }

  private List<CallEffect> compute(String owner, String name, String descriptor, int opcode) {
    if (joinsAtCalls && name.equals("isAlive") && descriptor.equals("()Z")) {
      return List.of(
          new CallEffect(true, CallEffect.RECEIVER, LIBRARY, "joined", NO_ARGUMENTS, -1));
    }
    List<CallEffect> access = VariableCalls.effects(owner, name, descriptor);
    if (access != null) {
      return access;
    }
    boolean isStatic = opcode == Opcodes.INVOKESTATIC;
    List<CallEffect> effects = new ArrayList<>(2);
    List<MethodModel> lines = lookup.ofClass(owner, name, descriptor);
    if (isStatic || name.equals("<init>")) {
      noteSetters(lines);
      addArguments(lines, descriptor, effects);
      return effects;
    }
    lines.addAll(lookup.ofAny(owner, name, descriptor));
    noteSetters(lines);
    boolean isSuper = opcode == Opcodes.INVOKESPECIAL;
    addReceiver(lines, isSuper ? "callSuper" : "call", name, descriptor, effects);
    if (!isSuper && lookup.accessesPosition(lines, owner)) {
      effects.add(position(name, descriptor));
    }
    addArgumentsOf(lines, name, descriptor, effects);
    addArgumentsOf(lookup.ofAny(name, descriptor), name, descriptor, effects);
    return effects;
  }

  /** The class being woven may set elements: from now on, reads of elements matter. */
  private static void noteSetters(List<MethodModel> lines) {
    if (EffectLookup.setsElements(lines)) {
      Library.expectSetters();
    }
  }

  private static void addReceiver(
      List<MethodModel> lines,
      String runtimeMethod,
      String name,
      String descriptor,
      List<CallEffect> effects) {
    if (!EffectLookup.accessesReceiver(lines)) {
      return;
    }
    int index = EffectLookup.indexOfElement(lines, descriptor);
    int method = Library.method(name, descriptor, index);
    effects.add(
        index == 0
            ? new CallEffect(
                false, CallEffect.RECEIVER, LIBRARY, runtimeMethod, NO_ARGUMENTS, method)
            : new CallEffect(
                false,
                CallEffect.RECEIVER,
                LIBRARY,
                runtimeMethod + "At",
                new int[] {index - 1},
                method));
  }

  private static CallEffect position(String name, String descriptor) {
    int method = Library.method(name, descriptor, 0);
    return new CallEffect(false, CallEffect.RECEIVER, ITERATORS, "position", NO_ARGUMENTS, method);
  }

  /** Of a static method or constructor: what is called is known. */
  private static void addArguments(
      List<MethodModel> lines, String descriptor, List<CallEffect> effects) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        boolean isCounted = effect.range() == null || effect.range().count() != Effect.Range.RESULT;
        if (isCounted && isReference(effect.argument(), descriptor)) {
          effects.add(effect.part() == Effect.Part.ARRAY ? elements(effect) : argument(effect));
        }
      }
    }
  }

  /** Of a method with a receiver: it decides whether this is the library's method at all. */
  private static void addArgumentsOf(
      List<MethodModel> lines, String name, String descriptor, List<CallEffect> effects) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        CallEffect added =
            isReference(effect.argument(), descriptor) && fits(effect.range(), descriptor)
                ? argumentOf(effect, Library.method(name, descriptor, 0))
                : null;
        if (added != null && !contains(effects, added)) {
          effects.add(added);
        }
      }
    }
  }

  /**
   * Where a call does something to an array, a write is told when it is over: what is written may
   * have come with an edge. What is read may be passed on with one, so that is told before.
   */
  private static CallEffect argumentOf(Effect effect, int method) {
    String access = effect.write() ? "write" : "read";
    int argument = effect.argument() - 1;
    if (effect.part() == Effect.Part.WHOLE) {
      return ofWhole(access + "Argument", argument, effect.range(), method);
    } else if (effect.part() != Effect.Part.ARRAY || effect.index() != null) {
      return null;
    }
    Effect.Range range = effect.range();
    int[] part = {argument};
    String which = "All";
    if (range != null) {
      boolean isFirst = range.from() == 0;
      which = isFirst ? "First" : "Count";
      part =
          isFirst
              ? new int[] {argument, count(range)}
              : new int[] {argument, range.from() - 1, count(range)};
    }
    return new CallEffect(
        effect.write(), CallEffect.RECEIVER, ARRAYS, access + which + "Of", part, method);
  }

  private static CallEffect ofWhole(String access, int argument, Effect.Range range, int method) {
    boolean isCounted = range != null;
    int[] object = isCounted ? new int[] {argument, CallEffect.RESULT} : new int[] {argument};
    return new CallEffect(
        isCounted,
        CallEffect.RECEIVER,
        ARGUMENTS,
        isCounted ? access + "Counted" : access,
        object,
        method);
  }

  /** Whether a call on an object can hand over how many elements are meant. */
  private static boolean fits(Effect.Range range, String descriptor) {
    return range == null
        || (range.count() == Effect.Range.RESULT
            ? Type.getReturnType(descriptor) == Type.INT_TYPE
            : range.count() > 0);
  }

  private static int count(Effect.Range range) {
    return range.count() == Effect.Range.RESULT ? CallEffect.RESULT : range.count() - 1;
  }

  private static boolean contains(List<CallEffect> effects, CallEffect added) {
    for (CallEffect effect : effects) {
      if (effect.runtimeMethod().equals(added.runtimeMethod())
          && Arrays.equals(effect.extraArguments(), added.extraArguments())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isReference(int argument, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    return argument > 0 && argument <= types.length && types[argument - 1].getSort() >= Type.ARRAY;
  }

  private static CallEffect argument(Effect effect) {
    String access = effect.write() ? "write" : "read";
    int object = effect.argument() - 1;
    if (effect.index() != null) {
      int[] index = {effect.index().argument() - 1};
      return new CallEffect(false, object, ARGUMENTS, access + "Element", index, -1);
    }
    boolean writesElements = effect.write() && effect.part() == Effect.Part.ELEMENTS;
    String method = writesElements ? "writeAll" : access;
    return new CallEffect(false, object, ARGUMENTS, method, NO_ARGUMENTS, -1);
  }

  private static CallEffect elements(Effect effect) {
    String access = effect.write() ? "write" : "read";
    int array = effect.argument() - 1;
    Effect.Range range = effect.range();
    if (effect.index() != null) {
      int[] index = {effect.index().argument() - 1};
      return new CallEffect(false, array, ARRAYS, access + "At", index, -1);
    } else if (range == null) {
      return new CallEffect(false, array, ARRAYS, access + "All", NO_ARGUMENTS, -1);
    } else if (range.to() != 0) {
      int[] fromTo = {range.from() - 1, range.to() - 1};
      return new CallEffect(false, array, ARRAYS, access + "Range", fromTo, -1);
    }
    int count = range.count() - 1;
    return range.from() == 0
        ? new CallEffect(false, array, ARRAYS, access + "First", new int[] {count}, -1)
        : new CallEffect(
            false, array, ARRAYS, access + "Count", new int[] {range.from() - 1, count}, -1);
  }

  /** Whether a method of threads is implemented outside Java, where no hook can be put. */
  private static boolean isNative(String name) {
    try {
      return Modifier.isNative(Thread.class.getMethod(name).getModifiers());
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}
