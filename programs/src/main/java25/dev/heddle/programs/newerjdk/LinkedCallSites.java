// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;
import java.util.List;

/** Dynamic calls are reads of their call sites' targets, which hand over what came before. */
public final class LinkedCallSites {
  private static final MethodHandle ZERO = MethodHandles.constant(int.class, 0);
  private static final MethodHandle ONE = MethodHandles.constant(int.class, 1);

  private static final VolatileCallSite VOLATILE = new VolatileCallSite(ZERO);
  private static final MutableCallSite MUTABLE = new MutableCallSite(ZERO);
  private static final MutableCallSite NOT_SYNCED = new MutableCallSite(ZERO);
  private static final SwitchPoint POINT = new SwitchPoint();

  private static int byVolatile;
  private static int bySync;
  private static int bySwitch;
  private static int notSynced;

  private interface Asked {
    int get() throws Throwable;
  }

  public static void main(String[] args) throws Throwable {
    Class<?> calls = MethodHandles.lookup().defineClass(calls());
    MethodHandle byVolatileSite = call(calls, "VOLATILE");
    MethodHandle byMutableSite = call(calls, "MUTABLE");
    MethodHandle bySwitchPoint = call(calls, "POINT");
    MethodHandle byOther = call(calls, "NOT_SYNCED");
    Threads.run(
        () -> {
          byVolatile = 1;
          bySync = 1;
          bySwitch = 1;
          VOLATILE.setTarget(ONE);
          MUTABLE.setTarget(ONE);
          MutableCallSite.syncAll(new MutableCallSite[] {MUTABLE});
          SwitchPoint.invalidateAll(new SwitchPoint[] {POINT});
        },
        () -> {
          waitFor(() -> (int) byVolatileSite.invokeExact());
          int read = byVolatile;
        },
        () -> {
          Schedule.pause(200);
          waitFor(() -> (int) byMutableSite.invokeExact());
          int read = bySync;
        },
        () -> {
          waitFor(() -> (int) bySwitchPoint.invokeExact());
          int read = bySwitch;
        });
    Threads.inOrder(
        () -> {
          notSynced = 1; // race: LinkedCallSites.notSynced
          NOT_SYNCED.setTarget(ONE);
        },
        () -> {
          waitFor(() -> (int) byOther.invokeExact());
          int read = notSynced; // race: LinkedCallSites.notSynced
        });
    System.out.println("done");
  }

  /** Called when a call in the class that is made here is linked. */
  static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type) {
    return switch (name) {
      case "VOLATILE" -> VOLATILE;
      case "MUTABLE" -> MUTABLE;
      case "NOT_SYNCED" -> NOT_SYNCED;
      default -> new ConstantCallSite(POINT.guardWithTest(ZERO, ONE));
    };
  }

  /** A call that is linked: what linking does orders threads, too. */
  private static MethodHandle call(Class<?> calls, String name) throws Throwable {
    MethodType type = MethodType.methodType(int.class);
    MethodHandle call = MethodHandles.lookup().findStatic(calls, name, type);
    if ((int) call.invoke() != 0) {
      throw new AssertionError();
    }
    return call;
  }

  private static byte[] calls() {
    ClassDesc own = LinkedCallSites.class.describeConstable().orElseThrow();
    DirectMethodHandleDesc link =
        ConstantDescs.ofCallsiteBootstrap(own, "link", ConstantDescs.CD_CallSite);
    MethodTypeDesc type = MethodTypeDesc.of(ConstantDescs.CD_int);
    return ClassFile.of()
        .build(
            ClassDesc.of(LinkedCallSites.class.getName() + "Calls"),
            made -> {
              for (String name : List.of("VOLATILE", "MUTABLE", "NOT_SYNCED", "POINT")) {
                made.withMethodBody(
                    name,
                    type,
                    ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                    code -> code.invokedynamic(DynamicCallSiteDesc.of(link, name, type)).ireturn());
              }
            });
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
