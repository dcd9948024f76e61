// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Listeners are notified from an ArrayList while another thread removes one. */
public final class ListenerList {
  private static void fire(List<Runnable> listeners) {
    for (Runnable listener : listeners) { // race: java.util.ArrayList
      listener.run();
    }
  }

  private static void removeFirst(List<Runnable> listeners) {
    listeners.remove(0); // race: java.util.ArrayList
  }

  public static void racy() throws Exception {
    List<Runnable> listeners = new ArrayList<>();
    listeners.add(() -> System.out.println("changed"));
    Thread first = new Thread(() -> fire(listeners));
    Thread second = new Thread(() -> removeFirst(listeners));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    List<Runnable> listeners = new CopyOnWriteArrayList<>();
    listeners.add(() -> System.out.println("changed"));
    Thread first = new Thread(() -> fire(listeners));
    Thread second = new Thread(() -> removeFirst(listeners));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
