// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Weaves accesses to array elements, and the two calls that copy them.
 *
 * <p>An array that is still on the stack only, being filled by an initialiser, is not looked at:
 * who could reach it without an edge must have got it through a race that is reported itself.
 */
final class ArrayAccesses {
  private static final String ELEMENT = "(Ljava/lang/Object;I" + Code.STATE_TYPE + "JI)V";
  private static final String IN_LOOP = Code.SWEEP_TYPE + Code.STATE_TYPE + "JI)" + Code.SWEEP_TYPE;
  private static final String ELEMENT_IN_LOOP = "(Ljava/lang/Object;I" + IN_LOOP;
  private static final String KNOWN_ELEMENT = "(Ljava/lang/Object;IZJ" + IN_LOOP;
  private static final String KNOWN_ELEMENT_OF_ANY =
      "(Ljava/lang/Object;I" + Code.SHADOW_TYPE + "J" + IN_LOOP;
  private static final String RANGE = "(Ljava/lang/Object;II" + Code.STATE_TYPE + "JI)V";

  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  private final MethodBody body;

  /** Accesses to arrays that only the method has. */
  private final Set<AbstractInsnNode> confined;

  /** What was checked together with an access before it. */
  private final Set<AbstractInsnNode> together = new HashSet<>();

  ArrayAccesses(MethodBody body, Set<AbstractInsnNode> confined) {
    this.body = body;
    this.confined = confined;
  }

  static boolean isLoad(int opcode) {
    return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
  }

  static boolean isStore(int opcode) {
    return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
  }

  void weaveLoad(AbstractInsnNode access) {
    int array = body.values.peek(1);
    String location = RedundantChecks.location(array, body.values.peek(0));
    if (isWorthChecking(access, array)
        && !together.contains(access)
        && body.redundant.needsRead(location)
        && !body.redundant.isElementWrittenNext(access)
        && !isToldByLoop(access, array, body.values.peek(0), false)) {
      List<AbstractInsnNode> neighbours = neighbours(access);
      if (neighbours.isEmpty()) {
        Code check = check(body.code(), access, "read", array);
        body.redundant.addRead(location, check);
        body.before(access, check);
      } else {
        body.before(access, check(body.code(), neighbours, "readInRow", array));
        if (location != null) {
          body.redundant.addSharedRead(location);
        }
      }
    }
  }

  void weaveStore(AbstractInsnNode access) {
    Type type = elementType(access.getOpcode());
    int array = body.values.peek(1 + type.getSize());
    int index = body.values.peek(type.getSize());
    String location = RedundantChecks.location(array, index);
    if (isWorthChecking(access, array)
        && !together.contains(access)
        && body.redundant.needsWrite(location)
        && !isToldByLoop(access, array, index, true)) {
      body.redundant.addWrite(location);
      int value = body.locals.temporary(0, type);
      Code code = body.code().store(type, value);
      List<AbstractInsnNode> neighbours = neighbours(access);
      code =
          neighbours.isEmpty()
              ? check(code, access, "write", array)
              : check(code, neighbours, "writeInRow", array);
      body.before(access, code.load(type, value));
    }
  }

  /** In loops, each place has its sweep at hand. */
  private List<AbstractInsnNode> neighbours(AbstractInsnNode access) {
    return body.isInLoop() ? List.of() : body.neighbours.startingAt(access);
  }

  private Code check(Code code, List<AbstractInsnNode> neighbours, String method, int array) {
    together.addAll(neighbours);
    List<Integer> lines = body.neighbours.linesFrom(neighbours.get(0));
    return code.op(Opcodes.DUP2)
        .push(neighbours.size())
        .stateContextSite(body.newPlacesOf(array, lines))
        .runtime("Neighbours", method, RANGE);
  }

  private boolean isWorthChecking(AbstractInsnNode access, int array) {
    return body.thoroughness.checksAccesses()
        && !confined.contains(access)
        && array != Values.COVERAGE
        && !body.values.isFresh(array);
  }

  private boolean isToldByLoop(AbstractInsnNode access, int array, int index, boolean writes) {
    CountedLoop loop = body.loops.around(body.position());
    int variable = Values.variable(array);
    Integer offset =
        loop == null
            ? null
            : loop.offset(
                writes ? null : access, body.position(), variable, Values.variable(index));
    if (offset == null) {
      return false;
    }
    loop.add(
        new CountedLoop.Range(
            body.position(), body.line(), body.newPlaceOf(array), variable, offset, writes));
    return true;
  }

