// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

/** The target of a mutable call site is not made visible to the other thread. */
public final class CallSiteTargetNotSynced {

  private static int data;

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
    System.out.println("done");
  }
}
