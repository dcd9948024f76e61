// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.runtime.AccessMode;
import java.util.Locale;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Makes edges of the accesses to volatile fields in a library class; the key is the owner. */
final class FieldHooks extends MethodVisitor {
  private static final String HANDLE = "java/lang/invoke/VarHandle";
  private static final String HANDLE_TYPE = "L" + HANDLE + ";";
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  /** Ends the names of those hooks for which the key is not the object as a whole. */
  private static final String APART = "Apart";

  private final HookPlan plan;
  private final FieldLookup fields;
  private final boolean inConstructor;
  private final int free;
  private int end;

  /** The variable handle that was loaded last, under its own name. */
  private String handle = "";

  /**
   * @param free the first variable that the method does not use
   */
  FieldHooks(
      MethodVisitor next, HookPlan plan, FieldLookup fields, boolean inConstructor, int free) {
    super(Opcodes.ASM9, next);
    this.inConstructor = inConstructor;
    this.plan = plan;
    this.fields = fields;
    this.free = free;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    if (opcode == Opcodes.GETSTATIC && descriptor.equals(HANDLE_TYPE)) {
      handle = name;
    }
    String apart = plan.fieldIsApart(owner, name) ? APART : "";
    boolean isWide = descriptor.equals("J") || descriptor.equals("D");
    // A constructor's own stores reach others only through what its caller does next.
    boolean isAccess = opcode == Opcodes.GETFIELD || (opcode == Opcodes.PUTFIELD && !inConstructor);
    if (!isAccess || !synchronises(plan, fields, owner, name)) {
      mv.visitFieldInsn(opcode, owner, name, descriptor);
    } else if (opcode == Opcodes.GETFIELD) {
      mv.visitInsn(Opcodes.DUP);
      mv.visitFieldInsn(opcode, owner, name, descriptor);
      if (isWide) {
        mv.visitInsn(Opcodes.DUP2_X1);
        mv.visitInsn(Opcodes.POP2);
      } else {
        mv.visitInsn(Opcodes.SWAP);
      }
      ActionWriter.call(mv, "volatileRead" + apart);
    } else {
      if (isWide) {
        mv.visitInsn(Opcodes.DUP2_X1);
        mv.visitInsn(Opcodes.POP2);
        mv.visitInsn(Opcodes.DUP);
        ActionWriter.call(mv, "volatileWrite" + apart);
        mv.visitInsn(Opcodes.DUP_X2);
        mv.visitInsn(Opcodes.POP);
      } else {
        mv.visitInsn(Opcodes.DUP2);
        mv.visitInsn(Opcodes.POP);
        ActionWriter.call(mv, "volatileWrite" + apart);
      }
      mv.visitFieldInsn(opcode, owner, name, descriptor);
    }
  }

  /** Whether accesses to the field are told. */
  static boolean synchronises(HookPlan plan, FieldLookup fields, String owner, String name) {
    return plan.fieldSynchronises(owner, name)
        || (plan.allFieldsSynchronise() && fields.isVolatile(owner, name));
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean isAccess = opcode == Opcodes.INVOKEVIRTUAL && mayAccess(plan, owner, name);
    AccessMode mode = isAccess ? AccessMode.of(name) : AccessMode.NONE;
    if (mode == AccessMode.NONE || !takesOwner(descriptor)) {
      mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      return;
    }
    String apart = plan.fieldIsApart(ownerOf(descriptor), fieldOf(handle)) ? APART : "";
    Variables variables = Variables.ofCall(false, descriptor, free);
    end = Math.max(end, variables.end());
    variables.storeAll(mv);
    boolean mayFail = mode.releases && descriptor.endsWith(")Z") && AccessMode.updates(name);
    if (mode.releases) {
      variables.loadArgument(mv, 1);
      if (mayFail) {
        condition("tryRelease" + apart, ActionWriter.KEY);
      } else {
        ActionWriter.call(mv, "volatileWrite" + apart);
      }
    }
    variables.loadAll(mv);
    mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (mayFail) {
      mv.visitInsn(Opcodes.DUP);
      condition("tried", "(Z)V");
    }
    if (mode.acquires) {
      variables.loadArgument(mv, 1);
      ActionWriter.call(mv, "volatileRead" + apart);
    }
  }

  /** Whether a call of the method may be an access to a field that is told. */
  static boolean mayAccess(HookPlan plan, String owner, String name) {
    return plan.allFieldsSynchronise()
        && (owner.equals(HANDLE) || owner.equals(UNSAFE))
        && AccessMode.of(name) != AccessMode.NONE;
  }

  private void condition(String method, String descriptor) {
    mv.visitMethodInsn(Opcodes.INVOKESTATIC, ActionWriter.CONDITIONS, method, descriptor, false);
  }

  /** By convention a handle is called as its field is, in capitals. */
  private static String fieldOf(String handle) {
    return handle.toLowerCase(Locale.ROOT);
  }

  private static String ownerOf(String descriptor) {
    return Type.getArgumentTypes(descriptor)[0].getInternalName();
  }

  /** Handles of static fields take no owner. */
  private static boolean takesOwner(String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    return types.length > 0 && types[0].getSort() >= Type.ARRAY;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    mv.visitMaxs(maxStack + 4, Math.max(maxLocals, end));
  }
}
