// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/** Collections of the program that lock themselves, handed to the library, which calls them. */
public final class SynchronizedSubclassAsArgument {
  private static final Numbers LIST = new Numbers();
  private static final List<Integer> VIEW = Collections.unmodifiableList(LIST);
  private static final Counts MAP = new Counts();
  private static final Statistics STATISTICS = new Statistics();

  private static final class Numbers extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;

    @Override
    public synchronized boolean add(Integer number) {
      return super.add(number);
    }

    @Override
    public synchronized Integer get(int index) {
      return super.get(index);
    }

    @Override
    public synchronized int size() {
      return super.size();
    }

    @Override
    public synchronized int hashCode() {
      return super.size();
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public synchronized String toString() {
      return "numbers: " + super.size();
    }

    @Override
    public synchronized Object[] toArray() {
      return super.toArray();
    }

    @Override
    public synchronized Iterator<Integer> iterator() {
      return List.of(super.size()).iterator();
    }
  }

  private static final class Counts extends HashMap<String, Integer> {
    private static final long serialVersionUID = 1;

    @Override
    public synchronized Integer put(String key, Integer count) {
      return super.put(key, count);
    }

    @Override
    public synchronized int size() {
      return super.size();
    }

    @Override
    public synchronized Set<Map.Entry<String, Integer>> entrySet() {
      return new HashSet<>(super.entrySet());
    }
  }

  private static final class Statistics extends IntSummaryStatistics {
    @Override
    public synchronized void accept(int value) {
      super.accept(value);
    }

    @Override
    public synchronized String toString() {
      return super.toString();
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.run(SynchronizedSubclassAsArgument::change, SynchronizedSubclassAsArgument::hand);
    System.out.println("done");
  }

  private static void change() {
    for (int i = 0; i < 100; i++) {
      LIST.add(i);
      MAP.put("" + i, i);
      STATISTICS.accept(i);
    }
  }

  private static void hand() {
    for (int i = 0; i < 10; i++) {
      int length = Objects.toString(LIST).length() + String.valueOf(LIST).length();
      length += Objects.hashCode(LIST) + new StringBuilder().append(LIST).length();
      length += new CopyOnWriteArrayList<>(LIST).size() + new ArrayList<>(LIST).size();
      BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(i));
      queue.drainTo(LIST);
      length += new ConcurrentHashMap<>(MAP).size() + Objects.toString(STATISTICS).length();
      length += VIEW.size() + VIEW.get(0);
      if (length == 0) {
        throw new AssertionError();
      }
    }
  }
}
