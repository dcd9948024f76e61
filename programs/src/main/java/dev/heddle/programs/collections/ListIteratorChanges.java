// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

/** Iterators add to their collections, and remove from them, while another thread reads. */
public final class ListIteratorChanges {
  private static final List<String> ADDED_TO = new ArrayList<>(List.of("a", "b"));
  private static final List<String> REMOVED_FROM = new ArrayList<>(List.of("a", "b"));
  private static final List<String> SET = new ArrayList<>(List.of("a", "b"));
  private static final List<String> PART = new ArrayList<>(List.of("a", "b"));
  private static final Map<String, String> MAP = new HashMap<>(Map.of("a", "b"));

  public static void main(String[] args) throws Exception {
    ListIterator<String> adding = ADDED_TO.listIterator();
    ListIterator<String> removing = REMOVED_FROM.listIterator();
    ListIterator<String> setting = SET.listIterator();
    ListIterator<String> ofPart = PART.subList(0, 1).listIterator();
    Iterator<String> ofKeys = MAP.keySet().iterator();
    Threads.inOrder(() -> add(adding), ListIteratorChanges::size);
    removing.next();
    Threads.inOrder(() -> remove(removing), ListIteratorChanges::get);
    setting.next();
    Threads.inOrder(() -> set(setting), ListIteratorChanges::search);
    Threads.inOrder(() -> addToPart(ofPart), ListIteratorChanges::isEmpty);
    Threads.inOrder(ListIteratorChanges::put, () -> next(ofKeys));
    System.out.println("done");
  }

  private static void add(ListIterator<String> iterator) {
    iterator.add("c"); // race: java.util.ArrayList
  }

  private static void size() {
    int size = ADDED_TO.size(); // race: java.util.ArrayList
  }

  private static void remove(ListIterator<String> iterator) {
    iterator.remove(); // race: java.util.ArrayList
  }

  private static void get() {
    String element = REMOVED_FROM.get(0); // race: java.util.ArrayList
  }

  private static void set(ListIterator<String> iterator) {
    iterator.set("c"); // race: java.util.ArrayList
  }

  private static void search() {
    int index = SET.indexOf("b"); // race: java.util.ArrayList
  }

  private static void addToPart(ListIterator<String> iterator) {
    iterator.add("c"); // race: java.util.ArrayList
  }

  private static void isEmpty() {
    boolean empty = PART.isEmpty(); // race: java.util.ArrayList
  }

  private static void put() {
    MAP.put("a", "c"); // race: java.util.HashMap
  }

  private static void next(Iterator<String> iterator) {
    String key = iterator.next(); // race: java.util.HashMap
  }
}
