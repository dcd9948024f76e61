// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** A first look at a class: its fields, and the variables of the methods that will be woven. */
final class ClassScan {
  private static final int ATTRIBUTE_HEADER = 6;

  private final ClassReader reader;
  private final byte[] bytes;
  private final HookPlan plan;
  private final char[] buffer;
  private final Map<String, String> descriptors = new HashMap<>();
  private final Set<String> volatiles = new HashSet<>();
  private MethodScan[] methods;
  private int codeName;

  /** What is known of one method's variables. */
  static final class MethodScan {
    private final int maxLocals;
    private final boolean[] assigned;

    MethodScan(int maxLocals) {
      this.maxLocals = maxLocals;
      this.assigned = new boolean[maxLocals];
    }

    int maxLocals() {
      return maxLocals;
    }

    /** Whether the method's code gives the variable a new value. */
    boolean assigns(int variable) {
      return assigned[variable];
    }
  }

  private ClassScan(ClassReader reader, byte[] bytes, HookPlan plan) {
    this.reader = reader;
    this.bytes = bytes;
    this.plan = plan;
    this.buffer = new char[reader.getMaxStringLength()];
  }

  static ClassScan of(
      ClassReader reader, byte[] bytes, String className, HookPlan plan, EffectLookup effects) {
    ClassScan scan = new ClassScan(reader, bytes, plan);
    int interfaces = reader.readUnsignedShort(reader.header + 6);
    int methods = scan.fields(reader.header + 8 + 2 * interfaces);
    FieldLookup fields = new FieldLookup(className, scan);
    scan.inherited(className);
    scan.methods(methods, new HookPoints(reader, plan, fields, effects));
    return scan;
  }

  /** Fields of superclasses that the class's code uses as its own. */
  private void inherited(String className) {
    if (plan.monitorConditions().isEmpty()) {
      return;
    }
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      if (item != 0
          && reader.readByte(item - 1) == HookPoints.FIELD
          && reader.readClass(item, buffer).equals(className)) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
        descriptors.putIfAbsent(
            reader.readUTF8(nameAndType, buffer), reader.readUTF8(nameAndType + 2, buffer));
      }
    }
  }

  /**
   * The descriptor of a field that the class itself declares, or, if its monitors count on
   * conditions, of an inherited one that its code uses; null if there is no such field.
   */
  String descriptor(String field) {
    return descriptors.get(field);
  }

  boolean isVolatile(String field) {
    return volatiles.contains(field);
  }

  /** The class's method of that number, in the order of the class file; null if it has no hooks. */
  MethodScan method(int number) {
    return methods[number];
  }

  /** Returns where the methods begin. */
  private int fields(int start) {
    int position = start + 2;
    for (int i = reader.readUnsignedShort(start); i > 0; i--) {
      String name = reader.readUTF8(position + 2, buffer);
      descriptors.put(name, reader.readUTF8(position + 4, buffer));
      if ((reader.readUnsignedShort(position) & Opcodes.ACC_VOLATILE) != 0) {
        volatiles.add(name);
      }
      int attributes = reader.readUnsignedShort(position + 6);
      position += 8;
      for (; attributes > 0; attributes--) {
        position += ATTRIBUTE_HEADER + reader.readInt(position + 2);
      }
    }
    return position;
  }

  private void methods(int start, HookPoints points) {
    methods = new MethodScan[reader.readUnsignedShort(start)];
    boolean atInstructions = plan.hooksInstructions();
    int position = start + 2;
    for (int i = 0; i < methods.length; i++) {
      int method = position;
      int code = 0;
      int attributes = reader.readUnsignedShort(position + 6);
      position += 8;
      for (; attributes > 0; attributes--) {
        if (isCode(reader.readUnsignedShort(position), position)) {
          code = position + ATTRIBUTE_HEADER;
        }
        position += ATTRIBUTE_HEADER + reader.readInt(position + 2);
      }
      if (code != 0) {
        methods[i] = method(method, code, atInstructions ? points : null);
      }
    }
  }

  /** Asks for the name itself only until it is known which number in the constant pool it has. */
  private boolean isCode(int name, int attribute) {
    if (codeName == 0 && reader.readUTF8(attribute, buffer).equals("Code")) {
      codeName = name;
    }
    return name == codeName;
  }

  /**
   * @param points null if there are none in the class
   */
  private MethodScan method(int method, int code, HookPoints points) {
    String name = reader.readUTF8(method + 2, buffer);
    boolean within = !plan.inMethod(name, reader.readUTF8(method + 4, buffer)).isEmpty();
    boolean isSynchronized =
        (reader.readUnsignedShort(method) & Opcodes.ACC_SYNCHRONIZED) != 0
            && plan.monitorsSynchronise();
    CodeScan scan = new CodeScan(bytes, code);
    if (!within && !isSynchronized && (points == null || !scan.concerns(points))) {
      return null;
    }
    MethodScan found = new MethodScan(reader.readUnsignedShort(code + 2));
    if (within) {
      scan.assigned(found.assigned);
    }
    return found;
  }
}
