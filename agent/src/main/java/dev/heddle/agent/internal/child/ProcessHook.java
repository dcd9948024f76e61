// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.child;

import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.model.options.Options;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes the JDK ask {@link ChildProcesses} whenever the program starts a process. */
public final class ProcessHook implements ClassFileTransformer {
  private static final String PROCESS = "java/lang/ProcessImpl";
  private static final String STARTS = "([Ljava/lang/String;Ljava/util/Map;";
  private static final String TARGET = "dev/heddle/agent/internal/child/ChildProcesses";

  private ProcessHook() {}

  /** The JDK loads the class with its first process: the hook waits for that. */
  public static void install(
      Options options, Instrumentation instrumentation, NotChecked notChecked) {
    ChildProcesses.inherit(options, notChecked);
    instrumentation.addTransformer(new ProcessHook());
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String className,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (loader != null || !PROCESS.equals(className)) {
      return null;
    }
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new StartVisitor(writer), 0);
    return writer.toByteArray();
  }

  /** Finds {@code start(String[] command, Map environment, …)}. */
  private static final class StartVisitor extends ClassVisitor {
    StartVisitor(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      boolean isStart =
          name.equals("start")
              && descriptor.startsWith(STARTS)
              && (access & Opcodes.ACC_STATIC) != 0;
      return isStart ? new EntryVisitor(next) : next;
    }
  }

  /** Replaces both arguments before the method looks at them. */
  private static final class EntryVisitor extends MethodVisitor {
    EntryVisitor(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitCode() {
      super.visitCode();
      replace("environment", STARTS + ")Ljava/util/Map;", 1);
      replace("command", STARTS + ")[Ljava/lang/String;", 0);
    }

    private void replace(String method, String descriptor, int argument) {
      visitVarInsn(Opcodes.ALOAD, 0);
      visitVarInsn(Opcodes.ALOAD, 1);
      visitMethodInsn(Opcodes.INVOKESTATIC, TARGET, method, descriptor, false);
      visitVarInsn(Opcodes.ASTORE, argument);
    }
  }
}
