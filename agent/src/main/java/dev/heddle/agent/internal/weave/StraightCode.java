// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.agent.internal.weave.FieldGroups.Kind;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Goes through a method before it is woven, and notes what matters for groups of accesses. */
final class StraightCode {
  private final ClassLayout layout;
  private final MethodNode method;
  private final Jumps jumps;
  private final RedundantChecks redundant;
  private final Values values;
  private final boolean isConstructor;
  private final FieldGroups groups = new FieldGroups();

  /** Where handlers begin or cease to be in charge. */
  private final Set<LabelNode> edges = new HashSet<>();

  /** Variables whose objects were used already. */
  private final Set<Integer> used = new HashSet<>();

  private int line = -1;

  private StraightCode(
      ClassLayout layout,
      MethodNode method,
      Jumps jumps,
      RedundantChecks redundant,
      AbstractInsnNode[] instructions) {
    this.layout = layout;
    this.method = method;
    this.jumps = jumps;
    this.redundant = redundant;
    this.values = new Values(method, jumps, instructions);
    this.isConstructor = method.name.equals("<init>");
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      edges.add(block.start);
      edges.add(block.end);
    }
  }

  /** The groups of a method; none if it accesses fewer than two fields. */
  static FieldGroups groups(
      ClassLayout layout,
      MethodNode method,
      Jumps jumps,
      RedundantChecks redundant,
      AbstractInsnNode[] instructions) {
    int accesses = 0;
    for (AbstractInsnNode each : instructions) {
      boolean isAccess =
          each.getOpcode() == Opcodes.GETFIELD || each.getOpcode() == Opcodes.PUTFIELD;
      accesses += isAccess && ((FieldInsnNode) each).owner.equals(layout.name) ? 1 : 0;
    }
    if (accesses < 2) {
      return new FieldGroups();
    }
    StraightCode code = new StraightCode(layout, method, jumps, redundant, instructions);
    for (AbstractInsnNode each : instructions) {
      code.step(each);
      code.values.step(each);
    }
    return code.groups;
  }

  private void step(AbstractInsnNode instruction) {
    if (instruction instanceof LineNumberNode number) {
      line = number.line;
    } else if (instruction instanceof LabelNode label) {
      enter(label);
    } else if (redundant.mayRelease(instruction) || Jumps.isJumpOrExit(instruction.getOpcode())) {
      groups.add(Kind.BARRIER, -1);
    } else if (instruction instanceof FieldInsnNode access) {
      access(access);
    } else if (instruction.getOpcode() >= 0 && !SureInstructions.include(instruction)) {
      groups.add(Kind.FAILURE, -1);
    }
    if (isConstructor && instruction instanceof MethodInsnNode call) {
      groups.addConstructorCall(call);
    }
    for (int variable : Variables.changedBy(instruction)) {
      groups.add(Kind.STORE, variable);
      used.remove(variable);
    }
  }

  private void enter(LabelNode label) {
    if (jumps.isTarget(label)) {
      groups.add(Kind.BARRIER, -1);
      used.clear();
    } else if (edges.contains(label)) {
      groups.add(Kind.FAILURE, -1);
    }
  }

  /** Of a field of the class itself that is not volatile, or of a final one of another class. */
  private void access(FieldInsnNode access) {
    boolean isRead = access.getOpcode() == Opcodes.GETFIELD;
    if (!isRead && access.getOpcode() != Opcodes.PUTFIELD) {
      // Perhaps the class is being initialised by somebody else.
      groups.add(Kind.FAILURE, -1);
      return;
    }
    int receiver = values.peek(isRead ? 0 : Type.getType(access.desc).getSize());
    int variable = Values.variable(receiver);
    if (variable < 0) {
      groups.add(Kind.FAILURE, -1);
      return;
    }
    if (receiver != Values.THIS && used.add(variable)) {
      groups.add(Kind.DEREFERENCE, variable);
    }
    FieldNode field = layout.declared(access.owner, access.name, access.desc);
    if (field == null
        || layout.kind(field) == ClassLayout.Kind.FINAL
            && ClassLayout.leadsOn(Type.getType(field.desc))) {
      // This may order what another thread did before.
      groups.add(Kind.FAILURE, -1);
    } else if (isGrouped(access, field)) {
      if (!isConstructor || receiver != Values.THIS) {
        groups.addAccess(Kind.ACCESS, access, variable, line);
      } else if (!isRead) {
        groups.addAccess(Kind.CONSTRUCTION, access, variable, line);
      }
    }
  }

  private boolean isGrouped(FieldInsnNode access, FieldNode field) {
    return layout.kind(field) == ClassLayout.Kind.PLAIN
        && access.name.indexOf(GroupMethod.SEPARATOR) < 0
        && !layout.unshared.contain(access.owner, access.name, method.name + method.desc)
        && !(access.getOpcode() == Opcodes.GETFIELD && redundant.isWrittenNext(access));
  }
}
