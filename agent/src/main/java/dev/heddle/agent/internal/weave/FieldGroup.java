// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Accesses to different fields of one object that are checked at the place of the first.
 *
 * @param lines of the accesses
 * @param sure how many of them will happen even if the guard is null
 * @param guard the variable without whose object the others do not happen; -1 if all will
 */
record FieldGroup(
    boolean writes, List<FieldInsnNode> members, List<Integer> lines, int sure, int guard) {
  boolean isGuarded() {
    return guard >= 0;
  }

  List<String> fields() {
    List<String> fields = new ArrayList<>();
    for (FieldInsnNode each : members) {
      fields.add(each.name);
    }
    return fields;
  }

  GroupMethod method(boolean isInLeaf) {
    return new GroupMethod(writes, fields(), isGuarded() ? sure : 0, isInLeaf);
  }
}
