// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;

/**
 * The target of a mutable call site, or of a switch point, is not made visible to the other thread.
 */
public final class CallSiteTargetNotSynced {

  private static int data;
  private static int byOtherSite;
  private static int byOtherPoint;

  public static void main(String[] args) throws Exception {
    MutableCallSite site = new MutableCallSite(MethodHandles.constant(int.class, 0));
    Threads.inOrder(
        () -> {
          data = 1; // race: CallSiteTargetNotSynced.data
          site.setTarget(MethodHandles.constant(int.class, 1));
        },
        () -> {
          site.getTarget();
          int read = data; // race: CallSiteTargetNotSynced.data
        });
    MutableCallSite other = new MutableCallSite(MethodHandles.constant(int.class, 0));
    Threads.inOrder(
        () -> {
          byOtherSite = 1; // race: CallSiteTargetNotSynced.byOtherSite
          MutableCallSite.syncAll(new MutableCallSite[] {other});
        },
        () -> {
          site.getTarget();
          int read = byOtherSite; // race: CallSiteTargetNotSynced.byOtherSite
        });
    SwitchPoint valid = new SwitchPoint();
    SwitchPoint invalid = new SwitchPoint();
    Threads.inOrder(
        () -> {
          byOtherPoint = 1; // race: CallSiteTargetNotSynced.byOtherPoint
          SwitchPoint.invalidateAll(new SwitchPoint[] {invalid});
        },
        () -> {
          if (!valid.hasBeenInvalidated()) {
            int read = byOtherPoint; // race: CallSiteTargetNotSynced.byOtherPoint
          }
        });
    System.out.println("done");
  }
}
