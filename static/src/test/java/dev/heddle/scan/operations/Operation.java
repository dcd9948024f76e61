// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import java.util.Locale;

/**
 * A way to have the program's code run by other threads, with a program that does so.
 *
 * @param name how the documentation calls it
 * @param code statements in which {@code HIT} stands for what races
 * @param isExpected whether there is a race at all: not if the code runs in order
 */
record Operation(String name, String code, boolean isExpected) {
  /** What each program is made of; {@code count} is what races. */
  static final String FRAME =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.function.*;
      import java.util.stream.*;
      @SuppressWarnings({"unchecked", "rawtypes"})
      public class Programs {
        static int count;
        static <T> T hit(T value) { count++; return value; }
        static int hit(int value) { count++; return value; }
        static long hit(long value) { count++; return value; }
        static double hit(double value) { count++; return value; }
        static boolean hit(boolean value) { count++; return value; }
        static synchronized <T> T locked(T value) { count++; return value; }
        static synchronized int locked(int value) { count++; return value; }
        static synchronized long locked(long value) { count++; return value; }
        static synchronized double locked(double value) { count++; return value; }
        static synchronized boolean locked(boolean value) { count++; return value; }
        static List<Object> list() {
          List<Object> list = new ArrayList<>();
          for (int i = 0; i < 9; i++) { list.add(new Object()); }
          return list;
        }
        static ConcurrentHashMap map() {
          ConcurrentHashMap map = new ConcurrentHashMap();
          for (int i = 0; i < 9; i++) { map.put(new Object(), new Object()); }
          return map;
        }
        static ExecutorService executor() { return Executors.newFixedThreadPool(4); }
        static ScheduledExecutorService scheduler() { return Executors.newScheduledThreadPool(4); }
        static CompletableFuture future() { return CompletableFuture.supplyAsync(() -> 1); }
        static class hitItem implements Comparable<hitItem> {
          @Override public int hashCode() { return hit(1); }
          @Override public boolean equals(Object other) { return hit(true); }
          @Override public int compareTo(hitItem other) { return hit(1); }
        }
        static List<hitItem> hitItems() {
          List<hitItem> items = new ArrayList<>();
          for (int i = 0; i < 9; i++) { items.add(new hitItem()); }
          return items;
        }
        static class lockedItem implements Comparable<lockedItem> {
          @Override public int hashCode() { return locked(1); }
          @Override public boolean equals(Object other) { return locked(true); }
          @Override public int compareTo(lockedItem other) { return locked(1); }
        }
        static List<lockedItem> lockedItems() {
          List<lockedItem> items = new ArrayList<>();
          for (int i = 0; i < 9; i++) { items.add(new lockedItem()); }
          return items;
        }
        %s
      }
      """;

  /** The variants of the program, each a method. */
  enum Variant {
    /** Nothing keeps accesses apart. */
    RACY,
    /** A lock does. */
    LOCKED,
    /** Streams that are not parallel. */
    SEQUENTIAL
  }

  /** Its row in the table of the documentation. */
  String row() {
    return "| `" + name + "` | " + (isExpected ? "found" : "in order") + " |";
  }

  boolean has(Variant variant) {
    return variant != Variant.SEQUENTIAL
        || code.contains(".parallel()")
        || code.contains(".parallelStream()");
  }

  static String method(Variant variant, int number) {
    return variant.name().toLowerCase(Locale.ROOT) + number;
  }

  String method(Variant variant, String name) {
    String body =
        variant == Variant.SEQUENTIAL
            ? code.replace(".parallelStream()", ".stream()").replace(".parallel()", "")
            : code;
    return "static void "
        + name
        + "() throws Exception { "
        + body.replace("HIT", variant == Variant.LOCKED ? "locked" : "hit")
        + " }\n";
  }
}
