// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/**
 * Adds to a class the fields that remember the accesses to its own fields, and the methods that
 * look at them first.
 *
 * <p>All are private and synthetic, the fields transient or static: none of that enters a class's
 * default {@code serialVersionUID}. Which ones are added depends on the fields and on the methods'
 * modifiers, never on their code, so that another agent may change the code later; all but those of
 * {@link GroupMethods}, which see to that themselves.
 */
final class ShadowMembers {
  private static final int FIELD = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;

  /** Interfaces may have no other fields. */
  private static final int INTERFACE_FIELD =
      Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;

  private ShadowMembers() {}

  static void addTo(ClassLayout layout) {
    List<FieldNode> shadows = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (FieldNode field : layout.type.fields) {
      ClassLayout.Kind kind = layout.kind(field);
      if (kind == ClassLayout.Kind.PLAIN) {
        shadows.add(shadow(field, Code.HISTORY_TYPE));
        new AccessMethods(layout, field).add();
      } else if (kind == ClassLayout.Kind.VOLATILE && names.add(field.name)) {
        shadows.add(shadow(field, Code.CLOCK_TYPE));
      }
    }
    layout.groups.addTo(layout);
    if (layout.hasInitialiser) {
      int access = layout.isInterface ? INTERFACE_FIELD : FIELD | Opcodes.ACC_STATIC;
      shadows.add(new FieldNode(access, ClassLayout.INITIALISED, Code.CLOCK_TYPE, null, null));
    }
    if (layout.freezes) {
      int access = FIELD | Opcodes.ACC_TRANSIENT;
      shadows.add(new FieldNode(access, ClassLayout.FROZEN, Code.HISTORY_TYPE, null, null));
      AccessMethods.addReadFinal(layout);
    }
    if (layout.hasSynchronizedMethod()) {
      int access = FIELD | Opcodes.ACC_TRANSIENT;
      shadows.add(new FieldNode(access, ClassLayout.MONITOR, Code.CLOCK_TYPE, null, null));
      AccessMethods.addEnter(layout);
    }
    if (ObjectProtocol.keepsStates() && !layout.isInterface) {
      int access = FIELD | Opcodes.ACC_TRANSIENT;
      shadows.add(
          new FieldNode(access, ClassLayout.STATE, ClassLayout.STATE_DESCRIPTOR, null, null));
      if (ObjectProtocol.ownersPass()) {
        shadows.add(new FieldNode(access, ClassLayout.ENTERED, "I", null, null));
        OwnerMethods.addTo(layout);
      }
    }
    layout.type.fields.addAll(shadows);
  }

  private static FieldNode shadow(FieldNode field, String descriptor) {
    int isStatic = field.access & Opcodes.ACC_STATIC;
    int access = FIELD | isStatic | (isStatic == 0 ? Opcodes.ACC_TRANSIENT : 0);
    return new FieldNode(access, ClassLayout.PREFIX + field.name, descriptor, null, null);
  }
}
