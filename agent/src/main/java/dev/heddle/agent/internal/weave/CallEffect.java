// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.VariableAccess;

/**
 * A runtime method to call before or after a method call of the application.
 *
 * <p>The runtime method is static, returns nothing, and takes the subject as {@code Object}, the
 * extra arguments as {@code Object} or their primitive types, the {@code ThreadState}, the calling
 * context as {@code long}, the site as {@code int}, and the tag as {@code int} if it is not
 * negative.
 *
 * @param after whether it is called after the call, and only if that returns normally
 * @param subject {@link #RECEIVER}, {@link #RESULT}, {@link #NOBODY} or the index of an argument of
 *     reference type
 * @param runtimeOwner internal name of the class of the runtime method
 * @param runtimeMethod name of the runtime method
 * @param extraArguments indices of the arguments that are passed as well; after the call also
 *     {@link #RESULT}, unless that is the subject too
 * @param tag a number for the runtime method, or negative for none
 */
public record CallEffect(
    boolean after,
    int subject,
    String runtimeOwner,
    String runtimeMethod,
    int[] extraArguments,
    int tag) {
  /** The object that the method is called on; for a constructor the new object, after the call. */
  public static final int RECEIVER = -1;

  /** What the method returned; for effects after the call. */
  public static final int RESULT = -2;

  /** Null, for methods that have neither. */
  public static final int NOBODY = -3;

  /** Whether the call may order threads: it is no plain access, and none to a library object. */
  boolean ordersThreads() {
    if (runtimeOwner.equals(Code.RUNTIME + "VariableAccess")) {
      return (tag & (VariableAccess.ATOMIC | VariableAccess.AS_DECLARED)) != 0;
    }
    return runtimeOwner.equals(Code.RUNTIME + "Fences")
        || runtimeOwner.equals(Code.RUNTIME + "ClassInit")
        || runtimeMethod.equals("joined");
  }

  /** Whether the call is an access to the library object that it is on, and nothing else. */
  boolean isAccessToReceiver() {
    return isAccessToPosition()
        || runtimeOwner.equals(Code.RUNTIME + "Library")
            && (runtimeMethod.equals("call") || runtimeMethod.equals("callAt"));
  }

  /** The same, told to another method of the runtime. */
  CallEffect calling(String otherMethod) {
    return new CallEffect(after, subject, runtimeOwner, otherMethod, extraArguments, tag);
  }

  /** Whether that is an access only to the iterator itself, not to what it goes through. */
  boolean isAccessToPosition() {
    return runtimeOwner.equals(Code.RUNTIME + "Iterators");
  }

  /** Whether the runtime can be asked when the same call on the same object tells nothing new. */
  boolean isRepeatable() {
    return runtimeMethod.equals("call") && runtimeOwner.equals(Code.RUNTIME + "Library");
  }

  /**
   * Whether the runtime must tell the call from others in the same line: it may be at an element.
   */
  boolean hasOwnPlace() {
    return tag >= 0 && extraArguments.length > 0;
  }
}
