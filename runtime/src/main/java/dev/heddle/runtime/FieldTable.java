// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** The fields of a class that heddle watches, found by where they lie in memory. */
final class FieldTable {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private static final ClassValue<FieldTable> TABLES =
      new QuietClassValue<>() {
        @Override
        protected FieldTable find(Class<?> type) {
          return new FieldTable(type);
        }
      };

  private final List<WatchedField> instanceFields = new ArrayList<>(0);

  /** Where objects have the stamp that their constructor left; negative if nowhere. */
  private final long frozen;

  /**
   * Where objects have what detectors know of them as a whole: in a field of each of their classes,
   * whose methods look there.
   */
  private long[] states = {};

  /** The same for how its owner has entered it. */
  private long[] entries = {};

  private final List<WatchedField> staticFields = new ArrayList<>(0);

  /** The clocks of the initialisers that have ended before anybody could use the class. */
  private final List<InitialisedAt> initialisers = new ArrayList<>(0);

  /** Where the clock of a class's initialisation lies. */
  private record InitialisedAt(Object base, long offset) {
    static InitialisedAt of(Class<?> type) {
      if (!Shadows.canList(type)) {
        ShadowFields.Shadow found = ShadowFields.find(type, Shadows.INITIALISED);
        return found == null ? null : new InitialisedAt(found.base(), found.offset());
      }
      Field field = Shadows.declared(type, Shadows.INITIALISED);
      return field == null
          ? null
          : new InitialisedAt(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field));
    }
  }

  /** A field and its shadow. */
  static final class WatchedField implements Location {
    private final Subject subject;
    final long offset;
    final long shadow;

    /** Whether the shadow is a clock; otherwise it is a history. */
    final boolean isVolatile;

    final boolean isTransient;

    /** Tells the fields of an object apart, and those of a class from those of its instances. */
    final int number;

    WatchedField(Field field, Field shadowField, int number) {
      boolean isStatic = Modifier.isStatic(field.getModifiers());
      this.subject = Subject.field(field.getDeclaringClass().getName(), field.getName());
      this.offset = isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field);
      this.shadow =
          isStatic ? UNSAFE.staticFieldOffset(shadowField) : UNSAFE.objectFieldOffset(shadowField);
      this.isVolatile = shadowField.getType() == SyncClock.class;
      this.isTransient = Modifier.isTransient(field.getModifiers());
      this.number = number;
    }

    WatchedField(Class<?> type, ShadowFields.Shadow found, int number) {
      this.subject = Subject.field(type.getName(), found.field());
      this.offset = ShadowFields.offset(type, found.field());
      this.shadow = found.offset();
      this.isVolatile = found.isClock();
      this.isTransient = false;
      this.number = number;
    }

    @Override
    public Subject subject() {
      return subject;
    }

    @Override
    public SharedObject object(Object holder, String heldBy) {
      return ObjectOrigins.ofOwner(holder);
    }

    /** The clock of a volatile field in that object or class. */
    SyncClock clock(Object base) {
      return SyncClock.in(base, shadow);
    }
  }

  private FieldTable(Class<?> type) {
    frozen = Shadows.offset(type, Shadows.FROZEN);
    int number = 0;
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      InitialisedAt initialised = InitialisedAt.of(each);
      if (initialised != null) {
        initialisers.add(initialised);
      }
      if (!Shadows.canList(each)) {
        for (ShadowFields.Shadow shadow : ShadowFields.of(each)) {
          (shadow.base() != null ? staticFields : instanceFields)
              .add(new WatchedField(each, shadow, number++));
        }
        states = with(ShadowFields.offset(each, Shadows.STATE), states);
        entries = with(ShadowFields.offset(each, Shadows.ENTERED), entries);
        continue;
      }
      for (Field field : Shadows.declaredFields(each)) {
        if (field.getName().equals(Shadows.STATE)) {
          states = with(UNSAFE.objectFieldOffset(field), states);
        } else if (field.getName().equals(Shadows.ENTERED)) {
          entries = with(UNSAFE.objectFieldOffset(field), entries);
        }
        Field shadow = shadowOf(field, each);
        if (shadow != null) {
          boolean isStatic = Modifier.isStatic(field.getModifiers());
          (isStatic ? staticFields : instanceFields).add(new WatchedField(field, shadow, number++));
        }
      }
    }
  }

  /** The same array if there is no such field. */
  private static long[] with(long offset, long[] offsets) {
    if (offset < 0) {
      return offsets;
    }
    long[] more = Arrays.copyOf(offsets, offsets.length + 1);
    more[offsets.length] = offset;
    return more;
  }

  private static Field shadowOf(Field field, Class<?> type) {
    return field.getName().startsWith(Shadows.PREFIX)
        ? null
        : Shadows.declared(type, Shadows.PREFIX + field.getName());
  }

  /** What the object's constructor has left at its end; null if it has no final fields. */
  static History frozen(Object object) {
    long offset = TABLES.get(object.getClass()).frozen;
    return offset < 0 ? null : (History) UNSAFE.getReference(object, offset);
  }

  /** Where the object has what detectors know of it as a whole; the first place counts. */
  static long[] states(Object object) {
    return TABLES.get(object.getClass()).states;
  }

  /** Where the object has the ways by which its owner has entered it. */
  static long[] entries(Object object) {
    return TABLES.get(object.getClass()).entries;
  }

  /** Whether initialising the class runs code of the program. */
  static boolean hasInitialiser(Class<?> type) {
    return !TABLES.get(type).initialisers.isEmpty();
  }

  /** The thread uses the class: what its initialiser and those of its superclasses did is over. */
  static void seeInitialised(Class<?> type, ThreadState thread) {
    List<InitialisedAt> places = TABLES.get(type).initialisers;
    for (int i = 0; i < places.size(); i++) {
      InitialisedAt place = places.get(i);
      ClassInit.seen((SyncClock) UNSAFE.getReference(place.base, place.offset), thread);
    }
  }

  /** The instance field of a class that lies there; null if it is not watched. */
  static WatchedField findInstanceField(Class<?> type, long offset) {
    return find(TABLES.get(type).instanceFields, offset);
  }

  /** The watched fields of an object, its class's and all inherited ones. */
  static List<WatchedField> instanceFields(Object object) {
    return TABLES.get(object.getClass()).instanceFields;
  }

  /** The field of an object, or of a class whose static fields are meant; null if unwatched. */
  static WatchedField find(Object base, long offset) {
    if (base instanceof Class<?> type) {
      WatchedField found = find(TABLES.get(type).staticFields, offset);
      if (found != null) {
        return found;
      }
    }
    return find(TABLES.get(base.getClass()).instanceFields, offset);
  }

  private static WatchedField find(List<WatchedField> fields, long offset) {
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).offset == offset) {
        return fields.get(i);
      }
    }
    return null;
  }
}
