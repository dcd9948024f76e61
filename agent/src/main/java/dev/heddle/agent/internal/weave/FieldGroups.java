// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Finds accesses to fields of one object that can be checked together, at the first of them.
 *
 * <p>Nothing between that place and the last access may keep the latter from happening or let
 * another thread in: then whoever races with the access races with it as well where it is checked.
 * One object that may be null is no hindrance if it is in a variable: the check can ask.
 */
final class FieldGroups {
  /** So that the method is short enough to be inlined. */
  private static final int MOST_FIELDS = 8;

  /** In the order of the code. */
  private final List<Step> steps = new ArrayList<>();

  private final Map<AbstractInsnNode, Integer> positions = new HashMap<>();

  /** What happens at a place, as far as it matters here. */
  enum Kind {
    /** A field is accessed of the object in a variable. */
    ACCESS,
    /** A constructor writes a field of its object. */
    CONSTRUCTION,
    /** A variable is set. */
    STORE,
    /** Fails if the variable holds null. */
    DEREFERENCE,
    /** May fail for some other reason. */
    FAILURE,
    /** Control or another thread may come in, or control go elsewhere. */
    BARRIER
  }

  private record Step(Kind kind, int variable, FieldInsnNode access, int line) {
    boolean writes() {
      return access.getOpcode() == Opcodes.PUTFIELD;
    }
  }

  /** Whether nobody minds. */
  static boolean areWanted(Thoroughness thoroughness) {
    return thoroughness.checksAccesses() && !thoroughness.isShort() && ObjectProtocol.mayLeaveOut();
  }

  void add(Kind kind, int variable) {
    steps.add(new Step(kind, variable, null, 0));
  }

  void addAccess(Kind kind, FieldInsnNode access, int variable, int line) {
    positions.put(access, steps.size());
    steps.add(new Step(kind, variable, access, line));
  }

  /** The constructor's object exists from there on. */
  void addConstructorCall(MethodInsnNode call) {
    positions.put(call, steps.size());
  }

  /** The writes to the object under construction that are sure to follow the call. */
  Map<FieldInsnNode, Integer> linesOfWritesAfter(MethodInsnNode call) {
    Map<FieldInsnNode, Integer> writes = new LinkedHashMap<>();
    int position = positions.getOrDefault(call, steps.size());
    while (position < steps.size() && isPassed(steps.get(position).kind)) {
      Step step = steps.get(position);
      if (step.kind == Kind.CONSTRUCTION) {
        writes.put(step.access, step.line);
      }
      position++;
    }
    return writes;
  }

  private static boolean isPassed(Kind kind) {
    return kind == Kind.CONSTRUCTION || kind == Kind.ACCESS || kind == Kind.STORE;
  }

  /**
   * The accesses that can be checked where the given one is.
   *
   * @param isNeeded which of them have not been checked before
   * @return null if there is no other
   */
  FieldGroup startingAt(FieldInsnNode access, Predicate<FieldInsnNode> isNeeded) {
    Integer position = positions.get(access);
    if (position == null || steps.get(position).kind != Kind.ACCESS) {
      return null;
    }
    Step first = steps.get(position);
    List<FieldInsnNode> members = new ArrayList<>();
    List<Integer> lines = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Set<Integer> changed = new HashSet<>();
    int guard = -1;
    int sure = 0;
    for (int i = position; i < steps.size() && members.size() < MOST_FIELDS; i++) {
      Step step = steps.get(i);
      if (step.kind == Kind.STORE) {
        changed.add(step.variable);
        if (step.variable == first.variable) {
          break;
        }
      } else if (step.kind == Kind.DEREFERENCE) {
        if (guard >= 0 || changed.contains(step.variable)) {
          break;
        }
        guard = step.variable;
        sure = members.size();
      } else if (!isPassed(step.kind)) {
        break;
      } else if (step.kind == Kind.ACCESS
          && step.variable == first.variable
          && (step.writes() || !isWrittenAfter(i))
          && seen.add(step.access.name)
          && step.writes() == first.writes()
          && isNeeded.test(step.access)) {
        members.add(step.access);
        lines.add(step.line);
      }
    }
    if (members.size() < 2 || members.get(0) != access) {
      return null;
    }
    boolean isGuarded = guard >= 0 && sure < members.size();
    return new FieldGroup(first.writes(), members, lines, sure, isGuarded ? guard : -1);
  }

  /** Whether the check of a write will stand for that of the read, as everywhere. */
  private boolean isWrittenAfter(int read) {
    Step first = steps.get(read);
    for (int i = read + 1; i < steps.size(); i++) {
      Step step = steps.get(i);
      boolean mayEnd =
          step.kind == Kind.BARRIER
              || step.kind == Kind.FAILURE
              || step.kind == Kind.DEREFERENCE
              || step.kind == Kind.STORE && step.variable == first.variable;
      if (mayEnd) {
        return false;
      } else if (step.kind == Kind.ACCESS
          && step.variable == first.variable
          && step.writes()
          && step.access.name.equals(first.access.name)) {
        return true;
      }
    }
    return false;
  }
}
