// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/**
 * The final fields of the classes that were woven so far, for others that read them: inner classes
 * mostly, which come after those around them.
 *
 * <p>A loader that defines a class finds no other one under that name. All state is under this
 * object's lock, and no loader is called.
 */
final class FinalFields {
  private final List<Entry> entries = new ArrayList<>();

  private record Entry(WeakReference<ClassLoader> loader, Map<String, Set<String>> fields) {}

  /** A class is woven that has instance fields which lead to something that is checked. */
  synchronized void add(ClassLayout layout) {
    if (!layout.freezes) {
      return;
    }
    Set<String> names = new HashSet<>();
    for (FieldNode field : layout.type.fields) {
      int access = field.access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC);
      if (access == Opcodes.ACC_FINAL
          && layout.kind(field) == ClassLayout.Kind.FINAL
          && ClassLayout.leadsOn(Type.getType(field.desc))) {
        names.add(field.name + ' ' + field.desc);
      }
    }
    ofLoader(layout.loader).put(layout.name, names);
  }

  /** Whether the class is known to declare a final instance field of that name and type. */
  synchronized boolean contain(ClassLoader loader, String owner, String field, String descriptor) {
    Set<String> names = ofLoader(loader).get(owner);
    return names != null && names.contains(field + ' ' + descriptor);
  }

  private Map<String, Set<String>> ofLoader(ClassLoader loader) {
    // First of all: what is left of a loader that is gone would pass for the boot loader's.
    for (Iterator<Entry> rest = entries.iterator(); rest.hasNext(); ) {
      if (rest.next().loader.refersTo(null)) {
        rest.remove();
      }
    }
    for (Entry each : entries) {
      if (each.loader.refersTo(loader)) {
        return each.fields;
      }
    }
    Entry added = new Entry(new WeakReference<>(loader), new HashMap<>());
    entries.add(added);
    return added.fields;
  }
}
