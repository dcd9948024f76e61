// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An unmodifiable view shows a list that another thread still changes. */
public final class UnmodifiableView {
  private static void show(List<String> view) {
    System.out.println(view.size()); // race: java.util.ArrayList
  }

  public static void racy() throws Exception {
    List<String> names = new ArrayList<>();
    List<String> view = Collections.unmodifiableList(names);
    Thread reader = new Thread(() -> show(view));
    reader.start();
    names.add("heddle"); // race: java.util.ArrayList
    reader.join();
  }

  public static void safe() throws Exception {
    List<String> names = new ArrayList<>();
    List<String> copy = List.copyOf(names);
    Thread reader = new Thread(() -> show(copy));
    reader.start();
    names.add("heddle");
    reader.join();
  }
}
