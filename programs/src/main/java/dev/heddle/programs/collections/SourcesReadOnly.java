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
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/** Threads fill collections that are safe to share from ones that nobody changes any more. */
public final class SourcesReadOnly {
  private static final Map<String, String> MAP = new HashMap<>(Map.of("a", "b"));
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b"));
  private static final ConcurrentMap<String, String> SHARED_MAP = new ConcurrentHashMap<>();
  private static final Vector<String> SHARED_VECTOR = new Vector<>();
  private static final List<String> SHARED_LIST = new CopyOnWriteArrayList<>();
  private static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(SourcesReadOnly::fill, SourcesReadOnly::fill, SourcesReadOnly::drain);
    System.out.println("done");
  }

  private static void fill() {
    for (int i = 0; i < 20; i++) {
      SHARED_MAP.putAll(MAP);
      SHARED_MAP.putAll(SHARED_MAP);
      SHARED_VECTOR.addAll(LIST);
      SHARED_VECTOR.containsAll(LIST);
      SHARED_LIST.addAll(LIST);
      SHARED_LIST.removeAll(SHARED_VECTOR);
      QUEUE.addAll(LIST);
      String text = Objects.toString(MAP);
    }
  }

  private static void drain() {
    for (int i = 0; i < 20; i++) {
      List<String> own = new ArrayList<>();
      QUEUE.drainTo(own);
      own.clear();
    }
  }
}
