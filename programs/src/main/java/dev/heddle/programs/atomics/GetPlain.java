// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** getPlain() acquires nothing, even when the writer used set(). */
public final class GetPlain {
  private static final AtomicReference<String> READY = new AtomicReference<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(GetPlain::write, GetPlain::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: GetPlain.value
    READY.set("ready");
  }

  private static void read() {
    String ready = READY.getPlain();
    int read = value; // race: GetPlain.value
  }
}
