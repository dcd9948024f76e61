// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Follows the objects that some instructions make, and notes which of them others may get. Whatever
 * takes an object and is not known to be harmless lets it go.
 */
final class ConfinedInterpreter extends Interpreter<ConfinedValue> {
  private final Map<AbstractInsnNode, Integer> makers;
  private final Map<AbstractInsnNode, Integer> iteratorMakers;

  /** A bit for each maker one of whose objects may leave the method. */
  private long escaped;

  /** The same of calls that make iterators. */
  private long escapedIterators;

  /** A bit for each maker of arrays that are in one another. */
  private long nested;

  ConfinedInterpreter(
      Map<AbstractInsnNode, Integer> makers, Map<AbstractInsnNode, Integer> iteratorMakers) {
    super(Opcodes.ASM9);
    this.makers = makers;
    this.iteratorMakers = iteratorMakers;
  }

  /** Whether it is certainly an object that stays; to be asked at the end. */
  boolean isConfined(ConfinedValue value) {
    return !value.isOther() && value.makers() != 0 && (value.makers() & escaped) == 0;
  }

  /** The same of an iterator, whoever has what it goes through. */
  boolean isConfinedIterator(ConfinedValue value) {
    return !value.isOtherIterator() && (value.iteratorMakers() & escapedIterators) == 0;
  }

  private void escape(ConfinedValue value) {
    escaped |= value.makers();
    escapedIterators |= value.iteratorMakers();
  }

  @Override
  public ConfinedValue newValue(Type type) {
    if (type == null) {
      return ConfinedValue.OTHER;
    }
    return type == Type.VOID_TYPE ? null : ConfinedValue.ofSize(type.getSize());
  }

  @Override
  public ConfinedValue newOperation(AbstractInsnNode instruction) {
    Integer maker = makers.get(instruction);
    return maker != null
        ? ConfinedValue.madeBy(maker)
        : ConfinedValue.ofSize(StackEffect.given(instruction));
  }

  @Override
  public ConfinedValue copyOperation(AbstractInsnNode instruction, ConfinedValue value) {
    return value;
  }

  @Override
  public ConfinedValue unaryOperation(AbstractInsnNode instruction, ConfinedValue value) {
    switch (instruction.getOpcode()) {
      case Opcodes.CHECKCAST:
        return value;
      case Opcodes.IFNULL, Opcodes.IFNONNULL, Opcodes.INSTANCEOF, Opcodes.ARRAYLENGTH:
        return ConfinedValue.OTHER;
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY:
        return newOperation(instruction);
      default:
        escape(value);
        return ConfinedValue.ofSize(StackEffect.given(instruction));
    }
  }

  @Override
  public ConfinedValue binaryOperation(
      AbstractInsnNode instruction, ConfinedValue left, ConfinedValue right) {
    int opcode = instruction.getOpcode();
    if (opcode == Opcodes.AALOAD) {
      return (left.makers() & nested) == 0 ? ConfinedValue.OTHER : left;
    }
    boolean isLoad = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
    if (!isLoad && opcode != Opcodes.IF_ACMPEQ && opcode != Opcodes.IF_ACMPNE) {
      escape(left);
      escape(right);
    }
    return ConfinedValue.ofSize(StackEffect.given(instruction));
  }

  @Override
  public ConfinedValue ternaryOperation(
      AbstractInsnNode instruction,
      ConfinedValue array,
      ConfinedValue index,
      ConfinedValue element) {
    escape(element);
    return ConfinedValue.OTHER;
  }

  @Override
  public ConfinedValue naryOperation(
      AbstractInsnNode instruction, List<? extends ConfinedValue> values) {
    int first = 0;
    if (instruction instanceof MethodInsnNode call && call.getOpcode() != Opcodes.INVOKESTATIC) {
      first = 1;
      if (!ConfinedCalls.isHarmless(call)) {
        escape(values.get(0));
      }
    }
    for (ConfinedValue argument : values.subList(first, values.size())) {
      escape(argument);
    }
    return result(instruction, values);
  }

  private ConfinedValue result(AbstractInsnNode instruction, List<? extends ConfinedValue> values) {
    if (instruction instanceof MethodInsnNode call) {
      boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
      ConfinedValue result =
          hasReceiver && ConfinedCalls.returnsReceiver(call)
              ? values.get(0)
              : newValue(Type.getReturnType(call.desc));
      Integer maker = iteratorMakers.get(call);
      return maker == null ? result : result.iteratedBy(maker);
    }
    if (instruction instanceof InvokeDynamicInsnNode call) {
      return newValue(Type.getReturnType(call.desc));
    }
    ConfinedValue arrays = newOperation(instruction);
    nested |= arrays.makers();
    return arrays;
  }

  @Override
  public void returnOperation(
      AbstractInsnNode instruction, ConfinedValue value, ConfinedValue expected) {
    escape(value);
  }

  @Override
  public ConfinedValue merge(ConfinedValue left, ConfinedValue right) {
    return left.or(right);
  }
}
