// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.model.library.Effect;
import dev.heddle.runtime.internal.thread.Memory;
import java.util.List;

/** What a method does to the objects of one class. */
public final class LibraryEffect {
  public static final LibraryEffect NONE = new LibraryEffect(false);

  /** Of the object as a whole. */
  public static final LibraryEffect READ = new LibraryEffect(false);

  public static final LibraryEffect WRITE = new LibraryEffect(true);

  /** All elements, but nothing of the structure. */
  public static final LibraryEffect WRITE_ELEMENTS =
      new LibraryEffect(false, -1, Elements.SAID, true, null, -1);

  /** One element, whose index the call hands over. */
  public static final LibraryEffect READ_ELEMENT = ofElement(false);

  public static final LibraryEffect WRITE_ELEMENT = ofElement(true);

  /** Whether a method accesses elements. */
  private enum Elements {
    NO,
    /** As it accesses the whole object. */
    WITH_ALL,
    /** The model says which. */
    SAID
  }

  private final boolean writesStructure;

  /** The boolean field that makes a write of it; negative if there is none. */
  private final long condition;

  private final Elements elements;
  private final boolean writesElements;
  private final boolean indexIsHandedOver;
  private final long indexField;
  private final int distance;
  private final int length;
  private final boolean isOfOneElement;

  private LibraryEffect(boolean writes) {
    this(writes, -1, Elements.WITH_ALL, writes, null, -1);
  }

  private LibraryEffect(
      boolean writesStructure,
      long condition,
      Elements elements,
      boolean writesElements,
      Effect.Index index,
      long indexField) {
    this.writesStructure = writesStructure;
    this.condition = condition;
    this.elements = elements;
    this.writesElements = writesElements;
    this.indexIsHandedOver = index != null && index.argument() != 0;
    this.indexField = indexField;
    this.distance = index == null ? 0 : index.distance();
    this.length = index == null ? 0 : index.length();
    this.isOfOneElement = elements == Elements.SAID && length == 1 && !writesStructure;
  }

  private static LibraryEffect ofElement(boolean write) {
    return new LibraryEffect(false, -1, Elements.SAID, write, new Effect.Index(1, null, 0, 1), -1);
  }

  /**
   * What a line of the model says of the receiver; null if nothing.
   *
   * @param type the class whose fields the line names
   * @param handedOver number of the argument whose value calls of the method hand over
   */
  static LibraryEffect of(List<Effect> line, Class<?> type, int handedOver) {
    Effect whole = null;
    Effect part = null;
    for (Effect effect : line) {
      if (effect.ofReceiver()) {
        if (effect.part() == Effect.Part.ELEMENTS) {
          part = effect;
        } else {
          whole = effect;
        }
      }
    }
    if (whole == null && part == null) {
      return null;
    }
    long condition =
        whole == null || whole.onlyIf() == null ? -1 : NamedFields.offset(type, whole.onlyIf());
    boolean writes = whole != null && whole.write() && (whole.onlyIf() == null || condition >= 0);
    Effect.Index index = part == null ? null : part.index();
    long field =
        index == null || index.field() == null ? -1 : NamedFields.offset(type, index.field());
    boolean isPlaceKnown =
        index == null || (index.field() == null ? index.argument() == handedOver : field >= 0);
    if (part != null && isPlaceKnown) {
      return new LibraryEffect(writes, condition, Elements.SAID, part.write(), index, field);
    }
    boolean isWhole = whole != null && whole.part() == Effect.Part.WHOLE;
    Elements elements = isWhole ? Elements.WITH_ALL : Elements.NO;
    return new LibraryEffect(writes, condition, elements, writes, null, -1);
  }

  /** What a line of the model says of the receiver's position; null if nothing. */
  static LibraryEffect ofPosition(List<Effect> line) {
    for (Effect effect : line) {
      if (effect.part() == Effect.Part.POSITION) {
        return effect.write() ? WRITE : READ;
      }
    }
    return null;
  }

  /** Whether elements come and go, or the object changes as a whole. */
  public boolean writes(Object receiver) {
    return writesStructure && (condition < 0 || Memory.UNSAFE.getBoolean(receiver, condition));
  }

  /** Whether it depends on the object what the method does. */
  public boolean isConditional() {
    return condition >= 0;
  }

  /** Whether elements are accessed of an object that has nothing else. */
  public boolean accessesElements() {
    return elements != Elements.NO;
  }

  /** Whether elements are accessed besides the structure. */
  public boolean accessesElementsToo(boolean writesAll) {
    return elements == Elements.SAID || (elements == Elements.WITH_ALL && !writesAll);
  }

  /** Whether the model says that elements are written. */
  public boolean saysWrittenElements() {
    return elements == Elements.SAID && writesElements;
  }

  /** Whether one element is accessed, and the structure only read. */
  public boolean isOfOneElement() {
    return isOfOneElement;
  }

  public boolean writesElements() {
    return writesElements;
  }

  /** The place of the first element that is accessed. */
  public int first(Object receiver, int handedOver) {
    if (indexIsHandedOver) {
      return handedOver + distance;
    }
    return indexField < 0 ? 0 : Memory.UNSAFE.getInt(receiver, indexField) + distance;
  }

  /** How many elements; zero for all that follow. */
  public int length() {
    return length;
  }
}
