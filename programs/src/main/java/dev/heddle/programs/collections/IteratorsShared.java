// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Two threads step one iterator, as a list of work to be done, of collections nobody changes. */
public final class IteratorsShared {
  private static final List<String> WORK = new ArrayList<>(List.of("a", "b", "c", "d"));
  private static final Map<String, String> MAP = Map.of("a", "1", "b", "2", "c", "3");

  private static final Iterator<String> OF_LIST = WORK.iterator();
  private static final Iterator<String> ASKED = WORK.iterator();
  private static final Iterator<String> IN_WRAPPER = Collections.unmodifiableList(WORK).iterator();
  private static final Iterator<String> OF_KEYS = new HashMap<>(MAP).keySet().iterator();
  private static final Iterator<String> OF_DEQUE = new ArrayDeque<>(WORK).iterator();
  private static final Iterator<String> OF_STREAM = Stream.of("a", "b", "c").iterator();
  private static final PrimitiveIterator.OfInt OF_INTS = IntStream.range(0, 9).iterator();
  private static final Iterator<String> OF_SAFE_MAP =
      new ConcurrentHashMap<>(MAP).values().iterator();
  private static final Iterator<String> OF_SAFE_LIST = new CopyOnWriteArrayList<>(WORK).iterator();
  private static final Iterator<String> OF_CONSTANTS = List.of("a", "b", "c").iterator();
  private static final Enumeration<String> OF_TABLE = new Hashtable<>(MAP).keys();
  private static final Spliterator<String> SPLITERATOR = WORK.spliterator();

  public static void main(String[] args) throws Exception {
    twice(IteratorsShared::ofList);
    Threads.inOrder(IteratorsShared::step, IteratorsShared::ask);
    twice(IteratorsShared::inWrapper);
    twice(IteratorsShared::ofKeys);
    twice(IteratorsShared::ofDeque);
    twice(IteratorsShared::ofStream);
    twice(IteratorsShared::ofInts);
    twice(IteratorsShared::ofSafeMap);
    twice(IteratorsShared::ofSafeList);
    twice(IteratorsShared::ofConstants);
    twice(IteratorsShared::ofTable);
    twice(IteratorsShared::spliterator);
    System.out.println("done");
  }

  private static void twice(Runnable step) throws InterruptedException {
    Threads.inOrder(step::run, step::run);
  }

  private static void ofList() {
    String element = OF_LIST.next(); // race: java.util.ArrayList$Itr
  }

  private static void step() {
    ASKED.next(); // race: java.util.ArrayList$Itr
  }

  private static void ask() {
    boolean more = ASKED.hasNext(); // race: java.util.ArrayList$Itr
  }

  private static void inWrapper() {
    String element = IN_WRAPPER.next(); // race: java.util.ArrayList$Itr
  }

  private static void ofKeys() {
    String key = OF_KEYS.next(); // race: java.util.HashMap$KeyIterator
  }

  private static void ofDeque() {
    String element = OF_DEQUE.next(); // race: java.util.ArrayDeque$DeqIterator
  }

  private static void ofStream() {
    boolean more = OF_STREAM.hasNext(); // race: java.util.Spliterators$1Adapter
  }

  private static void ofInts() {
    int element = OF_INTS.nextInt(); // race: java.util.Spliterators$2Adapter
  }

  private static void ofSafeMap() {
    OF_SAFE_MAP.next(); // race: java.util.concurrent.ConcurrentHashMap$ValueIterator
  }

  private static void ofSafeList() {
    OF_SAFE_LIST.next(); // race: java.util.concurrent.CopyOnWriteArrayList$COWIterator
  }

  private static void ofConstants() {
    OF_CONSTANTS.next(); // race: java.util.ImmutableCollections$ListItr
  }

  private static void ofTable() {
    OF_TABLE.nextElement(); // race: java.util.Hashtable$Enumerator
  }

  private static void spliterator() {
    SPLITERATOR.tryAdvance(element -> {}); // race: java.util.ArrayList$ArrayListSpliterator
  }
}
