// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.DefUse;
import com.ibm.wala.ssa.IR;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A method in a context, with its calls. */
public final class Node {
  public final IMethod method;
  public final Context context;
  public final IR ir;
  public final DefUse defUse;
  public final Variable result = new Variable();
  private final Map<Integer, Variable> locals = new HashMap<>();
  private final Map<Integer, Set<Node>> callees = new HashMap<>();
  private final List<Edge> callers = new ArrayList<>(2);
  private final Set<Edge> edges = new HashSet<>();

  /** A call: by an instruction of a node, of another in the same thread or of a new thread's. */
  public record Edge(Node caller, int instruction, Node callee) {
    public boolean staysInThread() {
      return caller.thread() == callee.thread();
    }
  }

  /**
   * Whether it stands for all calls in its thread, and its objects are told apart by class only.
   */
  public final boolean isMerged;

  Node(IMethod method, Context context, IR ir, DefUse defUse, boolean isMerged) {
    this.isMerged = isMerged;
    this.method = method;
    this.context = context;
    this.ir = ir;
    this.defUse = defUse;
  }

  public AbstractThread thread() {
    return context.thread();
  }

  public Variable local(int value) {
    return locals.computeIfAbsent(value, key -> new Variable());
  }

  /** Whether the call is new. */
  boolean addCall(int instruction, Node callee) {
    Edge edge = new Edge(this, instruction, callee);
    if (!edges.add(edge)) {
      return false;
    }
    callees.computeIfAbsent(instruction, key -> new LinkedHashSet<>()).add(callee);
    callee.callers.add(edge);
    return true;
  }

  public List<Edge> callers() {
    return callers;
  }

  public Set<Node> callees(int instruction) {
    return callees.getOrDefault(instruction, Set.of());
  }

  public Iterable<Edge> calls() {
    return edges;
  }

  @Override
  public String toString() {
    return method.getDeclaringClass().getName() + "." + method.getName() + " [" + thread() + "]";
  }
}
