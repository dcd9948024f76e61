// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Follows values through one method, from first instruction to last, once.
 *
 * <p>At a place that is reached from further down, nothing is assumed of the stack; elsewhere what
 * all ways agree on. So whatever is said of a value holds on every way to the instruction.
 */
final class Values {
  static final int UNKNOWN = OperandStack.UNKNOWN;

  /** The receiver of the method; in a constructor, after the superclass's constructor. */
  static final int THIS = 1;

  /** The receiver of a constructor before that: it may not be passed to anything. */
  static final int RAW_THIS = 2;

  /** The array in which JaCoCo counts. */
  static final int COVERAGE = 3;

  private static final int FROM_LOCAL = 1 << 16;
  private static final int FROM_FIELD = 1 << 24;
  private static final int NEW_ARRAY = 1 << 30;

  private final Jumps jumps;
  private final boolean isConstructor;
  private final boolean keepsThis;
  private final boolean losesThis;
  private final Set<Integer> coverageVariables;
  private final Map<LabelNode, State> ahead = new HashMap<>();
  private final List<TryCatchBlockNode> ranges;
  private final Set<LabelNode> rawHandlers = new HashSet<>();
  private final Set<Integer> escaped = new HashSet<>();

  /** By their numbers: the fields that values were loaded from, each with brackets if indexed. */
  private final List<String> origins = new ArrayList<>();

  /** Of variables that are set only once. */
  private final Map<Integer, String> originsOfVariables = new HashMap<>();

  private final Map<Integer, Integer> stores = new HashMap<>();
  private OperandStack stack = new OperandStack();
  private boolean reachable = true;
  private boolean raw;
  private boolean hasThis;
  private int arrays;

  private record State(OperandStack stack, boolean raw) {}

  Values(MethodNode method, Jumps jumps, AbstractInsnNode[] instructions) {
    this.jumps = jumps;
    this.isConstructor = method.name.equals("<init>");
    this.raw = isConstructor;
    boolean keeps = (method.access & Opcodes.ACC_STATIC) == 0;
    boolean loses = false;
    for (AbstractInsnNode each : instructions) {
      keeps &= !(Variables.isStore(each) && ((VarInsnNode) each).var == 0);
      for (int variable : Variables.changedBy(each)) {
        stores.put(variable, stores.getOrDefault(variable, 0) + 1);
      }
      loses |= each instanceof FrameNode frame && !holdsThis(frame);
    }
    this.keepsThis = keeps;
    this.losesThis = loses;
    this.hasThis = keeps;
    this.coverageVariables = Coverage.variables(instructions);
    this.ranges = method.tryCatchBlocks;
  }

  private static boolean holdsThis(FrameNode frame) {
    return !frame.local.isEmpty() && frame.local.get(0) != Opcodes.TOP;
  }

  /** Whether the first local variable holds the receiver at the present instruction. */
  boolean hasThis() {
    return hasThis;
  }

  /** Whether it does not everywhere: optimisers drop variables from frames after their last use. */
  boolean losesThis() {
    return losesThis;
  }

  /** Whether the method is a constructor that may not have called another one yet. */
  boolean isRaw() {
    return raw;
  }

  /** The value so many slots below the top before the next instruction. */
  int peek(int depth) {
    return stack.peek(depth);
  }

  /** Whether the value is an array that nobody else can know yet. */
  boolean isFresh(int value) {
    return value >= NEW_ARRAY && !escaped.contains(value);
  }

  /** The field that the value was loaded from, such as {@code bank.Grid.cells}; null if unknown. */
  String origin(int value) {
    if (value >= FROM_FIELD && value < NEW_ARRAY) {
      return origins.get(value - FROM_FIELD);
    }
    return originsOfVariables.get(variable(value));
  }

  static String fieldName(FieldInsnNode access) {
    return access.owner.replace('/', '.') + "." + access.name;
  }

  private int from(String origin) {
    if (origin == null) {
      return UNKNOWN;
    }
    int number = origins.indexOf(origin);
    if (number < 0) {
      number = origins.size();
      origins.add(origin);
    }
    return FROM_FIELD + number;
  }

  private static String element(String array) {
    return array == null ? null : array + "[]";
  }

  /** The variable may be another one's slot before or after, unless it is never set again. */
  private void rememberOrigin(VarInsnNode store) {
    if (store.getOpcode() == Opcodes.ASTORE && stores.get(store.var) == 1) {
      originsOfVariables.put(store.var, origin(stack.peek(0)));
    }
  }

  /** A variable that holds the value; -1 if none is known. */
  static int variable(int value) {
    if (value == THIS) {
      return 0;
    }
    return value >= FROM_LOCAL && value < FROM_FIELD ? value & 0xffff : -1;
  }

  /** Whether, in a constructor that is still raw, the value could be its object. */
  static boolean mayBeRaw(int value) {
    return value != THIS && (value & FROM_FIELD) == 0;
  }

