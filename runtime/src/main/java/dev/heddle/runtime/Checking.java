// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/**
 * Whether accesses are still checked. When heddle fails inside, it says so once and stops checking;
 * the program runs on.
 */
public final class Checking {
  /**
   * Whether an edge was lost because the program was out of stack or memory, or stopped the thread
   * that was about to draw it. From then on an access may look like a race that is none, so no new
   * one is reported. Woven code sets it directly, where no stack is left for a call.
   */
  public static volatile boolean orderLost;

  /** Whether any event was lost for that reason: a trace of the run must end there. */
  private static volatile boolean eventLost;

  private static volatile boolean stopped;

  private static volatile FailureListener listener =
      new FailureListener() {
        @Override
        public void failed(String message) {
          System.err.println(message);
        }
      };

  private Checking() {}

  /** Hears why checking has stopped, or what could not be checked. */
  public interface FailureListener {
    void failed(String message);
  }

  public static void reportTo(FailureListener newListener) {
    listener = newListener;
  }

  /** Something besides the check itself has failed, and people should know. */
  public static void tell(String message) {
    listener.failed(message);
  }

  /** Whether more has happened, on some thread, than detectors were told. */
  public static boolean isEventLost() {
    return eventLost || orderLost;
  }

  static boolean stopped() {
    return stopped;
  }

  /** An error came up while an edge was drawn; it may be missing. */
  static void lost(Throwable error) {
    if (isOfProgram(error)) {
      orderLost = true;
    }
    failed(error);
  }

  /** Out of stack or memory; or a thread was stopped, wherever it was. */
  private static boolean isOfProgram(Throwable error) {
    return error instanceof VirtualMachineError || error instanceof ThreadDeath;
  }

  /**
   * An error came up inside heddle. When the program itself is out of stack or memory, or stops the
   * thread, only this one access goes unchecked; anything else is a defect of heddle.
   */
  static void failed(Throwable error) {
    if (isOfProgram(error)) {
      eventLost = true;
      return;
    }
    if (stopped) {
      return;
    }
    stopped = true;
    StackTraceElement[] stack = error.getStackTrace();
    listener.failed(
        "heddle: internal error, checking has stopped and the program runs on: "
            + error
            + (stack.length > 0 ? " at " + stack[0] : ""));
  }
}
