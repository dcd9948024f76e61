// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.behaviour;

/** Stack traces show the program's own frames, with their lines, and no others. */
public final class StackTraces {
  private int[] cells = new int[1];
  private volatile int state;

  public static void main(String[] args) throws Exception {
    StackTraces shared = new StackTraces();
    print(new IllegalStateException("here"));
    try {
      shared.outer();
    } catch (ArrayIndexOutOfBoundsException e) {
      print(e);
    }
    StackWalker.getInstance()
        .forEach(frame -> System.out.println(frame.getMethodName() + ":" + frame.getLineNumber()));
  }

  private synchronized void outer() {
    state++;
    Runnable inner = () -> cells[state] = 1;
    inner.run();
  }

  private static void print(Exception e) {
    for (StackTraceElement frame : e.getStackTrace()) {
      if (frame.getClassName().startsWith("dev.heddle")) {
        System.out.println(frame);
      }
    }
  }
}