  /** Each place has a number of its own, by which the runtime knows what it has swept. */
  private Code check(Code code, AbstractInsnNode access, String method, int array) {
    code.op(Opcodes.DUP2);
    int site = body.newPlaceOf(array);
    if (body.thoroughness.isShort()) {
      return code.push(site).runtime("ShortCalls", method + "Element", "(Ljava/lang/Object;II)V");
    }
    if (!body.isInLoop() || !body.locals.hasRoomForSweep()) {
      return code.stateContextSite(site).runtime("Cells", method, ELEMENT);
    }
    String descriptor = isLoad(access.getOpcode()) ? known(code, access) : ELEMENT_IN_LOOP;
    int sweep = body.locals.sweep();
    return code.variable(Opcodes.ALOAD, sweep)
        .stateContextSite(site)
        .runtime("Cells", method, descriptor)
        .variable(Opcodes.ASTORE, sweep);
  }

  /** Pushes what is known of the array since the loop's entry, and says how to hand it on. */
  private String known(Code code, AbstractInsnNode access) {
    CalmLoop loop = body.calmLoops.around(body.position());
    LoopValue array = loop == null ? null : loop.taken(access);
    if (array == null) {
      return ELEMENT_IN_LOOP;
    }
    CalmLoop.Known known = loop.known(array, body.locals);
    if (known == null) {
      return ELEMENT_IN_LOOP;
    }
    boolean isExact = array.isExact();
    code.variable(
        isExact ? Opcodes.ILOAD : Opcodes.ALOAD, isExact ? loop.areArraysKnown() : known.shadow());
    code.variable(Opcodes.LLOAD, known.elements());
    return isExact ? KNOWN_ELEMENT : KNOWN_ELEMENT_OF_ANY;
  }

  private static Type elementType(int opcode) {
    return switch (opcode) {
      case Opcodes.LASTORE -> Type.LONG_TYPE;
      case Opcodes.FASTORE -> Type.FLOAT_TYPE;
      case Opcodes.DASTORE -> Type.DOUBLE_TYPE;
      case Opcodes.AASTORE -> OBJECT;
      default -> Type.INT_TYPE;
    };
  }

  static boolean isCopy(MethodInsnNode call) {
    return call.name.equals("arraycopy") && call.owner.equals("java/lang/System");
  }

  static boolean isClone(MethodInsnNode call) {
    return call.owner.charAt(0) == '[' && call.name.equals("clone");
  }

  /** The elements are looked at afterwards: the call has found the bounds right then. */
  void weaveCopy(MethodInsnNode call) {
    if (!body.thoroughness.checksAccesses()) {
      return;
    }
    int source = body.locals.temporary(0, OBJECT);
    int sourceFrom = body.locals.temporary(1, Type.INT_TYPE);
    int target = body.locals.temporary(2, OBJECT);
    int targetFrom = body.locals.temporary(3, Type.INT_TYPE);
    int count = body.locals.temporary(4, Type.INT_TYPE);
    Code spill =
        body.code()
            .variable(Opcodes.ISTORE, count)
            .variable(Opcodes.ISTORE, targetFrom)
            .variable(Opcodes.ASTORE, target)
            .variable(Opcodes.ISTORE, sourceFrom)
            .variable(Opcodes.ASTORE, source);
    body.before(
        call,
        spill
            .variable(Opcodes.ALOAD, source)
            .variable(Opcodes.ILOAD, sourceFrom)
            .variable(Opcodes.ALOAD, target)
            .variable(Opcodes.ILOAD, targetFrom)
            .variable(Opcodes.ILOAD, count));
    int readAt = body.placeOf(body.values.peek(4));
    int writtenAt = body.placeOf(body.values.peek(2));
    Code code = range(body.code(), "readRange", source, sourceFrom, count, readAt);
    body.after(call, range(code, "writeRange", target, targetFrom, count, writtenAt));
  }

  private Code range(Code code, String method, int array, int from, int count, int site) {
    return code.variable(Opcodes.ALOAD, array)
        .variable(Opcodes.ILOAD, from)
        .variable(Opcodes.ILOAD, count)
        .stateContextSite(site)
        .runtime("Cells", method, RANGE);
  }

  void weaveClone(MethodInsnNode call) {
    if (!body.thoroughness.checksAccesses()) {
      return;
    }
    int array = body.locals.temporary(0, OBJECT);
    body.before(call, body.code().op(Opcodes.DUP).variable(Opcodes.ASTORE, array));
    body.after(
        call,
        body.code()
            .variable(Opcodes.ALOAD, array)
            .push(0)
            .variable(Opcodes.ALOAD, array)
            .op(Opcodes.ARRAYLENGTH)
            .stateContextSite(body.placeOf(body.values.peek(0)))
            .runtime("Cells", "readRange", RANGE));
  }
}
