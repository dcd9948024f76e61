// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.Effect;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;

/** What the library model means for the objects of one class of the running program. */
public final class LibraryClass {
  /** The verdicts on a method; they fit into a byte. */
  private static final byte UNDECIDED = 0;

  public static final byte NONE = 1;
  public static final byte READ = 2;
  public static final byte WRITE = 3;

  /** A write if the condition's field is true, otherwise a read. */
  public static final byte CONDITIONAL = 4;

  private static volatile LibraryModel model = LibraryModel.parse("none", "");

  private static final ClassValue<LibraryClass> CLASSES =
      new ClassValue<>() {
        @Override
        protected LibraryClass computeValue(Class<?> type) {
          ThreadState thread = ThreadState.current();
          thread.quiet++;
          try {
            return new LibraryClass(type);
          } finally {
            thread.quiet--;
          }
        }
      };

  private final Class<?> type;

  /** The class from which on upwards the model knows the implementation. */
  private final Class<?> known;

  private final boolean unsafe;
  private final boolean onceWritten;
  private final long viewed;
  private final long state;
  private long condition = -1;

  /** Of what was last seen inside a view of this class; whoever reads it checks the class. */
  private LibraryClass ofViewed;

  /** By method number. Verdicts are the same whoever computes them; copied to grow. */
  private volatile byte[] verdicts = new byte[0];

  private LibraryClass(Class<?> type) {
    this.type = type;
    ClassModel found = null;
    Class<?> each = type;
    while (each != null && found == null) {
      ClassModel entry = entry(each);
      if (entry != null && (entry.threadUnsafe() || entry.viewedField() != null)) {
        found = entry;
      } else {
        each = each.getSuperclass();
      }
    }
    known = each;
    unsafe = found != null && found.threadUnsafe();
    onceWritten = found != null && found.onceWritten();
    viewed = found == null ? -1 : offset(each, found.viewedField());
    state = found == null ? -1 : offset(each, found.stateField());
  }

  /** From now on this model holds; call it before the program starts. */
  public static void install(LibraryModel newModel) {
    model = newModel;
  }

  public static LibraryClass of(Class<?> type) {
    return CLASSES.get(type);
  }

  public boolean isOf(Class<?> other) {
    return type == other;
  }

  /** The class of an object that a view of this class shows. */
  public LibraryClass ofViewed(Object object) {
    LibraryClass recent = ofViewed;
    if (recent == null || recent.type != object.getClass()) {
      recent = of(object.getClass());
      ofViewed = recent;
    }
    return recent;
  }

  private static ClassModel entry(Class<?> type) {
    return model.of(type.getName().replace('.', '/'));
  }

  private static long offset(Class<?> type, String name) {
    for (Class<?> each = name == null ? null : type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return Memory.UNSAFE.objectFieldOffset(field);
        }
      }
    }
    return -1;
  }

  /** The class, this one or one above it, that the model speaks of; null if there is none. */
  public Class<?> known() {
    return known;
  }

  /** Whether the model says anything of objects of this class. */
  public boolean concerned() {
    return known != null;
  }

  /** Whether an object of the class must not be shared without synchronisation. */
  public boolean unsafe() {
    return unsafe;
  }

  /** Whether reads of an object count only after somebody has written to it. */
  public boolean onceWritten() {
    return onceWritten;
  }

  /** Where objects of the class keep what they show; -1 if they show themselves only. */
  public long viewedOffset() {
    return viewed;
  }

  /** Where objects of the class keep an object that holds their state; -1 if they hold it. */
  public long stateOffset() {
    return state;
  }

  /** Whether a method with that effect does the same to every object of the class. */
  public static boolean isUnconditional(byte effect) {
    return effect != CONDITIONAL;
  }

  /** The object that the given one shows; null if it shows itself only. */
  public Object viewed(Object object) {
    return viewed < 0 ? null : Memory.UNSAFE.getReference(object, viewed);
  }

  /** The object that really holds the state: another one inside, or the object itself. */
  public Object state(Object object) {
    Object inner = state < 0 ? null : Memory.UNSAFE.getReference(object, state);
    return inner == null ? object : inner;
  }

  /** What the method, by its number, does to an object of this class. */
  public byte effect(int method) {
    byte[] decided = verdicts;
    byte verdict = method < decided.length ? decided[method] : UNDECIDED;
    return verdict != UNDECIDED ? verdict : decide(method);
  }

  /** The same if the class's own overriding methods are left out: for calls of super. */
  public byte inheritedEffect(int method) {
    return of(known).effect(method);
  }

  /** Whether a conditional effect is a write for this object. */
  public boolean writes(byte effect, Object object) {
    return effect == WRITE
        || (effect == CONDITIONAL && Memory.UNSAFE.getBoolean(object, condition));
  }

  /** Looks into the classes; what that does to the JDK's own caches orders nothing. */
  private byte decide(int number) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      LibraryMethod method = LibraryMethod.numbered(number);
      return remember(number, isOverridden(method) ? NONE : declared(method));
    } finally {
      thread.quiet--;
    }
  }

  private synchronized byte remember(int number, byte verdict) {
    byte[] more = Arrays.copyOf(verdicts, Math.max(number + 1, verdicts.length));
    more[number] = verdict;
    verdicts = more;
    return verdict;
  }

  /** Whether the program overrides the method: its own is woven, and calls super itself. */
  private boolean isOverridden(LibraryMethod method) {
    for (Class<?> each = type; each != known; each = each.getSuperclass()) {
      if (each.getClassLoader() == known.getClassLoader()) {
        continue;
      }
      try {
        for (Method declared : each.getDeclaredMethods()) {
          if (declared.getName().equals(method.name())
              && MethodType.methodType(declared.getReturnType(), declared.getParameterTypes())
                  .toMethodDescriptorString()
                  .equals(method.descriptor())) {
            return true;
          }
        }
      } catch (LinkageError e) {
        // Some type in the class cannot be loaded. Rather no check than a wrong one.
        return true;
      }
    }
    return false;
  }

  private byte declared(LibraryMethod method) {
    for (Class<?> each = known; each != null; each = each.getSuperclass()) {
      byte verdict = declaredBy(each, method);
      if (verdict != UNDECIDED) {
        return verdict;
      }
    }
    byte verdict = UNDECIDED;
    for (Class<?> each = known; each != null && verdict == UNDECIDED; each = each.getSuperclass()) {
      verdict = declaredByInterfaces(each, method);
    }
    return verdict == UNDECIDED ? NONE : verdict;
  }

  private byte declaredByInterfaces(Class<?> of, LibraryMethod method) {
    for (Class<?> each : of.getInterfaces()) {
      byte verdict = declaredBy(each, method);
      if (verdict == UNDECIDED) {
        verdict = declaredByInterfaces(each, method);
      }
      if (verdict != UNDECIDED) {
        return verdict;
      }
    }
    return UNDECIDED;
  }

  private byte declaredBy(Class<?> each, LibraryMethod method) {
    ClassModel entry = entry(each);
    if (entry == null) {
      return UNDECIDED;
    }
    for (MethodModel line : entry.methods()) {
      if (line.matches(method.name(), method.descriptor())) {
        for (Effect effect : line.effects()) {
          if (effect.argument() == 0 && !effect.array()) {
            return verdict(effect);
          }
        }
      }
    }
    return UNDECIDED;
  }

  private byte verdict(Effect effect) {
    if (effect.onlyIf() != null) {
      condition = offset(known, effect.onlyIf());
      return condition < 0 ? READ : CONDITIONAL;
    }
    return effect.write() ? WRITE : READ;
  }
}
