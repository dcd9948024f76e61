// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Concurrent maps and synchronized collections. */
final class CollectionEdges {
  private CollectionEdges() {}

  static void run() throws Exception {
    maps("ConcurrentHashMap", new ConcurrentHashMap<>());
    maps("ConcurrentSkipListMap", new ConcurrentSkipListMap<>());
    hashMap();
    skipList();
    wrappers();
    piped();
  }

  private static void maps(String name, ConcurrentMap<String, Object> map) throws Exception {
    Edges.ordered(name + " put, get", () -> map.put("a", 1), () -> map.get("a"));
    Edges.ordered(name + " replace, get", () -> map.put("a", 2), () -> map.get("a"));
    Edges.ordered(
        name + " putIfAbsent, containsKey",
        () -> map.putIfAbsent("b", 1),
        () -> map.containsKey("b"));
    Edges.ordered(
        name + " compute, merge",
        () -> map.compute("a", (k, v) -> 5),
        () -> map.merge("a", 1, (x, y) -> 7));
    Edges.ordered(
        name + " put, iteration",
        () -> map.put("c", 1),
        () -> {
          for (String key : map.keySet()) {
            key.length();
          }
        });
    Edges.ordered(
        name + " put, values", () -> map.put("c", 2), () -> map.values().forEach(v -> {}));
    Edges.ordered(name + " remove, get", () -> map.remove("a"), () -> map.get("a"));
    Edges.ordered(
        name + " remove, putIfAbsent", () -> map.remove("b"), () -> map.putIfAbsent("b", 2));
    Edges.ordered(name + " remove, isEmpty", map::clear, map::isEmpty);
    Edges.ordered(
        name + " computeIfAbsent, get", () -> map.computeIfAbsent("d", k -> 1), () -> map.get("d"));
  }

  private static void hashMap() throws Exception {
    ConcurrentHashMap<Integer, Object> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 100; i++) {
      map.put(i, i);
    }
    Edges.unordered("put, get of another key", () -> map.put(1, "x"), () -> map.get(2));
    Edges.unordered("put, put of another key", () -> map.put(3, "x"), () -> map.put(4, "y"));
    Edges.unordered("get, get", () -> map.get(5), () -> map.get(5));
    Edges.unordered("new keys", () -> map.put(1001, "x"), () -> map.putIfAbsent(1002, "y"));
    Edges.unordered("put, missing get", () -> map.put(1003, "x"), () -> map.get(5000));
    Edges.ordered("bulk forEach", () -> map.put(7, "z"), () -> map.forEach(1, (k, v) -> {}));
    Edges.ordered(
        "bulk reduce", () -> map.put(8, "z"), () -> map.reduceValues(1, v -> v, (x, y) -> x));
    ConcurrentHashMap<String, Object> computed = new ConcurrentHashMap<>();
    Edges.ordered(
        "compute that removes, compute",
        () -> computed.compute("a", (k, v) -> null),
        () -> computed.compute("a", (k, v) -> "x"));
    Set<String> set = ConcurrentHashMap.newKeySet();
    Edges.ordered("newKeySet", () -> set.add("x"), () -> set.contains("x"));
    ConcurrentHashMap<Integer, Integer> grown = new ConcurrentHashMap<>();
    Edges.ordered(
        "growth",
        () -> {
          for (int i = 0; i < 2000; i++) {
            grown.put(i, i);
          }
        },
        () -> grown.get(1234));
    ConcurrentHashMap<Colliding, Integer> tree = new ConcurrentHashMap<>();
    Edges.ordered(
        "tree bins",
        () -> {
          for (int i = 0; i < 100; i++) {
            tree.put(new Colliding(i), i);
          }
        },
        () -> tree.get(new Colliding(50)));
  }

  private record Colliding(int number) {
    @Override
    public int hashCode() {
      return 7;
    }
  }

  private static void skipList() throws Exception {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    Edges.ordered("put, firstEntry", () -> map.put(1, "x"), map::firstEntry);
    Edges.ordered("put, pollFirstEntry", () -> map.put(0, "x"), map::pollFirstEntry);
    Edges.ordered("put, lastKey", () -> map.put(9, "x"), map::lastKey);
    Edges.ordered("put, ceilingEntry", () -> map.put(5, "x"), () -> map.ceilingEntry(4));
    Edges.ordered(
        "put, subMap", () -> map.put(6, "x"), () -> map.subMap(2, 8).forEach((k, v) -> {}));
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    Edges.ordered("skip list set", () -> set.add(1), () -> set.contains(1));
    Edges.ordered("skip list first", () -> set.add(0), set::pollFirst);
  }

  private static void wrappers() throws Exception {
    Vector<String> vector = new Vector<>();
    Edges.ordered("Vector", () -> vector.add("x"), () -> vector.get(0));
    Stack<String> stack = new Stack<>();
    Edges.ordered("Stack", () -> stack.push("x"), stack::pop);
    Hashtable<String, String> table = new Hashtable<>();
    Edges.ordered("Hashtable", () -> table.put("x", "y"), () -> table.get("x"));
    StringBuffer buffer = new StringBuffer();
    Edges.ordered("StringBuffer", () -> buffer.append(1), buffer::length);
    List<String> list = Collections.synchronizedList(new ArrayList<>());
    Edges.ordered("synchronizedList", () -> list.add("x"), () -> list.get(0));
    Map<String, String> map = Collections.synchronizedMap(new HashMap<>());
    Edges.ordered("synchronizedMap", () -> map.put("x", "y"), () -> map.get("x"));
    Edges.ordered("synchronizedMap keys", () -> map.put("x", "z"), () -> map.keySet().size());
    Set<String> set = Collections.synchronizedSet(new HashSet<>());
    Edges.ordered("synchronizedSet", () -> set.add("x"), () -> set.contains("x"));
  }

  private static void piped() throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Edges.together(
        "piped streams",
        () -> {
          out.write(1);
          out.flush();
        },
        in::read);
  }
}
