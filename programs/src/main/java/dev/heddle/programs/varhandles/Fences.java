// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence before an opaque write and one after an opaque read do what release and acquire do. */
public final class Fences {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), Fences.class, "state", int.class);

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    Fences halves = new Fences();
    Fences full = new Fences();
    Threads.run(
        () -> {
          halves.value = 1;
          VarHandle.releaseFence();
          STATE.setOpaque(halves, 1);
          full.value = 1;
          VarHandle.fullFence();
          STATE.setOpaque(full, 1);
        },
        () -> {
          while ((int) STATE.getOpaque(halves) == 0) {
            Thread.onSpinWait();
          }
          VarHandle.acquireFence();
          halves.value++;
          while ((int) STATE.getOpaque(full) == 0) {
            Thread.onSpinWait();
          }
          VarHandle.fullFence();
          full.value++;
        });
    System.out.println(halves.value + full.value);
  }
}
