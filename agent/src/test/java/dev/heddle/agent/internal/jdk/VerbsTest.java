// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.Verb;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Every verb can be used with and without a condition: the runtime has a method for each. */
class VerbsTest {
  /** Is hooked here. */
  static final class Library {
    boolean call() {
      return true;
    }
  }

  @ParameterizedTest
  @EnumSource(Verb.class)
  void theRuntimeUnderstandsEveryVerb(Verb verb) throws Exception {
    check("call() : at exit " + verb.word() + " this");
    check("call() : at exit " + verb.word() + " this if result");
  }

  private static void check(String line) throws Exception {
    String name = Library.class.getName();
    LibraryModel model = LibraryModel.parse("test", "class " + name + "\n  " + line + "\n");
    String internalName = name.replace('.', '/');
    byte[] woven =
        HookWeaver.weave(
            new ClassReader(name).b,
            internalName,
            HookPlan.of(model, internalName),
            new EffectLookup(model));
    new ClassReader(woven).accept(new Calls(), 0);
  }

  /** Looks for the methods that the hooks call. */
  private static final class Calls extends ClassVisitor {
    Calls() {
      super(Opcodes.ASM9, new ClassWriter(0));
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String type, boolean isInterface) {
          if (owner.startsWith("dev/heddle/runtime/")) {
            Class<?>[] parameters =
                type.startsWith("(Z")
                    ? new Class<?>[] {boolean.class, Object.class}
                    : new Class<?>[] {Object.class};
            assertThatCode(
                    () ->
                        Class.forName(owner.replace('/', '.'), false, getClass().getClassLoader())
                            .getMethod(called, parameters))
                .doesNotThrowAnyException();
          }
        }
      };
    }
  }
}
