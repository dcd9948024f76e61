// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A first look at a class: its fields, and the variables of the methods that will be woven. */
final class ClassScan extends ClassVisitor {
  private final HookPlan plan;
  private final Map<String, String> descriptors = new HashMap<>();
  private final Set<String> volatiles = new HashSet<>();
  private final Map<String, MethodScan> methods = new HashMap<>();

  /** What is known of one method's variables. */
  static final class MethodScan extends MethodVisitor {
    private final Set<Integer> assigned = new HashSet<>(4);
    private int maxLocals;

    MethodScan() {
      super(Opcodes.ASM9);
    }

    int maxLocals() {
      return maxLocals;
    }

    /** Whether the method's code gives the variable a new value. */
    boolean assigns(int variable) {
      return assigned.contains(variable);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
      if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
        assigned.add(variable);
      }
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
      assigned.add(variable);
    }

    @Override
    public void visitMaxs(int maxStack, int newMaxLocals) {
      maxLocals = newMaxLocals;
    }
  }

  private ClassScan(HookPlan plan) {
    super(Opcodes.ASM9);
    this.plan = plan;
  }

  static ClassScan of(ClassReader reader, HookPlan plan) {
    ClassScan scan = new ClassScan(plan);
    reader.accept(scan, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return scan;
  }

  /**
   * The descriptor of a field that the class itself declares; null if it declares no such field.
   */
  String descriptor(String field) {
    return descriptors.get(field);
  }

  boolean isVolatile(String field) {
    return volatiles.contains(field);
  }

  MethodScan method(String name, String descriptor) {
    return methods.get(name + descriptor);
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    descriptors.put(name, descriptor);
    if ((access & Opcodes.ACC_VOLATILE) != 0) {
      volatiles.add(name);
    }
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    if (!plan.mayConcern(access, name, descriptor)) {
      return null;
    }
    MethodScan scan = new MethodScan();
    methods.put(name + descriptor, scan);
    return scan;
  }
}
