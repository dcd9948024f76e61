// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A concurrent map protects its entries but not the objects they refer to. */
public final class ObjectInMap {
  static final class Visits {
    int count;

    synchronized void add() {
      count++;
    }
  }

  private final Map<String, Visits> pages = new ConcurrentHashMap<>();

  private void visit(String page) {
    Visits visits = pages.computeIfAbsent(page, key -> new Visits());
    visits.count++; // race: ObjectInMap$Visits.count
  }

  private void visitLocked(String page) {
    pages.computeIfAbsent(page, key -> new Visits()).add();
  }

  public static void racy() throws Exception {
    ObjectInMap site = new ObjectInMap();
    Thread first = new Thread(() -> site.visit("/home"));
    Thread second = new Thread(() -> site.visit("/home"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ObjectInMap site = new ObjectInMap();
    Thread first = new Thread(() -> site.visitLocked("/home"));
    Thread second = new Thread(() -> site.visitLocked("/home"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
