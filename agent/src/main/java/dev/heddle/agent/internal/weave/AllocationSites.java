// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.Allocations;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Tells the runtime where a method makes objects, and which fields keep them. Weaves nothing. */
final class AllocationSites {
  private final MethodBody body;

  AllocationSites(MethodBody body) {
    this.body = body;
  }

  void note(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (opcode == Opcodes.NEW) {
      made(((TypeInsnNode) instruction).desc);
    } else if (instruction instanceof InvokeDynamicInsnNode site) {
      for (Object argument : site.bsmArgs) {
        if (argument instanceof Handle handle && handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
          made(handle.getOwner());
        }
      }
    } else if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      stored((FieldInsnNode) instruction);
    }
  }

  private void made(String type) {
    if (!ClassLayout.isPlatform(type)) {
      Allocations.made(type.replace('/', '.'), place());
    }
  }

  /** Only of fields that no other class stores into can it be said where their values come from. */
  private void stored(FieldInsnNode store) {
    if (Type.getType(store.desc).getSort() < Type.ARRAY) {
      return;
    }
    FieldNode field = body.layout.declared(store.owner, store.name, store.desc);
    boolean isOwn =
        field != null && (field.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) != 0;
    String name = Values.fieldName(store);
    Allocations.stored(name, isOwn && isFresh(store) ? place() : null);
  }

  /** Whether what is stored was made just before. */
  private boolean isFresh(FieldInsnNode store) {
    AbstractInsnNode maker = store.getPrevious();
    while (maker instanceof LineNumberNode
        || maker instanceof LabelNode label && !body.jumps.isTarget(label)) {
      maker = maker.getPrevious();
    }
    return maker != null
        && (maker.getOpcode() == Opcodes.MULTIANEWARRAY
            || maker instanceof MethodInsnNode call && call.name.equals("<init>")
            || body.values.isFresh(body.values.peek(0)));
  }

  private Frame place() {
    return new Frame(
        body.layout.name.replace('/', '.'),
        body.method.name,
        body.layout.type.sourceFile,
        body.line());
  }
}
