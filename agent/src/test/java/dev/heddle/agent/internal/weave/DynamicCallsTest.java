// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.SyncConditions;
import dev.heddle.runtime.ThreadState;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

public class DynamicCallsTest {
  private static Class<?> caller;

  /** Links a call site for the woven program. */
  public static CallSite bootstrap(MethodHandles.Lookup lookup, String name, MethodType type) {
    caller = lookup.lookupClass();
    return new ConstantCallSite(MethodHandles.constant(String.class, "linked"));
  }

  @Test
  void whoComesByALinkedCallSiteIsOrderedAfterItsLinking() throws InterruptedException {
    Woven woven = Woven.of(Map.of("Dynamic", dynamic()));
    assertThat(woven.run("Dynamic", "run")).isEqualTo("linked");

    long[] linkedAt = new long[1];
    Thread other =
        new Thread(
            () -> {
              linkedAt[0] = ThreadState.current().epoch;
              SyncConditions.link(caller);
            });
    other.start();
    other.join();

    assertThat(ThreadState.current().knows(linkedAt[0])).isFalse();
    assertThat(woven.run("Dynamic", "run")).isEqualTo("linked");
    assertThat(ThreadState.current().knows(linkedAt[0])).isTrue();
  }

  /** {@code static Object run()} with a dynamic call. */
  private static byte[] dynamic() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "Dynamic", null, "java/lang/Object", null);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor run = writer.visitMethod(access, "run", "()Ljava/lang/Object;", null, null);
    run.visitCode();
    Handle bootstrap =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            Type.getInternalName(DynamicCallsTest.class),
            "bootstrap",
            MethodType.methodType(
                    CallSite.class, MethodHandles.Lookup.class, String.class, MethodType.class)
                .toMethodDescriptorString(),
            false);
    run.visitInvokeDynamicInsn("any", "()Ljava/lang/String;", bootstrap);
    run.visitInsn(Opcodes.ARETURN);
    run.visitMaxs(1, 0);
    run.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
