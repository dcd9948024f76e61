// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.classLoader.IField;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * All accesses to the application's fields, also those that cannot race because they initialise: a
 * field that its maker alone has set before another thread reads it is shared.
 */
public final class Touches {
  private final Program program;
  private final List<Touch> all = new ArrayList<>();

  /**
   * @param base what refers to the object; null if the field is static
   */
  public record Touch(Node node, IField field, Variable base) {}

  public Touches(Program program) {
    this.program = program;
  }

  /** Volatile and final fields do not count: a run has no checks on them that could be left out. */
  public void add(Node node, IField field, Variable base) {
    if (!field.isVolatile()
        && !field.isFinal()
        && program.origin(field.getDeclaringClass()) == Origin.APPLICATION) {
      all.add(new Touch(node, field, base));
    }
  }

  public List<Touch> all() {
    return all;
  }
}
