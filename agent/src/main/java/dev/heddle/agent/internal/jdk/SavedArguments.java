// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.Action;
import dev.heddle.model.library.Condition;
import dev.heddle.model.library.Operand;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Copies of the arguments that hooks at the exit need and that the method itself gives new values.
 * Such copies live through the whole method and so must appear in its frames.
 */
final class SavedArguments {
  private final List<Integer> arguments = new ArrayList<>(0);
  private final Variables variables;
  private final int[] copies;
  private final int first;
  private final int end;

  private SavedArguments(List<Integer> needed, Variables variables) {
    this.arguments.addAll(needed);
    this.variables = variables;
    this.copies = new int[needed.size()];
    this.first = variables.end();
    int next = first;
    for (int i = 0; i < copies.length; i++) {
      copies[i] = next;
      next += variables.type(needed.get(i)).getSize();
    }
    this.end = next;
  }

  static SavedArguments of(List<Action> exit, Variables variables, ClassScan.MethodScan scan) {
    List<Integer> needed = new ArrayList<>(0);
    for (Action action : exit) {
      note(action.key(), variables, scan, needed);
      for (Condition condition : action.conditions()) {
        note(condition.operand(), variables, scan, needed);
      }
    }
    return new SavedArguments(needed, variables);
  }

  private static void note(
      Operand operand, Variables variables, ClassScan.MethodScan scan, List<Integer> needed) {
    if (operand.kind() == Operand.Kind.ARGUMENT
        && scan.assigns(variables.slot(operand.index()))
        && !needed.contains(operand.index())) {
      needed.add(operand.index());
    }
  }

  int end() {
    return end;
  }

  /** At the method's entry. */
  void save(MethodVisitor code) {
    for (int i = 0; i < copies.length; i++) {
      variables.loadArgument(code, arguments.get(i));
      Type type = variables.type(arguments.get(i));
      code.visitVarInsn(type.getOpcode(Opcodes.ISTORE), copies[i]);
    }
  }

  /** From now on the hooks take the copies. */
  void use(Variables used) {
    for (int i = 0; i < copies.length; i++) {
      used.move(arguments.get(i), copies[i]);
    }
  }

  void visitFrame(
      MethodVisitor code, int type, int locals, Object[] local, int stacks, Object[] stack) {
    if (copies.length == 0) {
      code.visitFrame(type, locals, local, stacks, stack);
      return;
    }
    List<Object> types = new ArrayList<>(first);
    int size = 0;
    for (int i = 0; i < locals; i++) {
      types.add(local[i]);
      size += local[i] == Opcodes.LONG || local[i] == Opcodes.DOUBLE ? 2 : 1;
    }
    for (; size < first; size++) {
      types.add(Opcodes.TOP);
    }
    for (int argument : arguments) {
      types.add(Variables.frameType(variables.type(argument)));
    }
    code.visitFrame(type, types.size(), types.toArray(), stacks, stack);
  }
}
