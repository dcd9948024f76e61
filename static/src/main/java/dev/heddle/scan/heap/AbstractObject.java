// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import com.ibm.wala.classLoader.IClass;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.thread.AbstractThread;

/** What stands for all objects that one instruction of a {@link Node} makes. */
public final class AbstractObject {
  /** Where it comes from. */
  public enum Kind {
    /** An allocation. */
    NEW,
    /** Arrays within an array that are made together with it. */
    ROW,
    /** What whoever uses a library has made. */
    GIVEN,
    /** A lambda or method reference. */
    LAMBDA,
    /** Something that a library's method gives back. */
    LIBRARY,
    /** A class, as an object and as the holder of its static fields. */
    CLASS,
    /** A constant string. */
    CONSTANT
  }

  public final int id;
  public final Kind kind;

  /** The block that it is in, for sets. */
  final ObjectBlock block;

  /** Null if it is of no class that the analysis knows. */
  public final IClass type;

  /** The node that makes it; null for classes and constants. */
  public final Node creator;

  /** The instruction of the node that makes it. */
  public final int instruction;

  /** The thread that makes it; null for classes and constants. */
  public final AbstractThread thread;

  /** What it does, if it is a lambda. */
  public final Lambda lambda;

  /** The text of a constant, else null. */
  public final String text;

  /**
   * If this is an object as the iteration of a loop sees it that has it as its own element: the
   * object itself. Otherwise this.
   */
  public final AbstractObject origin;

  /**
   * Who has it for itself: a side of a loop whose element it is, or a thread that has taken it out
   * of a queue; null if it is nobody's.
   */
  public final Object owner;

  AbstractObject(
      ObjectBlock block,
      Kind kind,
      IClass type,
      Node creator,
      int instruction,
      AbstractThread thread,
      Lambda lambda,
      String text) {
    this.block = block;
    this.id = block.add(this);
    this.thread = thread;
    this.kind = kind;
    this.type = type;
    this.creator = creator;
    this.instruction = instruction;
    this.lambda = lambda;
    this.text = text;
    this.origin = this;
    this.owner = null;
  }

  private AbstractObject(ObjectBlock block, AbstractObject origin, Object owner) {
    this.block = block;
    this.id = block.add(this);
    this.kind = origin.kind;
    this.thread = origin.thread;
    this.type = origin.type;
    this.creator = origin.creator;
    this.instruction = origin.instruction;
    this.lambda = origin.lambda;
    this.text = origin.text;
    this.origin = origin;
    this.owner = owner;
  }

  AbstractObject view(ObjectBlock within, Object by) {
    return new AbstractObject(within, this, by);
  }

  /** Its place in the word of its block. */
  long bit() {
    return 1L << id;
  }

  public boolean isView() {
    return origin != this;
  }

  @Override
  public String toString() {
    String name = type == null ? kind.toString() : type.getName().toString();
    String made = creator == null ? "" : " made in " + creator + ":" + instruction;
    return name + (isView() ? " of " + owner : "") + made;
  }
}
