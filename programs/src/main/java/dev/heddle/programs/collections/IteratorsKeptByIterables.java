// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Loops of two threads over an {@code Iterable} that gives both the iterator that it keeps. */
public final class IteratorsKeptByIterables {
  private static final List<String> WORK = new ArrayList<>(List.of("a", "b", "c", "d"));

  private static final class Once implements Iterable<String> {
    private final Iterator<String> only = WORK.iterator();

    @Override
    public Iterator<String> iterator() {
      return only;
    }
  }

  public static void main(String[] args) throws Exception {
    Iterable<String> once = new Once();
    Threads.inOrder(() -> ofField(once), () -> ofField(once));
    Iterator<String> only = WORK.iterator();
    Iterable<String> captured = () -> only;
    Threads.inOrder(() -> ofLambda(captured), () -> ofLambda(captured));
    System.out.println("done");
  }

  private static void ofField(Iterable<String> once) {
    for (String each : once) { // race: java.util.ArrayList$Itr
      each.length();
    }
  }

  private static void ofLambda(Iterable<String> once) {
    for (String each : once) { // race: java.util.ArrayList$Itr
      each.length();
    }
  }
}
