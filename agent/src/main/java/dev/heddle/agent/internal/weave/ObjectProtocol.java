// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.FieldsTogether;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.tap.Tap;
import org.objectweb.asm.Opcodes;

/**
 * Whether the program is woven for those who follow the owners of objects: with calls of methods,
 * and with what the code shows of each access. Otherwise woven code has nothing of it.
 */
public final class ObjectProtocol {
  private static boolean isFollowed;
  private static boolean keepsStates;
  private static boolean omitsThis;
  private static boolean countsAll;

  private ObjectProtocol() {}

  /**
   * To be called before anything is woven.
   *
   * @param onlyThat whether nobody wants to know of accesses that a call stands for
   */
  public static void follow(boolean onlyThat) {
    isFollowed = true;
    keepsStates = true;
    omitsThis = onlyThat;
  }

  /** Somebody wants to know what happens to objects as a whole. */
  public static void keepStates() {
    keepsStates = true;
  }

  static boolean keepsStates() {
    return keepsStates;
  }

  /** Each access is counted, and none is left out because another one stands for it. */
  public static void countAll() {
    countsAll = true;
  }

  static boolean countsAll() {
    return countsAll;
  }

  /** Whether nobody misses an access that another one stands for, or that cannot race. */
  static boolean mayLeaveOut() {
    return !countsAll && FieldsTogether.isAllowed();
  }

  /** Whether calls by objects' owners are only noted. */
  static boolean ownersPass() {
    return isFollowed && Tap.OWNERS_PASS;
  }

  static boolean isFollowed() {
    return isFollowed;
  }

  /** What the code shows of an access to a field of that object. */
  static int flags(MethodBody body, int receiver) {
    if (!isFollowed || !isThis(body, receiver)) {
      return 0;
    }
    return MemoryAccess.THROUGH_THIS | (body.isConstructor() ? MemoryAccess.CONSTRUCTING : 0);
  }

  /**
   * Whether the call of the method, or of the constructor, stands for an access to a field of that
   * object.
   */
  static boolean omits(MethodBody body, int receiver) {
    return omitsThis && (!body.isConstructor() || ownersPass()) && isThis(body, receiver);
  }

  private static boolean isThis(MethodBody body, int receiver) {
    return (receiver == Values.THIS || receiver == Values.RAW_THIS) && !isLambda(body);
  }

  /**
   * What a lambda knows as {@code this} it has captured, as an inner class would: nobody has called
   * a method of it.
   */
  private static boolean isLambda(MethodBody body) {
    return (body.method.access & Opcodes.ACC_SYNTHETIC) != 0
        && body.method.name.startsWith("lambda$");
  }

  /** Whether a call of the method is an access to its object or class. */
  static boolean isCall(MethodBody body) {
    boolean isAccessor = body.isStatic() && (body.method.access & Opcodes.ACC_SYNTHETIC) != 0;
    return isFollowed
        && body.thoroughness.checksAccesses()
        && !body.thoroughness.isShort()
        && !body.isConstructor()
        && !body.isClassInitialiser()
        && !isAccessor
        && !isLambda(body);
  }
}
