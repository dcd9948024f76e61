// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.tree.analysis.Value;

/**
 * What a variable or a slot of the stack may hold at a place in the code.
 *
 * @param size one or two slots
 * @param makers a bit for each instruction that may have made the object
 * @param isOther whether it may also be something else
 * @param iteratorMakers a bit for each call that may have returned it, an iterator that leads to an
 *     object or to something else
 * @param isOtherIterator whether it may also have come from elsewhere
 */
record ConfinedValue(
    int size, long makers, boolean isOther, long iteratorMakers, boolean isOtherIterator)
    implements Value {
  /** How many instructions there are bits for. */
  static final int MOST = Long.SIZE;

  static final ConfinedValue OTHER = new ConfinedValue(1, 0, true, 0, true);
  static final ConfinedValue WIDE = new ConfinedValue(2, 0, true, 0, true);

  @Override
  public int getSize() {
    return size;
  }

  static ConfinedValue ofSize(int size) {
    return size == 2 ? WIDE : OTHER;
  }

  static ConfinedValue madeBy(int maker) {
    return new ConfinedValue(1, 1L << maker, false, 0, true);
  }

  /** An iterator that a call has made; it leads to whatever this value is. */
  ConfinedValue iteratedBy(int maker) {
    return new ConfinedValue(1, makers, isOther, 1L << maker, false);
  }

  /** Written out, as is the hash: the JDK would make both of method handles when first asked. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ConfinedValue value
        && size == value.size
        && makers == value.makers
        && isOther == value.isOther
        && iteratorMakers == value.iteratorMakers
        && isOtherIterator == value.isOtherIterator;
  }

  @Override
  public int hashCode() {
    return (Long.hashCode(makers) * 31 + Long.hashCode(iteratorMakers)) * 31
        + size
        + (isOther ? 1 : 0)
        + (isOtherIterator ? 2 : 0);
  }

  ConfinedValue or(ConfinedValue other) {
    if (equals(other)) {
      return this;
    }
    int common = Math.min(size, other.size);
    ConfinedValue both =
        new ConfinedValue(
            common,
            makers | other.makers,
            isOther || other.isOther,
            iteratorMakers | other.iteratorMakers,
            isOtherIterator || other.isOtherIterator);
    return equals(both) ? this : both;
  }
}
