// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import dev.heddle.runtime.QuietClassValue;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** What the library model means for the objects of one class of the running program. */
public final class LibraryClass {
  private static volatile LibraryModel model = LibraryModel.parse("none", "");

  private static final ClassValue<LibraryClass> CLASSES =
      new QuietClassValue<>() {
        @Override
        protected LibraryClass find(Class<?> type) {
          return new LibraryClass(type);
        }
      };

  private final Class<?> type;

  /** The class from which on upwards the model knows the implementation. */
  private final Class<?> known;

  /** The library's own class: that one, or one below it that adds to what the model says. */
  private final Class<?> own;

  private final boolean unsafe;
  private final boolean onceWritten;
  private final long viewed;
  private final long state;
  private final boolean calls;
  private final boolean passesOn;
  private final boolean iterator;
  private final ElementPlaces elements;

  /** Of what was last seen inside a view of this class; whoever reads it checks the class. */
  private LibraryClass ofViewed;

  /** Whether the program redefines methods; null if nobody has asked. The same whoever finds it. */
  private Boolean redefined;

  /** By method number. Verdicts are the same whoever computes them; copied to grow. */
  private volatile LibraryEffect[] verdicts = new LibraryEffect[0];

  /** The same of positions. */
  private volatile LibraryEffect[] positions = new LibraryEffect[0];

  private LibraryClass(Class<?> type) {
    this.type = type;
    ClassModel found = null;
    Class<?> each = type;
    while (each != null && found == null) {
      ClassModel entry = entry(each);
      if (entry != null
          && (entry.threadUnsafe() || entry.viewedField() != null || entry.iterator())) {
        found = entry;
      } else {
        each = each.getSuperclass();
      }
    }
    known = each;
    own = each == null ? null : lowestOf(each, type);
    unsafe = found != null && found.threadUnsafe();
    onceWritten = found != null && found.onceWritten();
    viewed = found == null ? -1 : NamedFields.offset(each, found.viewedField());
    calls = viewed >= 0 && NamedFields.isOfInterface(each, found.viewedField());
    state = found == null ? -1 : NamedFields.offset(each, found.stateField());
    passesOn = found != null && found.passingOn();
    iterator = found != null && found.iterator();
    elements = new ElementPlaces(each, found);
  }

  private static Class<?> lowestOf(Class<?> known, Class<?> type) {
    Class<?> each = type;
    while (!isOfLibrary(each, known)) {
      each = each.getSuperclass();
    }
    return each;
  }

