// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.MethodModel;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes a library class anew with its hooks; methods without any are copied as they are. */
final class HookWeaver extends ClassVisitor {
  private final String className;
  private final HookPlan plan;
  private final ClassScan scan;
  private final FieldLookup fields;
  private final ActionWriter writer;
  private final EffectLookup effects;
  private int visited;

  private HookWeaver(
      ClassWriter next,
      String className,
      HookPlan plan,
      ClassScan scan,
      FieldLookup fields,
      EffectLookup effects) {
    super(Opcodes.ASM9, next);
    this.className = className;
    this.plan = plan;
    this.scan = scan;
    this.fields = fields;
    this.writer = new ActionWriter(fields);
    this.effects = effects;
  }

  static byte[] weave(byte[] bytes, String className, HookPlan plan, EffectLookup effects) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter classWriter = new ClassWriter(reader, 0);
    ClassScan scan = ClassScan.of(reader, bytes, className, plan, effects);
    FieldLookup fields = new FieldLookup(className, scan);
    reader.accept(
        new HookWeaver(classWriter, className, plan, scan, fields, effects),
        ClassReader.EXPAND_FRAMES);
    return classWriter.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
    ClassScan.MethodScan method = scan.method(visited++);
    if (method == null) {
      return next;
    }
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    MethodVisitor visitor = next;
    int free = method.maxLocals();
    List<MethodModel> models = plan.inMethod(name, descriptor);
    if (!models.isEmpty()) {
      Variables variables = Variables.ofMethod(isStatic, descriptor, free);
      MethodHooks hooks =
          new MethodHooks(
              visitor, className, name.equals("<init>"), models, writer, variables, method);
      visitor = hooks;
      free = hooks.end();
    }
    if (plan.monitorsSynchronise()) {
      visitor = new MonitorHooks(visitor, access, className, free, plan, writer);
    }
    if (plan.fieldsSynchronise()) {
      visitor = new FieldHooks(visitor, plan, fields, name.equals("<init>"), free);
    }
    if (plan.callsAreAccesses()) {
      visitor = new AccessHooks(visitor, effects, free);
    }
    if (plan.atomicsOrderNothing()) {
      visitor = new PrivateAtomicCalls(visitor);
    }
    if (plan.hooksCalls()) {
      visitor = new CallHooks(visitor, plan, writer, !isStatic && !name.equals("<init>"), free);
    }
    return visitor;
  }
}
