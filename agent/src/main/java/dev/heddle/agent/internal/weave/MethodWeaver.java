// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves one method: hands each instruction to the class for its kind, then adds the entry. */
final class MethodWeaver {
  private final MethodBody body;
  private final AbstractInsnNode[] instructions;
  private final ConstructorStamps stamps;
  private final FieldAccesses fields;
  private final ArrayAccesses arrays;
  private final ArrayMaking making;
  private final MonitorOperations monitors;
  private final MethodCalls calls;
  private final CallContext context;
  private final AllocationSites allocations;
  private final AccessCounting counting;
  private final List<AbstractInsnNode> returns = new ArrayList<>();

  MethodWeaver(
      ClassLayout layout, MethodNode method, Thoroughness thoroughness, CallSiteRewriter rewriter) {
    this.instructions = method.instructions.toArray();
    this.body = new MethodBody(layout, method, thoroughness, instructions);
    this.stamps = new ConstructorStamps(body, instructions);
    this.fields = new FieldAccesses(body, stamps);
    Set<AbstractInsnNode> confined = ConfinedArrays.of(body, instructions);
    this.arrays = new ArrayAccesses(body, confined);
    this.making = new ArrayMaking(body, confined);
    this.monitors = new MonitorOperations(body);
    this.calls = new MethodCalls(body, rewriter, instructions);
    this.context = new CallContext(body);
    this.allocations = new AllocationSites(body);
    this.counting = new AccessCounting(body);
    KeptIterators.lookFor(method, instructions);
  }

  void weave() {
    for (AbstractInsnNode instruction : instructions) {
      body.arrive(instruction);
      if (instruction.getOpcode() >= 0) {
        allocations.note(instruction);
        if (ObjectProtocol.countsAll()) {
          counting.weave(instruction);
        }
        weave(instruction);
      }
      body.step(instruction);
      if (MonitorOperations.isWait(instruction)) {
        monitors.weaveWait((MethodInsnNode) instruction);
      }
    }
    LoopRanges.weave(body, instructions);
    LoopEntries.weave(body, instructions);
    monitors.separateHandlers();
    Code entry = weaveReturnsAndEntry();
    if (body.locals.anyUsed()) {
      Code locals = body.locals.settle();
      locals.instructions().add(entry.instructions());
      body.method.instructions.insert(locals.instructions());
      insertLine();
      body.locals.rename(body.method);
    }
  }

  private void weave(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (body.isConstructor()) {
      stamps.arrive(instruction);
    }
    if (instruction instanceof FieldInsnNode access) {
      fields.weave(access);
    } else if (instruction instanceof MethodInsnNode call) {
      weaveCall(call);
    } else if (instruction instanceof InvokeDynamicInsnNode call) {
      calls.weave(call);
      context.weave(call);
    } else if (ArrayAccesses.isLoad(opcode)) {
      arrays.weaveLoad(instruction);
    } else if (ArrayAccesses.isStore(opcode)) {
      arrays.weaveStore(instruction);
    } else if (ArrayMaking.is(opcode)) {
      making.weave(instruction);
    } else if (opcode == Opcodes.MONITORENTER) {
      monitors.weaveEnter(instruction);
    } else if (opcode == Opcodes.MONITOREXIT) {
      monitors.weaveExit(instruction);
    } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      weaveReturn(instruction);
    }
  }

  private void weaveCall(MethodInsnNode call) {
    if (MonitorOperations.isWait(call)) {
      return;
    } else if (ArrayAccesses.isCopy(call)) {
      arrays.weaveCopy(call);
      return;
    } else if (ArrayAccesses.isClone(call)) {
      arrays.weaveClone(call);
      return;
    }
    calls.weave(call);
    context.weave(call);
    if (LockCalls.contains(call)) {
      LockCalls.weave(body, call);
    } else if (LockCalls.makesObject(call)) {
      LockCalls.weaveMaking(body, call);
    }
    if (body.isConstructor()) {
      stamps.weaveAfter(call);
    }
  }

  private void weaveReturn(AbstractInsnNode exit) {
    returns.add(exit);
    if (body.isConstructor()) {
      stamps.weaveReturn(exit);
    } else if (body.isClassInitialiser()) {
      ClassInitialisation.weaveReturn(body, exit);
    }
  }

  private Code weaveReturnsAndEntry() {
    SynchronizedMethod monitor = SynchronizedMethod.is(body) ? new SynchronizedMethod(body) : null;
    ActiveMethod active =
        ObjectProtocol.isCall(body) ? new ActiveMethod(body, instructions, null) : null;
    for (AbstractInsnNode exit : returns) {
      context.weaveReturn(exit);
      if (active != null) {
        active.weaveReturn(exit);
      }
      if (monitor != null) {
        monitor.weaveReturn(exit);
      }
    }
    if (body.isConstructor()) {
      stamps.weaveEnd();
    }
    Code entry = body.code();
    if (ClassInitialisation.guards(body)) {
      entry.instructions().add(ClassInitialisation.seen(body).instructions());
    }
    Code activation = active == null ? body.code() : active.weaveEntry();
    if (monitor != null) {
      entry.instructions().add(monitor.weaveEntry().instructions());
    }
    entry.instructions().add(activation.instructions());
    return entry;
  }

  /** Calls at the entry are at the first line, not at none. */
  private void insertLine() {
    for (AbstractInsnNode each : instructions) {
      if (each instanceof LineNumberNode number) {
        LabelNode start = new LabelNode();
        body.method.instructions.insert(new LineNumberNode(number.line, start));
        body.method.instructions.insert(start);
        return;
      }
    }
  }
}
