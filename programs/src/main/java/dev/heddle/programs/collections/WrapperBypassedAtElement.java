// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who bypasses a synchronized wrapper meets an element that was set through it. */
public final class WrapperBypassedAtElement {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));
  private static final List<String> WRAPPER = Collections.synchronizedList(LIST);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WrapperBypassedAtElement::first, WrapperBypassedAtElement::second);
    System.out.println("done");
  }

  private static void first() {
    WRAPPER.set(1, "other"); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.get(0);
    LIST.get(1); // race: java.util.ArrayList
  }
}
