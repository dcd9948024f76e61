// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.Action;
import dev.heddle.model.library.Condition;
import dev.heddle.model.library.Operand;
import dev.heddle.model.library.Verb;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the calls into the runtime. A condition becomes an argument of the call, so that no hook
 * adds a branch or a frame to the method.
 */
final class ActionWriter {
  static final String SYNC = "dev/heddle/runtime/Sync";
  static final String CONDITIONS = "dev/heddle/runtime/SyncConditions";
  static final String KEY = "(Ljava/lang/Object;)V";
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");
  private static final String ELEMENT = "(Ljava/lang/Object;I)Ljava/lang/Object;";
  private static final String VARIABLE = "(Ljava/lang/Object;J)Ljava/lang/Object;";
  private static final String VALUE = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
  private static final String CONDITIONAL_KEY = "(ZLjava/lang/Object;)V";
  private static final String ONLY_IF = "(ZLjava/lang/Object;)Ljava/lang/Object;";

  private final FieldLookup fields;

  ActionWriter(FieldLookup fields) {
    this.fields = fields;
  }

  static void call(MethodVisitor code, String method) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, SYNC, method, KEY, false);
  }

  /** Calls a hook with the key on the stack, which is null there if none of the lists holds. */
  void callIfAny(MethodVisitor code, List<List<Condition>> lists, Variables self, String method) {
    boolean isFirst = true;
    for (List<Condition> conditions : lists) {
      if (!isPossible(conditions, self)) {
        continue;
      }
      writeConditions(code, conditions, self);
      if (!isFirst) {
        code.visitInsn(Opcodes.IOR);
      }
      isFirst = false;
    }
    if (isFirst) {
      code.visitInsn(Opcodes.POP);
      return;
    }
    code.visitInsn(Opcodes.SWAP);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, "onlyIf", ONLY_IF, false);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, method, KEY, false);
  }

  private boolean isPossible(List<Condition> conditions, Variables self) {
    boolean possible = !self.isStatic();
    for (Condition condition : conditions) {
      String field = condition.operand().field();
      possible &= field == null || fields.exists(field);
    }
    return possible;
  }

  void write(MethodVisitor code, List<Action> actions, Variables variables) {
    for (int i = 0; i < actions.size(); i++) {
      if (isPossible(actions.get(i))) {
        write(code, actions.get(i), variables);
      }
    }
  }

  /** An optional entry may speak of a field that this version of the class does not have. */
  private boolean isPossible(Action action) {
    return action.key().field() == null || fields.exists(action.key().field());
  }

  private void write(MethodVisitor code, Action action, Variables variables) {
    List<Condition> conditions = action.conditions();
    boolean always = conditions.isEmpty();
    writeConditions(code, conditions, variables);
    Type key = load(code, action.key(), variables);
    expect(key.getSort() >= Type.ARRAY, "a key must be an object");
    boolean takesCondition = !always && takesCondition(action.verb());
    if (!always && !takesCondition) {
      code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, "onlyIf", ONLY_IF, false);
    }
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        inSync(action.verb()) ? SYNC : CONDITIONS,
        method(action.verb()),
        takesCondition ? CONDITIONAL_KEY : KEY,
        false);
  }

  private void writeConditions(
      MethodVisitor code, List<Condition> conditions, Variables variables) {
    for (int i = 0; i < conditions.size(); i++) {
      writeCondition(code, conditions.get(i), variables);
      if (i > 0) {
        code.visitInsn(Opcodes.IAND);
      }
    }
  }

  /** Verbs that say something else on a condition that does not hold, or that need no key. */
  private static boolean takesCondition(Verb verb) {
    return switch (verb) {
      case OPTIMISTIC, VALIDATE, ACQUIRE_ALL, ACQUIRE_ALL_AT_FIRST -> true;
      default -> false;
    };
  }

  private static boolean inSync(Verb verb) {
    return switch (verb) {
      case ACQUIRE, RELEASE, RELEASE_ALWAYS, ACQUIRE_ALWAYS -> true;
      case LOCK, UNLOCK, LOCK_SHARED, UNLOCK_SHARED, LOCK_WRITE -> true;
      default -> false;
    };
  }

  private static String method(Verb verb) {
    return switch (verb) {
      case ACQUIRE -> "acquire";
      case RELEASE -> "release";
      case RELEASE_ALWAYS -> "releaseAlways";
      case ACQUIRE_ALWAYS -> "acquireAlways";
      case LOCK -> "lock";
      case UNLOCK -> "unlock";
      case ACQUIRE_MONITOR -> "acquireMonitor";
      case RELEASE_MONITOR -> "releaseMonitor";
      case LOCK_SHARED -> "lockShared";
      case UNLOCK_SHARED -> "unlockShared";
      case LOCK_WRITE -> "lockWrite";
      case CONVERT_WRITE -> "convertWrite";
      case CONVERT_SHARED -> "convertShared";
      case OPTIMISTIC -> "optimistic";
      case VALIDATING -> "validating";
      case VALIDATE -> "validate";
      case GIVE_UP -> "giveUp";
      case ACQUIRE_ALL -> "acquireAll";
      case ACQUIRE_ALL_AT_FIRST -> "acquireAllAtFirst";
      case READ_FIELDS -> "readFields";
      case FILL_FIELDS -> "fillFields";
      case LEAVE_UNCHECKED -> "leaveUnchecked";
      case LINK -> "link";
      case REACH_LINKED -> "reachLinked";
      case ACQUIRE_ELEMENTS -> "acquireElements";
      case RELEASE_ELEMENTS -> "releaseElements";
      case MAKE -> "make";
      case EXEMPT -> "exempt";
      case THREAD_START -> "threadStart";
      case THREAD_EXIT -> "threadExit";
      case THREAD_JOINED -> "threadJoined";
    };
  }

  private void writeCondition(MethodVisitor code, Condition condition, Variables variables) {
    Type type = load(code, condition.operand(), variables);
    boolean isLong = type == Type.LONG_TYPE;
    expect(fits(condition.test(), type), "a condition cannot be asked of a " + type.getClassName());
    switch (condition.test()) {
      case TRUE -> {}
      case NULL -> predicate(code, "isNull", "(Ljava/lang/Object;)Z");
      case NOT_NEGATIVE -> predicate(code, "isNotNegative", isLong ? "(J)Z" : "(I)Z");
      case POSITIVE -> predicate(code, "isPositive", isLong ? "(J)Z" : "(I)Z");
      case EQUALS -> {
        code.visitLdcInsn(condition.number());
        predicate(code, "isEqual", isLong ? "(JI)Z" : "(II)Z");
      }
      case INSTANCE -> code.visitTypeInsn(Opcodes.INSTANCEOF, condition.className());
      case APPLICATION -> predicate(code, "isApplicationDefined", "(Ljava/lang/Object;)Z");
      case OVER_APPLICATION -> predicate(code, "isOverApplication", "(Ljava/lang/Object;)Z");
    }
    if (condition.negated()) {
      code.visitInsn(Opcodes.ICONST_1);
      code.visitInsn(Opcodes.IXOR);
    }
  }

  private static boolean fits(Condition.Test test, Type type) {
    return switch (test) {
      case TRUE -> type == Type.BOOLEAN_TYPE;
      case NULL, INSTANCE, APPLICATION, OVER_APPLICATION -> type.getSort() >= Type.ARRAY;
      case NOT_NEGATIVE, POSITIVE, EQUALS ->
          type == Type.LONG_TYPE || (type.getSort() >= Type.CHAR && type.getSort() <= Type.INT);
    };
  }

  /** What does not fit the method must not become a class that the JVM refuses. */
  private static void expect(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalStateException(problem);
    }
  }

  private static void predicate(MethodVisitor code, String name, String descriptor) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, name, descriptor, false);
  }

  private Type load(MethodVisitor code, Operand operand, Variables variables) {
    switch (operand.kind()) {
      case ARGUMENT -> {
        expect(
            operand.index() <= variables.arguments(),
            "the method has no argument " + operand.index());
        variables.loadArgument(code, operand.index());
        return variables.type(operand.index());
      }
      case RESULT -> {
        expect(variables.resultType() != Type.VOID_TYPE, "the method returns nothing");
        variables.loadResult(code);
        return variables.resultType();
      }
      case CALLER -> variables.loadCaller(code);
      case CURRENT_THREAD ->
          code.visitMethodInsn(
              Opcodes.INVOKESTATIC,
              "java/lang/Thread",
              "currentThread",
              "()Ljava/lang/Thread;",
              false);
      case CLASS -> code.visitLdcInsn(Type.getObjectType(operand.name()));
      case ELEMENT -> {
        variables.loadSelf(code);
        variables.loadArgument(code, operand.index());
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, "element", ELEMENT, false);
      }
      case VALUE -> {
        variables.loadSelf(code);
        variables.loadArgument(code, operand.index());
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, "value", VALUE, false);
      }
      case VARIABLE -> {
        variables.loadArgument(code, operand.index());
        variables.loadSelf(code);
        fields.load(code, operand.name());
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CONDITIONS, "variable", VARIABLE, false);
      }
      case FIELD -> {
        expect(!variables.isStatic(), "a static method has no receiver");
        expect(fields.exists(operand.name()), "the class has no field " + operand.name());
        variables.loadSelf(code);
        return fields.load(code, operand.name());
      }
      case THIS -> {
        expect(!variables.isStatic(), "a static method has no receiver");
        variables.loadSelf(code);
      }
    }
    return OBJECT;
  }
}
