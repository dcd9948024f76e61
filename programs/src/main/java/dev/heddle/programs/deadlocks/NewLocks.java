// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A thread takes locks that it has just made, under the lock of the list that others will get them
 * from; these take that lock under the others. Nobody can have the new locks but their maker.
 */
public final class NewLocks {
  private static final List<Writer> WRITERS = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NewLocks::add, NewLocks::use);
    System.out.println("done");
  }

  private static void add() {
    synchronized (WRITERS) {
      Writer writer = new Writer("a");
      writer.lock.lock();
      synchronized (writer.monitor) {
        writer.write();
      }
      writer.name.check();
      writer.lock.unlock();
      WRITERS.add(writer);
    }
  }

  private static Writer first() {
    synchronized (WRITERS) {
      return WRITERS.get(0);
    }
  }

  private static void use() {
    Writer writer = first();
    writer.lock.lock();
    first();
    writer.lock.unlock();
    synchronized (writer.monitor) {
      first();
    }
    writer.write();
    writer.name.check();
  }

  private static final class Writer {
    private final ReentrantLock lock = new ReentrantLock();
    private final Object monitor = new Object();
    private final Name name;
    private int written;

    Writer(String name) {
      this.name = new Name(name);
    }

    synchronized void write() {
      written++;
      if (!WRITERS.isEmpty()) {
        first();
      }
    }
  }

  /** Has no final field, so nothing but the constructor's write tells when it was made. */
  private static final class Name {
    private String text;

    Name(String text) {
      this.text = text;
    }

    synchronized void check() {
      if (text.isEmpty() || !WRITERS.isEmpty()) {
        first();
      }
    }
  }
}
