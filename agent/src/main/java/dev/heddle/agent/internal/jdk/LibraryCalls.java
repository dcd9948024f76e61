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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Tells which calls of the application are accesses to thread-unsafe library objects. Which object is
 * thread-unsafe is known only when the program runs; here the method's name and type decide whether
 * it is worth asking.
 */
public final class LibraryCalls implements CallSiteRewriter {
  private static final String LIBRARY = "dev/heddle/runtime/Library";
  private static final int[] NO_ARGUMENTS = {};

  private final EffectLookup lookup;
  private final boolean joinsAtCalls = isNative("isAlive");

  /** Guarded by itself. */
  private final Map<String, List<CallEffect>> known = new HashMap<>();

  public LibraryCalls(LibraryModel model) {
    Library.install(model);
    this.lookup = new EffectLookup(model);
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
    if (isStatic || name.equals("<init>")) {
      addArguments(lookup.ofClass(owner, name, descriptor), descriptor, effects);
      return effects;
    }
    List<MethodModel> lines = lookup.ofClass(owner, name, descriptor);
    lines.addAll(lookup.ofAny(owner, name, descriptor));
    if (!lines.isEmpty()) {
      int method = Library.method(name, descriptor);
      addReceiver(lines, opcode == Opcodes.INVOKESPECIAL ? "callSuper" : "call", method, effects);
      addArgumentsOf(lines, descriptor, method, effects);
    }
    return effects;
  }

  private static void addReceiver(
      List<MethodModel> lines, String runtimeMethod, int method, List<CallEffect> effects) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        if (effect.argument() == 0) {
          effects.add(
              new CallEffect(
                  false, CallEffect.RECEIVER, LIBRARY, runtimeMethod, NO_ARGUMENTS, method));
          return;
        }
      }
    }
  }

  /** Of a static method or constructor: what is called is known. */
  private static void addArguments(
      List<MethodModel> lines, String descriptor, List<CallEffect> effects) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        if (isReference(effect.argument(), descriptor)) {
          effects.add(effect.array() ? elements(effect) : argument(effect));
        }
      }
    }
  }

  /** Of a method with a receiver: it decides whether this is the library's method at all. */
  private static void addArgumentsOf(
      List<MethodModel> lines, String descriptor, int method, List<CallEffect> effects) {
    for (MethodModel line : lines) {
      for (Effect effect : line.effects()) {
        if (isReference(effect.argument(), descriptor) && !effect.array()) {
          String access = effect.write() ? "writeArgument" : "readArgument";
          int[] argument = {effect.argument() - 1};
          CallEffect added =
              new CallEffect(false, CallEffect.RECEIVER, LIBRARY, access, argument, method);
          if (!contains(effects, added)) {
            effects.add(added);
          }
        }
      }
    }
  }

  private static boolean contains(List<CallEffect> effects, CallEffect added) {
    for (CallEffect effect : effects) {
      if (effect.runtimeMethod().equals(added.runtimeMethod())
          && effect.extraArguments()[0] == added.extraArguments()[0]) {
        return true;
      }
    }
    return false;
  }

  private static boolean isReference(int argument, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    return argument > 0
        && argument <= types.length
        && types[argument - 1].getSort() >= Type.ARRAY;
  }

  private static CallEffect argument(Effect effect) {
    String method = effect.write() ? "write" : "read";
    return new CallEffect(false, effect.argument() - 1, LIBRARY, method, NO_ARGUMENTS, -1);
  }

  private static CallEffect elements(Effect effect) {
    String access = effect.write() ? "write" : "read";
    int array = effect.argument() - 1;
    int from = effect.from() - 1;
    if (effect.at() != 0) {
      return new CallEffect(false, array, LIBRARY, access + "At", new int[] {effect.at() - 1}, -1);
    } else if (effect.to() != 0) {
      int[] range = {from, effect.to() - 1};
      return new CallEffect(false, array, LIBRARY, access + "Range", range, -1);
    } else if (effect.count() != 0) {
      int count = effect.count() - 1;
      return effect.from() == 0
          ? new CallEffect(false, array, LIBRARY, access + "First", new int[] {count}, -1)
          : new CallEffect(false, array, LIBRARY, access + "Count", new int[] {from, count}, -1);
    }
    return new CallEffect(false, array, LIBRARY, access + "Elements", NO_ARGUMENTS, -1);
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
