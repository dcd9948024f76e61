// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.dataflow.IFDS.ISupergraph;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.util.graph.Graph;
import com.ibm.wala.util.graph.impl.SlowSparseNumberedGraph;
import dev.heddle.scan.graph.Node;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The blocks of all nodes in a {@link LockScope}, with the ways inside each node as edges. A node
 * where the same locks are held everywhere is a single point, which calls all that the node calls.
 */
final class Supergraph extends SlowSparseNumberedGraph<Point> implements ISupergraph<Point, Node> {
  private static final long serialVersionUID = 1;

  private final transient LockScope scope;
  private final transient Map<Node, Point[]> points = new HashMap<>();
  private final transient Map<Point, Set<Point>> called = new HashMap<>();

  /** The calls after which callers hold what the callee leaves them. */
  private final transient Map<Point, Set<Node>> returning = new HashMap<>();

  Supergraph(LockScope scope) {
    super(1);
    this.scope = scope;
    for (Node node : scope.nodes()) {
      addPoints(node);
    }
    for (Node node : scope.nodes()) {
      for (Node.Edge edge : node.calls()) {
        if (scope.contains(edge)) {
          addCall(edge);
        }
      }
    }
  }

  private void addPoints(Node node) {
    if (scope.isUniform(node)) {
      points.put(node, new Point[] {new Point(node, 0, false)});
      addNode(points.get(node)[0]);
      return;
    }
    SSACFG flow = node.ir.getControlFlowGraph();
    Point[] blocks = new Point[flow.getMaxNumber() + 2];
    for (ISSABasicBlock block : flow) {
      blocks[block.getNumber()] = new Point(node, block.getNumber(), block.isCatchBlock());
    }
    int abruptEnd = blocks.length - 1;
    blocks[abruptEnd] = new Point(node, abruptEnd, true);
    for (Point point : blocks) {
      addNode(point);
    }
    for (ISSABasicBlock block : flow) {
      Point from = blocks[block.getNumber()];
      for (ISSABasicBlock next : flow.getNormalSuccessors(block)) {
        addEdge(from, blocks[next.getNumber()]);
      }
      for (ISSABasicBlock next : flow.getExceptionalSuccessors(block)) {
        addEdge(from, blocks[next.isExitBlock() ? abruptEnd : next.getNumber()]);
      }
    }
    points.put(node, blocks);
  }

  private void addCall(Node.Edge edge) {
    Point call = at(edge.caller(), edge.instruction());
    called.computeIfAbsent(call, key -> new LinkedHashSet<>()).add(entry(edge.callee()));
    if (scope.returnsLocks(edge)) {
      returning.computeIfAbsent(call, key -> new LinkedHashSet<>()).add(edge.callee());
    }
  }

  /** The point that an instruction belongs to; null if the node is out of scope. */
  Point at(Node node, int instruction) {
    Point[] blocks = points.get(node);
    if (blocks == null || blocks.length == 1) {
      return blocks == null ? null : blocks[0];
    }
    return blocks[node.ir.getControlFlowGraph().getBlockForInstruction(instruction).getNumber()];
  }

  Point entry(Node node) {
    return points.get(node)[0];
  }

  /** Whether nothing but what callees leave is held after a call. */
  boolean alwaysReturns(Point call) {
    return returning.getOrDefault(call, Set.of()).size() == called.get(call).size();
  }

  @Override
  public boolean isCall(Point point) {
    return called.containsKey(point);
  }

  @Override
  public Iterator<Point> getCalledNodes(Point call) {
    return called.get(call).iterator();
  }

  @Override
  public Iterator<Point> getNormalSuccessors(Point call) {
    return Collections.emptyIterator();
  }

  @Override
  public Iterator<Point> getReturnSites(Point call, Node callee) {
    boolean comesBack = callee == null || returning.getOrDefault(call, Set.of()).contains(callee);
    return comesBack ? getSuccNodes(call) : Collections.emptyIterator();
  }

  @Override
  public boolean hasEdge(Point from, Point to) {
    return isExit(from) ? from.isAbrupt() == to.isAbrupt() : super.hasEdge(from, to);
  }

  @Override
  public boolean isExit(Point point) {
    Point[] blocks = points.get(point.node());
    return scope.isEscaping(point.node())
        && (point.block() == blocks.length - 1 || point.block() == blocks.length - 2);
  }

  @Override
  public Point[] getExitsForProcedure(Node node) {
    Point[] blocks = points.get(node);
    return scope.isEscaping(node)
        ? new Point[] {blocks[blocks.length - 2], blocks[blocks.length - 1]}
        : new Point[0];
  }

  @Override
  public Point[] getEntriesForProcedure(Node node) {
    return new Point[] {entry(node)};
  }

  @Override
  public boolean isEntry(Point point) {
    return point.block() == 0;
  }

  @Override
  public Node getProcOf(Point point) {
    return point.node();
  }

  @Override
  public int getNumberOfBlocks(Node node) {
    return points.get(node).length;
  }

  @Override
  public int getLocalBlockNumber(Point point) {
    return point.block();
  }

  @Override
  public Point getLocalBlock(Node node, int block) {
    return points.get(node)[block];
  }

  @Override
  public Graph<Node> getProcedureGraph() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Iterator<Point> getCallSites(Point site, Node callee) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean isReturn(Point point) {
    throw new UnsupportedOperationException();
  }

  @Override
  public byte classifyEdge(Point from, Point to) {
    throw new UnsupportedOperationException();
  }
}
