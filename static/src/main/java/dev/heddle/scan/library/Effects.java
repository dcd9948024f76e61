// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.Effect;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.access.Access.LibraryPart;
import dev.heddle.scan.access.Access.Part;
import dev.heddle.scan.graph.LibraryKnowledge;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which calls read or write library objects that are not safe for threads, by the model. */
final class Effects {
  /** What a wrapper that synchronises leaves to its caller to synchronise. */
  private static final Set<String> UNLOCKED =
      Set.of("iterator", "listIterator", "spliterator", "stream", "parallelStream");

  /** What a call is taken to do to an object of which nothing is known. */
  private static final Effect ANYTHING = new Effect(true, 0, Effect.Part.WHOLE, null, null, null);

  private final Library library;
  private final LibraryKnowledge knowledge;
  private final LibraryModel model;
  private final boolean knowsSafe;
  private final Map<Method, List<Effect>> known = new HashMap<>();
  private final Map<IClass, Boolean> unsafe = new HashMap<>();

  private record Method(IClass type, IMethod method) {}

  Effects(Library library, LibraryKnowledge knowledge, boolean knowsSafe) {
    this.library = library;
    this.knowsSafe = knowsSafe;
    this.knowledge = knowledge;
    this.model = knowledge.model();
  }

  void apply(LibraryCall call) {
    if (call.name().equals("<init>")) {
      return;
    }
    if (!knowsSafe && call.receiver() != null && !isUnsafe(call.receiver())) {
      add(call, call.receiver(), ANYTHING, new LibraryPart(Part.WHOLE), null, true);
      return;
    }
    IClass type = call.receiver() == null ? null : call.receiver().type;
    boolean isSafe = knowledge.isSafe(call.method());
    for (Effect effect :
        known.computeIfAbsent(new Method(type, call.method()), key -> effects(call))) {
      // A scan does not tell iterators from what they show.
      if (effect.part() == Effect.Part.POSITION) {
        continue;
      }
      if (effect.argument() == 0 && call.receiver() != null && !isSafe) {
        access(call, call.receiver(), effect, null, new HashSet<>());
      } else if (effect.argument() > 0) {
        Variable argument = call.parameter(effect.argument() - 1);
        if (argument != null) {
          library.propagation.forEach(
              argument, object -> access(call, object, effect, null, new HashSet<>()));
        }
      }
    }
  }

  private List<Effect> effects(LibraryCall call) {
    List<Effect> effects = new ArrayList<>();
    List<IClass> types = new ArrayList<>();
    IClass type = call.receiver() == null ? null : call.receiver().type;
    for (IClass each = type == null ? call.method().getDeclaringClass() : type;
        each != null;
        each = each.getSuperclass()) {
      types.add(each);
      types.addAll(each.getAllImplementedInterfaces());
    }
    String name = call.name();
    String descriptor = call.method().getDescriptor().toString();
    for (IClass each : types.stream().distinct().toList()) {
      ClassModel said = model.of(each.getName().toString().substring(1));
      if (said != null) {
        for (MethodModel method : said.methods()) {
          if (!method.effects().isEmpty() && method.matches(name, descriptor)) {
            effects.addAll(method.effects());
          }
        }
        if (!effects.isEmpty()) {
          return effects;
        }
      }
    }
    return effects;
  }

  private void access(
      LibraryCall call,
      AbstractObject object,
      Effect effect,
      AbstractObject lock,
      Set<AbstractObject> passed) {
    boolean isDirect = passed.isEmpty();
    // All ways to an object that a view shows are the same access.
    if (!passed.add(object)) {
      return;
    }
    if (effect.part() == Effect.Part.ARRAY) {
      if (object.type != null && object.type.isArrayClass()) {
        add(call, object, effect, new Access.Element(), lock, isDirect);
      }
      return;
    }
    if (isUnsafe(object)) {
      Part part =
          switch (effect.part()) {
            case STRUCTURE -> Part.STRUCTURE;
            case ELEMENTS -> Part.ELEMENTS;
            default -> Part.WHOLE;
          };
      add(call, object, effect, new LibraryPart(part), lock, isDirect);
    }
    // A view or wrapper passes the call on; one that synchronises does so under its lock.
    Variable backing = library.heap.knownField(object, Elements.BACKING);
    if (backing != null) {
      boolean locks =
          isDirect
              && library.synchronizing.contains(object.origin)
              && !UNLOCKED.contains(call.name());
      AbstractObject held = locks ? object : lock;
      library.propagation.forEach(backing, inner -> access(call, inner, effect, held, passed));
    }
  }

  private void add(
      LibraryCall call,
      AbstractObject object,
      Effect effect,
      Access.Target target,
      AbstractObject lock,
      boolean isDirect) {
    int index =
        effect.index() != null && effect.index().argument() > 0
            ? call.value(effect.index().argument() - 1)
            : -1;
    int value = effect.argument() == 0 ? call.call().value(0) : call.value(effect.argument() - 1);
    library.graph.accesses.ofLibrary(
        call.call(), object, isDirect ? value : -1, effect.write(), target, index, lock);
  }

  private boolean isUnsafe(AbstractObject object) {
    return object.type != null && unsafe.computeIfAbsent(object.type, this::isSaidUnsafe);
  }

  private boolean isSaidUnsafe(IClass of) {
    for (IClass type = of; type != null; type = type.getSuperclass()) {
      ClassModel said = model.of(type.getName().toString().substring(1));
      if (said != null && said.threadUnsafe()) {
        return true;
      }
    }
    return false;
  }
}
