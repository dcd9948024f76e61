// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who bypasses a synchronized wrapper meets other elements than those who use it. */
public final class WrapperBypassedElsewhere {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));
  private static final List<String> WRAPPER = Collections.synchronizedList(LIST);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WrapperBypassedElsewhere::first, WrapperBypassedElsewhere::second);
    System.out.println("done");
  }

  private static void first() {
    WRAPPER.set(0, "first");
    WRAPPER.get(1);
  }

  private static void second() {
    LIST.set(2, "other");
    LIST.get(3);
  }
}