  /** Whether a class comes from the same library as one that the model knows. */
  private static boolean isOfLibrary(Class<?> type, Class<?> known) {
    return type.getClassLoader() == known.getClassLoader()
        || !ProgramCode.has(type) && !ProgramCode.has(known);
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

  /**
   * Whether a view of this class leaves what it does to the program: it knows no more than the
   * interface of what it shows, whose class redefines methods. Views that know the class go past
   * them.
   */
  public boolean leaves(LibraryClass shown) {
    return calls && shown.redefined();
  }

  /** Whether each call is one of the same method on the object that is shown. */
  public boolean passesOn() {
    return passesOn;
  }

  /** Whether an object has a position of its own. */
  public boolean iterator() {
    return iterator;
  }

  /**
   * Whether the program has a public method of its own in place of one of the library's. What the
   * library does with an object that it is handed is then not known: it may call that method, whose
   * own code is checked.
   */
  public boolean redefined() {
    if (known == null || own == type) {
      return false;
    }
    Boolean answer = redefined;
    if (answer == null) {
      answer = redefines();
      redefined = answer;
    }
    return answer;
  }

  public ElementPlaces elements() {
    return elements;
  }

  /** Where objects of the class keep what they show; -1 if they show themselves only. */
  public long viewedOffset() {
    return viewed;
  }

  /** Where objects of the class keep an object that holds their state; -1 if they hold it. */
  public long stateOffset() {
    return state;
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
  public LibraryEffect effect(int method) {
    LibraryEffect[] decided = verdicts;
    LibraryEffect verdict = method < decided.length ? decided[method] : null;
    return verdict != null ? verdict : decide(method);
  }

  /** The same if the class's own overriding methods are left out: for calls of super. */
  public LibraryEffect inheritedEffect(int method) {
    return of(own).effect(method);
  }

  /** What the method, by its number, does to the position of an iterator of this class. */
  public LibraryEffect effectOnPosition(int method) {
    LibraryEffect[] decided = positions;
    LibraryEffect verdict = method < decided.length ? decided[method] : null;
    return verdict != null ? verdict : decideOfPosition(method);
  }

  private LibraryEffect decide(int number) {
    LibraryEffect verdict = lookUp(number, false);
    synchronized (this) {
      verdicts = with(verdicts, number, verdict);
    }
    return verdict;
  }

  private LibraryEffect decideOfPosition(int number) {
    LibraryEffect verdict = lookUp(number, true);
    synchronized (this) {
      positions = with(positions, number, verdict);
    }
    return verdict;
  }

  private static LibraryEffect[] with(LibraryEffect[] decided, int number, LibraryEffect verdict) {
    LibraryEffect[] more = Arrays.copyOf(decided, Math.max(number + 1, decided.length));
    more[number] = verdict;
    return more;
  }

  /** Looks into the classes; what that does to the JDK's own caches orders nothing. */
  private LibraryEffect lookUp(int number, boolean ofPosition) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      LibraryMethod method = LibraryMethod.numbered(number);
      return isOverridden(method) ? LibraryEffect.NONE : declared(method, ofPosition);
    } finally {
      thread.quiet--;
    }
  }

  private boolean redefines() {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      Set<String> librarys = new HashSet<>();
      for (Method each : known.getMethods()) {
        librarys.add(signature(each));
      }
      for (Class<?> each = type; each != known; each = each.getSuperclass()) {
        if (!isOfLibrary(each, known)) {
          for (Method declared : each.getDeclaredMethods()) {
            if (librarys.contains(signature(declared))) {
              return true;
            }
          }
        }
      }
      return false;
    } catch (LinkageError e) {
      return true;
    } finally {
      thread.quiet--;
    }
  }

  private static String signature(Method method) {
    return method.getName() + MethodType.methodType(void.class, method.getParameterTypes());
  }

  /** Whether the program overrides the method: its own is woven, and calls super itself. */
  private boolean isOverridden(LibraryMethod method) {
    for (Class<?> each = type; each != known; each = each.getSuperclass()) {
      if (isOfLibrary(each, known)) {
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

  private LibraryEffect declared(LibraryMethod method, boolean ofPosition) {
    for (Class<?> each = own; each != null; each = each.getSuperclass()) {
      LibraryEffect verdict = declaredBy(each, method, ofPosition);
      if (verdict != null) {
        return verdict;
      }
    }
    LibraryEffect verdict = null;
    for (Class<?> each = own; each != null && verdict == null; each = each.getSuperclass()) {
      verdict = declaredByInterfaces(each, method, ofPosition);
    }
    return verdict == null ? LibraryEffect.NONE : verdict;
  }

  private LibraryEffect declaredByInterfaces(
      Class<?> of, LibraryMethod method, boolean ofPosition) {
    for (Class<?> each : of.getInterfaces()) {
      LibraryEffect verdict = declaredBy(each, method, ofPosition);
      if (verdict == null) {
        verdict = declaredByInterfaces(each, method, ofPosition);
      }
      if (verdict != null) {
        return verdict;
      }
    }
    return null;
  }

  private LibraryEffect declaredBy(Class<?> each, LibraryMethod method, boolean ofPosition) {
    ClassModel entry = entry(each);
    if (entry == null) {
      return null;
    }
    for (MethodModel line : entry.methods()) {
      if (line.matches(method.name(), method.descriptor())) {
        LibraryEffect verdict =
            ofPosition
                ? LibraryEffect.ofPosition(line.effects())
                : LibraryEffect.of(line.effects(), own, method.index());
        if (verdict != null) {
          return verdict;
        }
      }
    }
    return null;
  }
}
