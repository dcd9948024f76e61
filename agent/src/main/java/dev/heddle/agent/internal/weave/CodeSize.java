// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** How long a method's code is. */
final class CodeSize {
  /** HotSpot never compiles longer methods. */
  static final int COMPILED = 8000;

  /**
   * The class file format has no longer ones. Jumps across more than half of that take more room.
   */
  static final int POSSIBLE = 65_000;

  /**
   * Even if each of so few instructions had the usual three bytes, the method would be compiled.
   */
  private static final int FEW_INSTRUCTIONS = 2000;

  private CodeSize() {}

  /** Not less than it will be, switches and long jumps aside; 0 if it is small anyway. */
  static int of(MethodNode method) {
    if (method.instructions.size() < FEW_INSTRUCTIONS) {
      return 0;
    }
    int constants = 0;
    for (AbstractInsnNode each : method.instructions) {
      constants += each.getOpcode() == Opcodes.LDC ? 1 : 0;
    }
    CodeSizeEvaluator evaluator = new CodeSizeEvaluator(null);
    method.accept(evaluator);
    return evaluator.getMinSize() + constants;
  }
}
