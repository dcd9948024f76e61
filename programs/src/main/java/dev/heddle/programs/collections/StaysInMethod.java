// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Builders, collections and iterators that never leave the method that makes them: no race. */
public final class StaysInMethod {
  public static void main(String[] args) throws Exception {
    Threads.run(StaysInMethod::work, StaysInMethod::work);
    System.out.println("done");
  }

  private static void work() {
    int sum = 0;
    for (int round = 0; round < 50; round++) {
      sum += text(round).length() + words(round) + counts(round) + waiting(round);
    }
    if (sum == 0) {
      throw new AssertionError();
    }
  }

  private static String text(int round) {
    StringBuilder text = new StringBuilder("round ");
    for (int i = 0; i < 3; i++) {
      text.append(i).append(' ').append(round % 2 == 0 ? "even" : "odd");
    }
    return text.insert(0, '<').append('>').toString();
  }

  private static int words(int round) {
    List<String> words = new ArrayList<>();
    try {
      for (int i = 0; i < round % 7; i++) {
        words.add("word " + i);
      }
      words.remove(0);
    } catch (IndexOutOfBoundsException e) {
      words.add(e.getClass().getName());
    }
    Iterator<String> each = words.iterator();
    while (each.hasNext()) {
      if (each.next().endsWith("3")) {
        each.remove();
      }
    }
    return words.size();
  }

  private static int counts(int round) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int i = 0; i < 20; i++) {
      counts.put(i % (round + 1), counts.getOrDefault(i % (round + 1), 0) + 1);
    }
    int most = 0;
    for (Map.Entry<Integer, Integer> each : counts.entrySet()) {
      most = Math.max(most, each.getValue());
    }
    TreeSet<Integer> keys = new TreeSet<>(counts.keySet());
    return most + keys.size();
  }

  private static int waiting(int round) {
    Deque<Integer> waiting = new ArrayDeque<>();
    waiting.push(round);
    int seen = 0;
    while (!waiting.isEmpty()) {
      int next = waiting.pop();
      seen++;
      if (next > 1) {
        waiting.push(next / 2);
      }
    }
    return seen;
  }
}
