// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** What weaving a method needs to know of its class. */
final class ClassLayout {
  static final String PREFIX = "$heddle$";

  /** The clock released at the end of the class's initialisation. */
  static final String INITIALISED = PREFIX + "$initialised";

  /** The history of a write at the end of the constructor that set an object's final fields. */
  static final String FROZEN = PREFIX + "$frozen";

  /** The clock of the object's own monitor, for synchronized methods. */
  static final String MONITOR = PREFIX + "$monitor";

  /** What detectors know of the object as a whole. */
  static final String STATE = PREFIX + "$state";

  static final String STATE_DESCRIPTOR = "Ljava/lang/Object;";

  /** How the object's owner has entered it, where that is noted. */
  static final String ENTERED = PREFIX + "$entered";

  private static final int VERSION_WITH_FRAMES = Opcodes.V1_6;

  final ClassNode type;
  final ClassLoader loader;

  /** The fields, of any class, that need no check here. */
  final PlannedFields.Seen unshared;

  private final FinalFields finals;

  /** The methods for accesses to several fields. */
  final GroupMethods groups;

  final String name;
  final boolean isInterface;
  final boolean hasFrames;
  final boolean hasInitialiser;

  /** Whether final fields of its objects lead to something that is checked. */
  final boolean freezes;

  private final Map<String, FieldNode> fields = new HashMap<>();
  private final Set<String> sharedNames = new HashSet<>();

  ClassLayout(
      ClassNode type,
      ClassLoader loader,
      PlannedFields.Seen unshared,
      FinalFields finals,
      GroupMethods groups) {
    this.type = type;
    this.loader = loader;
    this.unshared = unshared;
    this.finals = finals;
    this.groups = groups;
    this.name = type.name;
    this.isInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
    this.hasFrames = (type.version & 0xffff) >= VERSION_WITH_FRAMES;
    this.hasInitialiser = declaresInitialiser(type);
    boolean anyLeads = false;
    Set<String> names = new HashSet<>();
    for (FieldNode field : type.fields) {
      fields.put(field.name + ' ' + field.desc, field);
      if (!names.add(field.name)) {
        sharedNames.add(field.name);
      }
      int access = field.access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC);
      anyLeads |= access == Opcodes.ACC_FINAL && leadsOn(Type.getType(field.desc));
    }
    this.freezes = anyLeads;
  }

  /** Whether the class declares a synchronized method that locks its object. */
  boolean hasSynchronizedMethod() {
    for (MethodNode method : type.methods) {
      int access = method.access & (Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_STATIC);
      if (access == Opcodes.ACC_SYNCHRONIZED) {
        return true;
      }
    }
    return false;
  }

  /** How accesses to a field of this class are woven. */
  enum Kind {
    PLAIN,
    VOLATILE,
    FINAL,
    /** Made by a compiler or a tool, or told apart from another field by its type alone. */
    IGNORED
  }

  /** The field of that name and type that this class itself declares, or null. */
  FieldNode declared(String owner, String field, String descriptor) {
    return owner.equals(name) ? fields.get(field + ' ' + descriptor) : null;
  }

  /** Whether the instance field is known to be a final one of another class. */
  boolean isFinalElsewhere(FieldInsnNode access) {
    return access.getOpcode() == Opcodes.GETFIELD
        && !access.owner.equals(name)
        && finals.contain(loader, access.owner, access.name, access.desc);
  }

  Kind kind(FieldNode field) {
    if (isIgnored(field.name)) {
      return Kind.IGNORED;
    } else if ((field.access & Opcodes.ACC_VOLATILE) != 0) {
      return Kind.VOLATILE;
    } else if ((field.access & Opcodes.ACC_FINAL) != 0) {
      return Kind.FINAL;
    }
    return sharedNames.contains(field.name) ? Kind.IGNORED : Kind.PLAIN;
  }

  /** Whether the class has several fields of that name, as obfuscators make them. */
  boolean isShared(String field) {
    return sharedNames.contains(field);
  }

  /** Fields that are none of the programmer's. */
  static boolean isIgnored(String field) {
    return field.startsWith("$jacoco")
        || field.startsWith("$heddle")
        || field.equals("$assertionsDisabled")
        || field.startsWith("class$")
        || field.startsWith("array$");
  }

  /** Classes whose fields have no shadows, told by their names. */
  static boolean isPlatform(String owner) {
    return owner.startsWith("java/") || owner.startsWith("jdk/") || owner.startsWith("sun/");
  }

  /** Whether a value of the type may refer to something that is checked. */
  static boolean leadsOn(Type type) {
    return type.getSort() == Type.ARRAY
        || type.getSort() == Type.OBJECT && !LeafCalls.isImmutable(type.getInternalName());
  }

  private static boolean declaresInitialiser(ClassNode type) {
    for (MethodNode method : type.methods) {
      if (method.name.equals("<clinit>")) {
        return true;
      }
    }
    return false;
  }
}
