// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.ArrayList;
import java.util.List;

/** Two threads register names in one ArrayList. */
public final class SharedCollection {
  private final List<String> names = new ArrayList<>();

  private void register(String name) {
    names.add(name); // race: java.util.ArrayList
  }

  private void registerLocked(String name) {
    synchronized (names) {
      names.add(name);
    }
  }

  public static void racy() throws Exception {
    SharedCollection registry = new SharedCollection();
    Thread first = new Thread(() -> registry.register("Ada"));
    Thread second = new Thread(() -> registry.register("Grace"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    SharedCollection registry = new SharedCollection();
    Thread first = new Thread(() -> registry.registerLocked("Ada"));
    Thread second = new Thread(() -> registry.registerLocked("Grace"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
