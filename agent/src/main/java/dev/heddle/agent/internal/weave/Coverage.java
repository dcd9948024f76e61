// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The traces that JaCoCo leaves in a method: an array of booleans, kept in a local variable, that
 * all threads write without synchronisation.
 */
final class Coverage {
  static final String PREFIX = "$jacoco";

  private Coverage() {}

  /** Whether the instruction puts the array on the stack. */
  static boolean isArray(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call && call.name.startsWith(PREFIX)
        || instruction instanceof LdcInsnNode constant
            && constant.cst instanceof ConstantDynamic dynamic
            && dynamic.getName().startsWith(PREFIX);
  }

  /** The local variables that hold the array and never anything else. */
  static Set<Integer> variables(AbstractInsnNode[] instructions) {
    Set<Integer> variables = new HashSet<>();
    for (AbstractInsnNode each : instructions) {
      if (Variables.isStore(each) && isArray(source(each))) {
        variables.add(((VarInsnNode) each).var);
      }
    }
    if (!variables.isEmpty()) {
      for (AbstractInsnNode each : instructions) {
        if (Variables.isStore(each) && !isArray(source(each))) {
          variables.remove(((VarInsnNode) each).var);
        }
      }
    }
    return variables;
  }

  private static AbstractInsnNode source(AbstractInsnNode store) {
    AbstractInsnNode source = store.getPrevious();
    boolean isCast = source != null && source.getOpcode() == Opcodes.CHECKCAST;
    return isCast ? source.getPrevious() : source;
  }
}
