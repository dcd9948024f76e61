// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

/** What a loop computes in each round, and what can be computed before it just as well. */
sealed interface LoopValue {
  /** Whether it is the same in all rounds. Otherwise a race can change it. */
  boolean isExact();

  /** What a local variable holds that the loop does not change. */
  record Variable(int number) implements LoopValue {
    @Override
    public boolean isExact() {
      return true;
    }
  }

  /** A number. */
  record Constant(int value) implements LoopValue {
    @Override
    public boolean isExact() {
      return true;
    }
  }

  /** A static final field of the class itself. */
  record StaticField(String owner, String name, String descriptor) implements LoopValue {
    @Override
    public boolean isExact() {
      return true;
    }
  }

  /** A field of an object; the loop does not write to fields of that name. */
  record Field(LoopValue object, String owner, String name, String descriptor, boolean isFinal)
      implements LoopValue {
    @Override
    public boolean isExact() {
      return isFinal && object.isExact();
    }
  }

  /** An element of an array of objects; the loop writes to none of these. */
  record Element(LoopValue array, LoopValue index) implements LoopValue {
    @Override
    public boolean isExact() {
      return false;
    }
  }
}
