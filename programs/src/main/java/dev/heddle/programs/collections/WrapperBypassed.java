// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One thread uses the synchronized wrapper, the other the list behind it. */
public final class WrapperBypassed {
  private static final List<Integer> LIST = new ArrayList<>();
  private static final List<Integer> WRAPPER = Collections.synchronizedList(LIST);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WrapperBypassed::wrapped, WrapperBypassed::bare);
    System.out.println("done");
  }

  private static void wrapped() {
    WRAPPER.add(1); // race: java.util.ArrayList
  }

  private static void bare() {
    LIST.add(2); // race: java.util.ArrayList
  }
}
