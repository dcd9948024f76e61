// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds the arrays that a method makes and that never leave it, where only the owners of objects
 * matter: no other thread can come to one, so nobody will ask who has made or accessed it. Of an
 * array of arrays, none may leave.
 */
final class ConfinedArrays {
  private ConfinedArrays() {}

  /** The instructions that make such arrays, and those that access one in any case. */
  static Set<AbstractInsnNode> of(MethodBody body, AbstractInsnNode[] instructions) {
    boolean isWanted = ObjectProtocol.ownersPass() && body.thoroughness.checksAccesses();
    return isWanted ? in(body.layout.name, body.method, instructions) : Set.of();
  }

  static Set<AbstractInsnNode> in(
      String owner, MethodNode method, AbstractInsnNode[] instructions) {
    Map<AbstractInsnNode, Integer> makers = new HashMap<>();
    for (AbstractInsnNode each : instructions) {
      if (ArrayMaking.is(each.getOpcode())) {
        makers.put(each, makers.size());
      }
    }
    if (makers.isEmpty()
        || makers.size() > ConfinedValue.MOST
        || ConfinedObjects.isTooLarge(method)) {
      return Set.of();
    }
    ConfinedInterpreter interpreter = new ConfinedInterpreter(makers, Map.of());
    try {
      Frame<ConfinedValue>[] frames = new Analyzer<>(interpreter).analyze(owner, method);
      Set<AbstractInsnNode> confined = new HashSet<>();
      for (int i = 0; i < instructions.length; i++) {
        ConfinedValue array = frames[i] == null ? null : array(instructions[i], frames[i], makers);
        if (array != null && interpreter.isConfined(array)) {
          confined.add(instructions[i]);
        }
      }
      return confined;
    } catch (AnalyzerException e) {
      // No verifier has seen the code yet, so it may be anything.
      return Set.of();
    }
  }

  /** What the instruction makes or accesses an element of; null for others. */
  private static ConfinedValue array(
      AbstractInsnNode instruction,
      Frame<ConfinedValue> frame,
      Map<AbstractInsnNode, Integer> makers) {
    int opcode = instruction.getOpcode();
    Integer maker = makers.get(instruction);
    if (maker != null) {
      return ConfinedValue.madeBy(maker);
    } else if (ArrayAccesses.isLoad(opcode)) {
      return frame.getStack(frame.getStackSize() - 2);
    }
    return ArrayAccesses.isStore(opcode) ? frame.getStack(frame.getStackSize() - 3) : null;
  }
}
