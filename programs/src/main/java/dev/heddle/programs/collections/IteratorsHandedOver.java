// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Vector;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Iterators that threads step in turn, in order, or each its own of one collection. */
public final class IteratorsHandedOver {
  private static final List<Integer> NUMBERS = IntStream.range(0, 200).boxed().toList();
  private static final List<Integer> LIST = new ArrayList<>(NUMBERS);
  private static final Map<Integer, Integer> MAP = new ConcurrentHashMap<>();
  private static final Iterator<Integer> LOCKED = LIST.iterator();
  private static final Enumeration<Integer> SYNCHRONISED = new Vector<>(LIST).elements();
  private static final Iterator<Integer> NOTHING = Collections.emptyIterator();
  private static final BlockingQueue<Iterator<Integer>> QUEUE = new LinkedBlockingQueue<>();

  private static Iterator<Integer> handedOn;

  public static void main(String[] args) throws Exception {
    for (int number : NUMBERS) {
      MAP.put(number, number);
    }
    handedOn = new HashMap<>(MAP).keySet().iterator();
    handedOn.next();
    Threads.run(IteratorsHandedOver::inTurn, IteratorsHandedOver::inTurn);
    Threads.run(IteratorsHandedOver::eachItsOwn, IteratorsHandedOver::eachItsOwn);
    Threads.run(IteratorsHandedOver::put, IteratorsHandedOver::take);
    Threads.run(IteratorsHandedOver::goOn);
    Spliterator<Integer> half = LIST.spliterator();
    half.tryAdvance(number -> {});
    int sum = StreamSupport.stream(half, true).mapToInt(number -> number).sum();
    System.out.println(sum + " " + handedOn.hasNext());
  }

  private static void inTurn() {
    for (int i = 0; i < 50; i++) {
      synchronized (LOCKED) {
        if (LOCKED.hasNext()) {
          LOCKED.next();
        }
      }
      // Steps and counts under the lock of the vector.
      SYNCHRONISED.nextElement();
      if (NOTHING.hasNext()) {
        throw new AssertionError();
      }
    }
  }

  private static void eachItsOwn() {
    int sum = 0;
    for (int number : LIST) {
      sum += number;
    }
    for (Map.Entry<Integer, Integer> entry : MAP.entrySet()) {
      sum += entry.getKey();
    }
    Iterator<Integer> passedOn = NUMBERS.iterator();
    while (passedOn.hasNext()) {
      sum += next(passedOn);
    }
  }

  private static int next(Iterator<Integer> iterator) {
    return iterator.next();
  }

  private static void put() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      Iterator<Integer> iterator = LIST.iterator();
      iterator.next();
      QUEUE.put(iterator);
    }
  }

  private static void take() throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      Iterator<Integer> iterator = QUEUE.take();
      iterator.next();
    }
  }

  private static void goOn() {
    handedOn.next();
  }
}
