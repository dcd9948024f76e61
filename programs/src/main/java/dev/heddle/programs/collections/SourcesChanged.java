// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/** Collections that are safe to share take their elements from ones that are not. */
public final class SourcesChanged {
  private static final Map<String, String> COPIED = new HashMap<>();
  private static final Map<String, String> PUT = new HashMap<>();
  private static final List<String> ADDED = new ArrayList<>();
  private static final List<String> ADDED_AT_ONCE = new ArrayList<>();
  private static final List<String> TARGET = new ArrayList<>();
  private static final List<String> SHOWN = new ArrayList<>();
  private static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>(List.of("a"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SourcesChanged::changeCopied, SourcesChanged::copy);
    Threads.inOrder(SourcesChanged::changePut, SourcesChanged::putAll);
    Threads.inOrder(SourcesChanged::changeAdded, SourcesChanged::addAll);
    Threads.inOrder(SourcesChanged::changeAddedAtOnce, SourcesChanged::addAllAtOnce);
    Threads.inOrder(SourcesChanged::drain, SourcesChanged::readTarget);
    Threads.inOrder(SourcesChanged::changeShown, SourcesChanged::show);
    System.out.println("done");
  }

  private static void changeCopied() {
    COPIED.put("a", "b"); // race: java.util.HashMap
  }

  private static void copy() {
    new ConcurrentHashMap<>(COPIED); // race: java.util.HashMap
  }

  private static void changePut() {
    PUT.put("a", "b"); // race: java.util.HashMap
  }

  private static void putAll() {
    new ConcurrentHashMap<String, String>().putAll(PUT); // race: java.util.HashMap
  }

  private static void changeAdded() {
    ADDED.add("a"); // race: java.util.ArrayList
  }

  private static void addAll() {
    new Vector<String>().addAll(ADDED); // race: java.util.ArrayList
  }

  private static void changeAddedAtOnce() {
    ADDED_AT_ONCE.add("a"); // race: java.util.ArrayList
  }

  private static void addAllAtOnce() {
    new CopyOnWriteArrayList<String>().addAll(ADDED_AT_ONCE); // race: java.util.ArrayList
  }

  private static void drain() {
    QUEUE.drainTo(TARGET); // race: java.util.ArrayList
  }

  private static void readTarget() {
    int size = TARGET.size(); // race: java.util.ArrayList
  }

  private static void changeShown() {
    SHOWN.add("a"); // race: java.util.ArrayList
  }

  private static void show() {
    String text = Objects.toString(SHOWN); // race: java.util.ArrayList
  }
}
