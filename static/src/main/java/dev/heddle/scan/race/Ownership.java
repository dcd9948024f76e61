// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.ssa.SSAAbstractInvokeInstruction;
import com.ibm.wala.ssa.SSACheckCastInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.access.Freshness;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.HashMap;
import java.util.Map;

/** Objects that a thread has for itself for a while: before it lets others know them, or after. */
final class Ownership {
  /** A value is followed to callers over so many calls. */
  private static final int DEEPEST = 6;

  private final Freshness freshness;
  private final Map<Place, Boolean> passedOn = new HashMap<>();

  private record Place(Node node, int value, int instruction) {}

  Ownership(Freshness freshness) {
    this.freshness = freshness;
  }

  /**
   * Whether the object is a part of one that nobody else can know yet: its constructor has made the
   * part and kept it there.
   */
  boolean isPartOfFresh(Access access, AbstractObject object) {
    SSAInstruction definition = definition(access.node(), access.baseValue());
    return definition instanceof SSAGetInstruction get
        && !get.isStatic()
        && freshness.isFresh(access.node(), get.getRef(), access.instruction())
        && object.creator != null
        && object.creator.method.isInit()
        && object.creator.context.container() != null
        && access.node().local(get.getRef()).objects().contains(object.creator.context.container())
        && freshness.isKept(object.creator, object.instruction);
  }

  /** Whether a thread has passed on, before an access, what it has taken from somewhere. */
  boolean isPassedOn(Access access) {
    return isPassedOn(access.node(), access.baseValue(), access.instruction(), 0);
  }

  private boolean isPassedOn(Node node, int value, int instruction, int depth) {
    if (value <= 0 || depth > DEEPEST) {
      return false;
    }
    Place place = new Place(node, value, instruction);
    Boolean known = passedOn.putIfAbsent(place, false);
    if (known == null) {
      known = find(node, value, instruction, depth);
      passedOn.put(place, known);
    }
    return known;
  }

  private boolean find(Node node, int value, int instruction, int depth) {
    if (freshness.isPassedOn(node, value, instruction)) {
      return true;
    }
    SSAInstruction definition = definition(node, value);
    if (definition instanceof SSAGetInstruction get && !get.isStatic()) {
      return isPassedOn(node, get.getRef(), instruction, depth + 1);
    }
    if (definition instanceof SSACheckCastInstruction cast) {
      return isPassedOn(node, cast.getVal(), instruction, depth + 1);
    }
    if (!node.ir.getSymbolTable().isParameter(value)) {
      return false;
    }
    for (Node.Edge edge : node.callers()) {
      SSAInstruction call = edge.caller().ir.getInstructions()[edge.instruction()];
      boolean isDirect =
          edge.staysInThread()
              && call instanceof SSAAbstractInvokeInstruction invoke
              && invoke.getDeclaredTarget().getName().equals(node.method.getName())
              && value <= invoke.getNumberOfPositionalParameters();
      if (isDirect
          && isPassedOn(edge.caller(), call.getUse(value - 1), edge.instruction(), depth + 1)) {
        return true;
      }
    }
    return false;
  }

  private static SSAInstruction definition(Node node, int value) {
    return value <= 0 ? null : node.defUse.getDef(value);
  }
}
