// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;

/**
 * A call, made by an instruction or by a library on behalf of one.
 *
 * @param node whose instruction it is
 * @param thread who makes it: another than the node's if a library calls back
 * @param arguments the receiver first, if there is one; null where the argument is no reference
 * @param result where the result goes; null if nobody wants it
 * @param values the arguments' values in the node; null if a library makes the call
 */
public record Call(
    Node node,
    int instruction,
    AbstractThread thread,
    Variable[] arguments,
    Variable result,
    int[] values) {
  /** A call with other arguments that a library makes at the same place. */
  public Call back(AbstractThread by, Variable[] passed, Variable into) {
    return new Call(node, instruction, by, passed, into, null);
  }

  public Variable argument(int index) {
    return index < arguments.length ? arguments[index] : null;
  }

  /** The value of an argument in the node; -1 if it has none. */
  public int value(int index) {
    return values == null || index >= values.length ? -1 : values[index];
  }
}