  /** Goes past an instruction. */
  void step(AbstractInsnNode instruction) {
    if (instruction instanceof LabelNode label) {
      enter(label);
    } else if (instruction instanceof FrameNode frame) {
      raw = isConstructor && frame.local.contains(Opcodes.UNINITIALIZED_THIS);
      hasThis = keepsThis && holdsThis(frame);
    } else if (instruction.getOpcode() >= 0) {
      execute(instruction);
    }
  }

  private void enter(LabelNode label) {
    State known = ahead.remove(label);
    if (jumps.isHandler(label)) {
      stack.clear();
      raw = rawHandlers.contains(label);
    } else if (!reachable) {
      stack = known == null ? new OperandStack() : known.stack;
      raw = known == null ? raw : known.raw;
    } else if (known != null) {
      stack.merge(known.stack);
      raw |= known.raw;
    }
    if (jumps.isBackwardTarget(label)) {
      stack.forget();
    }
    reachable = true;
    if (raw) {
      for (TryCatchBlockNode block : ranges) {
        if (block.start == label) {
          rawHandlers.add(block.handler);
        }
      }
    }
  }

  private void execute(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (stack.move(opcode)) {
      return;
    }
    int result = result(instruction);
    if (instruction instanceof VarInsnNode access) {
      rememberOrigin(access);
    }
    takeOperands(instruction, opcode);
    forgetChanged(instruction);
    for (int i = StackEffect.given(instruction); i > 0; i--) {
      stack.push(result);
    }
    if (instruction instanceof JumpInsnNode jump) {
      leave(jump.label);
      if (opcode == Opcodes.JSR) {
        stack.pop();
        stack.forget();
      }
      reachable = opcode != Opcodes.GOTO;
    } else if (instruction instanceof TableSwitchInsnNode table) {
      leave(table.dflt, table.labels);
      reachable = false;
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      leave(lookup.dflt, lookup.labels);
      reachable = false;
    } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.RET) {
      reachable = false;
    }
  }

  /** What was loaded from a variable before it changed is not what it holds now. */
  private void forgetChanged(AbstractInsnNode instruction) {
    for (int variable : Variables.changedBy(instruction)) {
      stack.replace(FROM_LOCAL | variable & 0xffff, UNKNOWN);
    }
  }

  private void leave(LabelNode other, List<LabelNode> targets) {
    leave(other);
    for (LabelNode target : targets) {
      leave(target);
    }
  }

  private void leave(LabelNode target) {
    State known = ahead.get(target);
    if (known == null) {
      ahead.put(target, new State(stack.copy(), raw));
    } else {
      known.stack.merge(stack);
      ahead.put(target, new State(known.stack, raw | known.raw));
    }
  }

  private int result(AbstractInsnNode instruction) {
    switch (instruction.getOpcode()) {
      case Opcodes.ALOAD:
        int variable = ((VarInsnNode) instruction).var;
        if (variable == 0 && keepsThis) {
          return raw ? RAW_THIS : THIS;
        }
        return coverageVariables.contains(variable) ? COVERAGE : FROM_LOCAL | variable & 0xffff;
      case Opcodes.ILOAD:
        return FROM_LOCAL | ((VarInsnNode) instruction).var & 0xffff;
      case Opcodes.GETFIELD, Opcodes.GETSTATIC:
        return from(fieldName((FieldInsnNode) instruction));
      case Opcodes.AALOAD:
        return from(element(origin(stack.peek(1))));
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY:
        return NEW_ARRAY + arrays++;
      case Opcodes.CHECKCAST:
        return stack.peek(0);
      case Opcodes.INVOKESTATIC, Opcodes.LDC:
        return Coverage.isArray(instruction) ? COVERAGE : UNKNOWN;
      default:
        return UNKNOWN;
    }
  }

  private void takeOperands(AbstractInsnNode instruction, int opcode) {
    int taken = StackEffect.taken(instruction);
    boolean isSuperCall =
        instruction instanceof MethodInsnNode call
            && call.name.equals("<init>")
            && stack.peek(taken - 1) == RAW_THIS;
    int array = onlyLooksAtObject(opcode) ? 1 : 0;
    for (int i = 0; i < taken; i++) {
      int value = stack.pop();
      if (value >= NEW_ARRAY && i < taken - array) {
        escaped.add(value);
      }
    }
    if (isSuperCall) {
      stack.replace(RAW_THIS, THIS);
      raw = false;
    }
  }

  /** Whether the deepest operand is an array or other object that the instruction keeps nowhere. */
  private static boolean onlyLooksAtObject(int opcode) {
    return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
        || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE
        || opcode == Opcodes.ARRAYLENGTH
        || opcode == Opcodes.CHECKCAST
        || opcode == Opcodes.INSTANCEOF
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL;
  }
}
