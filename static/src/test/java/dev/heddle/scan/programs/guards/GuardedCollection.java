// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The annotation is of a field with a collection: calls on it need the lock. */
public final class GuardedCollection {
  @GuardedBy("this")
  private final List<String> names = new ArrayList<>();

  private void add(String name) {
    names.add(name); // race: java.util.ArrayList
  }

  private synchronized void addLocked(String name) {
    names.add(name);
  }

  public static void racy() {
    GuardedCollection register = new GuardedCollection();
    IntStream.range(0, 9).parallel().forEach(i -> register.add("name"));
  }

  public static void safe() {
    GuardedCollection register = new GuardedCollection();
    IntStream.range(0, 9).parallel().forEach(i -> register.addLocked("name"));
  }
}
