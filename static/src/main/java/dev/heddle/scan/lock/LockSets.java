// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.dataflow.IFDS.IFlowFunctionMap;
import com.ibm.wala.dataflow.IFDS.IMergeFunction;
import com.ibm.wala.dataflow.IFDS.ISupergraph;
import com.ibm.wala.dataflow.IFDS.PathEdge;
import com.ibm.wala.dataflow.IFDS.TabulationDomain;
import com.ibm.wala.dataflow.IFDS.TabulationProblem;
import com.ibm.wala.dataflow.IFDS.TabulationResult;
import com.ibm.wala.dataflow.IFDS.TabulationSolver;
import com.ibm.wala.util.CancelException;
import com.ibm.wala.util.MonitorUtil.IProgressMonitor;
import com.ibm.wala.util.intset.BitVectorIntSet;
import com.ibm.wala.util.intset.IntSet;
import com.ibm.wala.util.intset.SparseIntSet;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The locks that are held at each instruction, on every valid way that leads there: section 3.4 as
 * a problem for WALA's solver. What does not protect a point is found, and all other candidates do.
 */
final class LockSets {
  private final LockRoots roots;
  private final LockScope scope;
  private final Supergraph supergraph;
  private final LockDomain domain;
  private final Candidates candidates;
  private final LockFlow flow;
  private final TabulationResult<Point, Node, HeldLock> notProtects;
  private final Map<Point, Set<HeldLock>> protects = new HashMap<>();

  /**
   * @param asked where lock sets will be asked for
   * @param isOver asked now and then; ends the search early
   */
  LockSets(CallGraph graph, Collection<Node> asked, BooleanSupplier isOver) {
    this.roots = new LockRoots(graph.heap);
    this.scope = new LockScope(graph, roots, asked);
    this.supergraph = new Supergraph(scope);
    this.domain = new LockDomain(graph.heap, scope, roots);
    OwnMonitors monitors = new OwnMonitors(scope, domain);
    this.candidates = new Candidates(scope, domain, monitors);
    this.flow = new LockFlow(supergraph, scope, domain, candidates, monitors);
    this.notProtects = solve(isOver);
  }

  private TabulationResult<Point, Node, HeldLock> solve(BooleanSupplier isOver) {
    try {
      return new Solver(new Problem(), new Interruption(isOver)).solve();
    } catch (CancelException e) {
      return null;
    }
  }

  /** Whether all ways were followed. If not, each lock that may be held counts as held. */
  boolean isComplete() {
    return notProtects != null;
  }

  private static final class Solver extends TabulationSolver<Point, Node, HeldLock> {
    Solver(TabulationProblem<Point, Node, HeldLock> problem, IProgressMonitor monitor) {
      super(problem, monitor);
    }
  }

  /** The locks at an instruction; none if nobody comes there. */
  Set<HeldLock> at(Node node, int instruction) {
    Point point = instruction < 0 ? null : supergraph.at(node, instruction);
    return point == null ? Set.of() : protects.computeIfAbsent(point, this::find);
  }

  private Set<HeldLock> find(Point point) {
    IntSet facts =
        isComplete() ? notProtects.getResult(point) : SparseIntSet.singleton(LockDomain.REACHED);
    Set<HeldLock> held = new LinkedHashSet<>();
    if (facts.contains(LockDomain.REACHED)) {
      candidates
          .of(point.node())
          .foreach(
              lock -> {
                if (!facts.contains(lock)) {
                  held.add(domain.getMappedObject(lock));
                }
              });
    }
    return held;
  }

  /** The lock that a read or write lock is one side of; the lock itself if it has no sides. */
  void addRoots(AbstractObject lock, Set<AbstractObject> roots) {
    this.roots.add(lock, roots);
  }

  private final class Problem implements TabulationProblem<Point, Node, HeldLock> {
    /** A thread holds nothing when it begins. */
    @Override
    public Collection<PathEdge<Point>> initialSeeds() {
      List<PathEdge<Point>> seeds = new ArrayList<>();
      for (Node node : scope.nodes()) {
        if (scope.isFirst(node)) {
          Point entry = supergraph.entry(node);
          BitVectorIntSet facts =
              new BitVectorIntSet(flow.notHeld(node, new BitVectorIntSet(), Set.of()));
          facts.add(LockDomain.REACHED);
          facts.foreach(fact -> seeds.add(PathEdge.createPathEdge(entry, fact, entry, fact)));
        }
      }
      return seeds;
    }

    @Override
    public ISupergraph<Point, Node> getSupergraph() {
      return supergraph;
    }

    @Override
    public TabulationDomain<HeldLock, Point> getDomain() {
      return domain;
    }

    @Override
    public IFlowFunctionMap<Point> getFunctionMap() {
      return flow;
    }

    @Override
    public IMergeFunction getMergeFunction() {
      return null;
    }
  }
}
