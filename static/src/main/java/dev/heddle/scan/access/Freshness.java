// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSAAbstractInvokeInstruction;
import com.ibm.wala.ssa.SSAArrayStoreInstruction;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeDynamicInstruction;
import com.ibm.wala.ssa.SSANewInstruction;
import com.ibm.wala.ssa.SSAPhiInstruction;
import com.ibm.wala.ssa.SSAPutInstruction;
import dev.heddle.scan.graph.Call;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * Objects that nobody but their maker can know yet: made in the method, or handed to it so, and
 * neither stored nor passed on before.
 */
public final class Freshness {
  /** Methods of the JDK that let another thread have the object that they are called on. */
  private static final Set<String> PUBLISHING = Set.of("start", "fork");

  private final Program program;
  private final Map<Object, Boolean> leaks = new HashMap<>();

  private record Parameter(IMethod method, int index) {}

  public Freshness(Program program) {
    this.program = program;
  }

  /** A bit for each argument of a call that is fresh then. */
  public int ofArguments(Call call) {
    if (call.values() == null || call.thread() != call.node().thread()) {
      return 0;
    }
    int bits = 0;
    for (int i = 0; i < Math.min(call.values().length, 31); i++) {
      if (call.argument(i) != null && isFresh(call.node(), call.value(i), call.instruction())) {
        bits |= 1 << i;
      }
    }
    return bits;
  }

  /** Whether a value is fresh when an instruction is reached. */
  public boolean isFresh(Node node, int value, int instruction) {
    if (value <= 0) {
      return false;
    }
    boolean isParameter = node.ir.getSymbolTable().isParameter(value);
    boolean isMade = node.defUse.getDef(value) instanceof SSANewInstruction;
    if (!isMade && !(isParameter && node.context.isFresh(value - 1))) {
      return false;
    }
    return !isPassedOn(node, value, instruction);
  }

  /** Whether others may have a value when an instruction is reached, since it was passed on. */
  public boolean isPassedOn(Node node, int value, int instruction) {
    Iterator<SSAInstruction> uses = node.defUse.getUses(value);
    while (uses.hasNext()) {
      SSAInstruction use = uses.next();
      if (use.iIndex() != instruction
          && publishes(use, value)
          && (use.iIndex() < 0 || comesBefore(node, use.iIndex(), instruction, value))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a constructor stores what it makes in the object that it makes it for, and only there.
   */
  public boolean isKept(Node constructor, int instruction) {
    SSAInstruction made = constructor.ir.getInstructions()[instruction];
    if (!(made instanceof SSANewInstruction)) {
      return false;
    }
    Iterator<SSAInstruction> uses = constructor.defUse.getUses(made.getDef());
    while (uses.hasNext()) {
      SSAInstruction use = uses.next();
      boolean isOwn = use instanceof SSAPutInstruction put && !put.isStatic() && put.getRef() == 1;
      if (!isOwn && publishes(use, made.getDef())) {
        return false;
      }
    }
    return true;
  }

  private boolean publishes(SSAInstruction use, int value) {
    if (use instanceof SSAPutInstruction put) {
      return put.getVal() == value;
    }
    if (use instanceof SSAArrayStoreInstruction store) {
      return store.getValue() == value;
    }
    if (use instanceof SSAInvokeDynamicInstruction) {
      return true;
    }
    if (use instanceof SSAAbstractInvokeInstruction invoke) {
      for (int i = 0; i < invoke.getNumberOfPositionalParameters(); i++) {
        if (invoke.getUse(i) == value && isLeaked(invoke, i)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the method that is called lets others know an argument; in doubt it does. */
  private boolean isLeaked(SSAAbstractInvokeInstruction invoke, int argument) {
    IMethod target = program.hierarchy().resolveMethod(invoke.getDeclaredTarget());
    boolean isReceiver = argument == 0 && !invoke.isStatic();
    if (target == null || program.origin(target.getDeclaringClass()) == Origin.JDK) {
      String name = invoke.getDeclaredTarget().getName().toString();
      return isReceiver ? PUBLISHING.contains(name) : !isOnlyRead(invoke);
    }
    return leaks(target, argument);
  }

  /** Whether nobody can have an argument afterwards. */
  private static boolean isOnlyRead(SSAAbstractInvokeInstruction invoke) {
    String owner = invoke.getDeclaredTarget().getDeclaringClass().getName().toString();
    return invoke.isStatic()
        && (owner.equals("Ljava/lang/System") || owner.equals("Ljava/util/Arrays"))
        && invoke.getDeclaredResultType().isPrimitiveType();
  }

  private boolean leaks(IMethod method, int index) {
    Parameter parameter = new Parameter(method, index);
    Boolean known = leaks.putIfAbsent(parameter, false);
    if (known != null) {
      return known;
    }
    boolean is = false;
    if (program.ir(method) != null) {
      Iterator<SSAInstruction> uses = program.defUse(method).getUses(index + 1);
      while (uses.hasNext() && !is) {
        is = publishes(uses.next(), index + 1);
      }
    }
    leaks.put(parameter, is);
    return is;
  }

  /** Whether control can come from one instruction to another while a value is the same. */
  private static boolean comesBefore(Node node, int earlier, int later, int value) {
    SSACFG graph = node.ir.getControlFlowGraph();
    ISSABasicBlock from = graph.getBlockForInstruction(earlier);
    ISSABasicBlock to = graph.getBlockForInstruction(later);
    if (from == to && earlier < later) {
      return true;
    }
    SSAInstruction definition = node.defUse.getDef(value);
    ISSABasicBlock maker = definition == null ? null : block(graph, definition);
    Set<ISSABasicBlock> seen = new HashSet<>();
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty()) {
      Iterator<ISSABasicBlock> next = graph.getSuccNodes(open.poll());
      while (next.hasNext()) {
        ISSABasicBlock block = next.next();
        boolean isMadeAgain = block == maker;
        if (block == to && !(isMadeAgain && definition.iIndex() < later)) {
          return true;
        }
        if (!isMadeAgain && seen.add(block)) {
          open.add(block);
        }
      }
    }
    return false;
  }

  private static ISSABasicBlock block(SSACFG graph, SSAInstruction definition) {
    if (definition.iIndex() >= 0) {
      return graph.getBlockForInstruction(definition.iIndex());
    }
    for (ISSABasicBlock block : graph) {
      Iterator<SSAPhiInstruction> phis = block.iteratePhis();
      while (phis.hasNext()) {
        if (phis.next() == definition) {
          return block;
        }
      }
    }
    return null;
  }
}
