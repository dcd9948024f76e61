// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;

/** The targets of call sites hand over what was done before they were set. */
public final class CallSiteTargets {

  private static final MethodHandle ZERO = MethodHandles.constant(int.class, 0);
  private static final MethodHandle ONE = MethodHandles.constant(int.class, 1);

  private static int byVolatile;
  private static int byInvoker;
  private static int bySync;
  private static int bySwitch;
  private static int byQuestion;

  private interface Asked {
    int get() throws Throwable;
  }

  public static void main(String[] args) throws Exception {
    VolatileCallSite site = new VolatileCallSite(ZERO);
    MethodHandle invoker = site.dynamicInvoker();
    MutableCallSite mutable = new MutableCallSite(ZERO);
    SwitchPoint point = new SwitchPoint();
    MethodHandle guarded = point.guardWithTest(ZERO, ONE);
    Threads.run(
        () -> {
          byVolatile = 1;
          byInvoker = 1;
          bySync = 1;
          bySwitch = 1;
          byQuestion = 1;
          site.setTarget(ONE);
          mutable.setTarget(ONE);
          MutableCallSite.syncAll(new MutableCallSite[] {mutable});
          SwitchPoint.invalidateAll(new SwitchPoint[] {point});
        },
        () -> {
          waitFor(() -> (int) site.getTarget().invokeExact());
          int read = byVolatile;
        },
        () -> {
          waitFor(() -> (int) invoker.invokeExact());
          int read = byInvoker;
        },
        () -> {
          Schedule.pause(200);
          waitFor(() -> (int) mutable.getTarget().invokeExact());
          int read = bySync;
        },
        () -> {
          waitFor(() -> (int) guarded.invokeExact());
          int read = bySwitch;
        },
        () -> {
          waitFor(() -> point.hasBeenInvalidated() ? 1 : 0);
          int read = byQuestion;
        });
    System.out.println("done");
  }

  private static void waitFor(Asked asked) {
    try {
      while (asked.get() == 0) {
        Thread.onSpinWait();
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
