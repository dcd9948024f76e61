// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** A listener and its source call each other's synchronized methods. */
public final class NestedByCalls {
  public static void main(String[] args) throws Exception {
    Source source = new Source();
    Listener listener = new Listener(source);
    source.listener = listener;
    Threads.inOrder(source::change, listener::refresh);
    System.out.println(listener.seen);
  }

  private static final class Source {
    private Listener listener;
    private int value;

    synchronized void change() {
      value++;
      listener.changed(value);
    }

    synchronized int value() {
      return value; // deadlock: Listener+Source
    }
  }

  private static final class Listener {
    private final Source source;
    private int seen;

    Listener(Source source) {
      this.source = source;
    }

    synchronized void changed(int value) {
      seen = value; // deadlock: Listener+Source
    }

    synchronized void refresh() {
      seen = source.value();
    }
  }
}
