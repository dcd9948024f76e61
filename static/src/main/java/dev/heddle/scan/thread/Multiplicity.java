// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import java.util.HashMap;
import java.util.Map;

/** What happens at most once in a run, and what can happen often. */
public final class Multiplicity {
  private final Loops loops;
  private final Map<Node, Boolean> often = new HashMap<>();

  public Multiplicity(Loops loops) {
    this.loops = loops;
  }

  /** Whether the object stands for more than one. */
  public boolean isMany(AbstractObject object) {
    if (object.kind == Kind.CLASS || object.kind == Kind.CONSTANT || object.creator == null) {
      return false;
    }
    return object.kind == Kind.ROW
        || object.creator.isMerged
        || object.thread != object.creator.thread()
        || isOften(object.creator, object.instruction);
  }

  /** Whether the instruction can run more than once, in the same thread or in several. */
  public boolean isOften(Node node, int instruction) {
    return loops.contain(node.ir, instruction) || isOften(node);
  }

  private boolean isOften(Node node) {
    Boolean known = often.get(node);
    if (known != null) {
      return known;
    }
    // Recursion: whoever comes back here while the answer is sought has come twice.
    often.put(node, true);
    boolean is = !node.method.isClinit() && isCalledOften(node);
    often.put(node, is);
    return is;
  }

  private boolean isCalledOften(Node node) {
    if (node.callers().size() > 1) {
      return true;
    }
    for (Node.Edge edge : node.callers()) {
      if (isOften(edge.caller(), edge.instruction())) {
        return true;
      }
      if (!edge.staysInThread() && edge.callee().thread().spawn.kind != Spawn.Kind.TASK) {
        return true;
      }
    }
    return false;
  }
}
