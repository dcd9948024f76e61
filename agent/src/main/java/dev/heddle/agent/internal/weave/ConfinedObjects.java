// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds the library objects that a method makes and that never leave it: builders of strings,
 * collections that are filled and read in one place. No other thread can have one, so calls on them
 * need no check, and the object needs no shadow.
 *
 * <p>An object is given up as soon as there is one instruction that could hand it to anybody, be it
 * after the last call on it: what was done to it before may then be unordered with what others do.
 *
 * <p>So are the iterators that it gets from collections and streams which others may have as well:
 * most are those of loops.
 */
final class ConfinedObjects {
  /**
   * How many values the analyzer may note in all, a slot for each variable at each instruction: it
   * does so in the program's heap.
   */
  private static final int MOST_VALUES = 1 << 19;

  private static final ConfinedObjects NONE = new ConfinedObjects(Set.of(), Set.of(), Set.of());

  private final Set<MethodInsnNode> calls;
  private final Set<MethodInsnNode> callsOfIterators;
  private final Set<MethodInsnNode> callsOfGivenIterators;

  private ConfinedObjects(
      Set<MethodInsnNode> calls,
      Set<MethodInsnNode> callsOfIterators,
      Set<MethodInsnNode> callsOfGivenIterators) {
    this.calls = calls;
    this.callsOfIterators = callsOfIterators;
    this.callsOfGivenIterators = callsOfGivenIterators;
  }

  static ConfinedObjects of(MethodBody body, AbstractInsnNode[] instructions) {
    return body.thoroughness.checksAccesses() && ObjectProtocol.mayLeaveOut()
        ? in(body.layout.name, body.method, instructions)
        : NONE;
  }

  static ConfinedObjects in(String owner, MethodNode method, AbstractInsnNode[] instructions) {
    Map<AbstractInsnNode, Integer> makers = new HashMap<>();
    Map<AbstractInsnNode, Integer> iteratorMakers = new HashMap<>();
    long givers = 0;
    for (AbstractInsnNode each : instructions) {
      if (each.getOpcode() == Opcodes.NEW && ConfinedCalls.areKnown(((TypeInsnNode) each).desc)) {
        makers.put(each, makers.size());
      } else if (each instanceof MethodInsnNode call && ConfinedCalls.makesIterator(call)) {
        iteratorMakers.put(each, iteratorMakers.size());
      } else if (each instanceof MethodInsnNode call && ConfinedCalls.mayMakeIterator(call)) {
        givers |= 1L << iteratorMakers.size();
        iteratorMakers.put(each, iteratorMakers.size());
      }
    }
    int most = Math.max(makers.size(), iteratorMakers.size());
    if (most == 0 || most > ConfinedValue.MOST || isTooLarge(method)) {
      return NONE;
    }
    ConfinedInterpreter interpreter = new ConfinedInterpreter(makers, iteratorMakers);
    try {
      Frame<ConfinedValue>[] frames = new Analyzer<>(interpreter).analyze(owner, method);
      Set<MethodInsnNode> calls = new HashSet<>();
      Set<MethodInsnNode> callsOfIterators = new HashSet<>();
      Set<MethodInsnNode> callsOfGivenIterators = new HashSet<>();
      for (int i = 0; i < instructions.length; i++) {
        if (frames[i] != null
            && instructions[i] instanceof MethodInsnNode call
            && call.getOpcode() != Opcodes.INVOKESTATIC) {
          ConfinedValue receiver = receiver(call, frames[i]);
          if (interpreter.isConfined(receiver)) {
            calls.add(call);
          }
          if (interpreter.isConfinedIterator(receiver)) {
            boolean isGiven = (receiver.iteratorMakers() & givers) != 0;
            (isGiven ? callsOfGivenIterators : callsOfIterators).add(call);
          }
        }
      }
      return new ConfinedObjects(calls, callsOfIterators, callsOfGivenIterators);
    } catch (AnalyzerException e) {
      // No verifier has seen the code yet, so it may be anything.
      return NONE;
    }
  }

  static boolean isTooLarge(MethodNode method) {
    return (long) method.instructions.size() * (method.maxLocals + method.maxStack) > MOST_VALUES;
  }

  /** Whether the call is on an object that only this method has. */
  boolean isReceiverOf(MethodInsnNode call) {
    return calls.contains(call);
  }

  /** Whether the call is on an iterator that only this method has. */
  boolean isIteratorOf(MethodInsnNode call) {
    return callsOfIterators.contains(call);
  }

  /** The same, unless a class of the program keeps the iterators that it gives. */
  boolean isGivenIteratorOf(MethodInsnNode call) {
    return callsOfGivenIterators.contains(call);
  }

  private static ConfinedValue receiver(MethodInsnNode call, Frame<ConfinedValue> frame) {
    int arguments = Type.getArgumentTypes(call.desc).length;
    return frame.getStack(frame.getStackSize() - 1 - arguments);
  }
}
