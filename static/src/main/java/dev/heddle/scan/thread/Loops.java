// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.ISSABasicBlock;
import com.ibm.wala.ssa.SSACFG;
import com.ibm.wala.util.graph.dominators.Dominators;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;

/** Which parts of a method can run more than once in a call. */
public final class Loops {
  private final Map<IR, Map<Integer, BitSet>> known = new IdentityHashMap<>();

  /** Whether the instruction lies in a loop. */
  public boolean contain(IR ir, int instruction) {
    if (instruction < 0) {
      return false;
    }
    int block = ir.getControlFlowGraph().getBlockForInstruction(instruction).getNumber();
    return of(ir).values().stream().anyMatch(body -> body.get(block));
  }

  /** The header of the outermost loop with the block but without another; -1 if there is none. */
  public int headerOfLoopWithout(IR ir, int block, int other) {
    int header = -1;
    int size = -1;
    for (Map.Entry<Integer, BitSet> loop : of(ir).entrySet()) {
      BitSet body = loop.getValue();
      if (body.get(block) && (other < 0 || !body.get(other)) && body.cardinality() > size) {
        header = loop.getKey();
        size = body.cardinality();
      }
    }
    return header;
  }

  /** The bodies of natural loops by their headers. */
  private Map<Integer, BitSet> of(IR ir) {
    return known.computeIfAbsent(ir, Loops::find);
  }

  private static Map<Integer, BitSet> find(IR ir) {
    SSACFG graph = ir.getControlFlowGraph();
    Dominators<ISSABasicBlock> dominators = Dominators.make(graph, graph.entry());
    Map<Integer, BitSet> loops = new HashMap<>();
    for (ISSABasicBlock block : graph) {
      Collection<ISSABasicBlock> next = graph.getNormalSuccessors(block);
      for (ISSABasicBlock header : next) {
        if (dominators.isDominatedBy(block, header)) {
          BitSet body = loops.computeIfAbsent(header.getNumber(), key -> new BitSet());
          collect(graph, header, block, body);
        }
      }
    }
    return loops;
  }

  private static void collect(
      SSACFG graph, ISSABasicBlock header, ISSABasicBlock end, BitSet body) {
    body.set(header.getNumber());
    Deque<ISSABasicBlock> open = new ArrayDeque<>();
    open.add(end);
    while (!open.isEmpty()) {
      ISSABasicBlock block = open.poll();
      if (!body.get(block.getNumber())) {
        body.set(block.getNumber());
        Iterator<ISSABasicBlock> before = graph.getPredNodes(block);
        while (before.hasNext()) {
          open.add(before.next());
        }
      }
    }
  }
}
