// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.random;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the two threads of a program access, and which of that races. Twins of programs tell it, on
 * one thread: first they say for which of the two they act.
 */
public final class AccessLog {
  private static AccessLog current;

  private final int[][] clocks = {{1, 0}, {0, 1}};
  private final Map<Integer, int[]> released = new HashMap<>();

  /** Equal ones, as loops make them, are there once. */
  private final Map<Object, Map<Object, Set<Access>>> accesses = new IdentityHashMap<>();

  private int thread;

  /** An access at a line of the source; its thread's time, and what it knew of the other's. */
  private record Access(int thread, int line, boolean writes, int time, int known) {
    boolean isOrderedBefore(Access later) {
      return thread == later.thread || time <= later.known;
    }

    String place() {
      return line + (writes ? " write" : " read");
    }
  }

  /** Two accesses that race, and what they race on. */
  public record Race(String subject, Set<String> places) {
    public static Race of(String subject, String one, String other) {
      return new Race(subject, new HashSet<>(List.of(one, other)));
    }
  }

  /** Everything is told to a new log from now on. */
  public static AccessLog begin() {
    current = new AccessLog();
    return current;
  }

  public void actFor(int number) {
    thread = number;
  }

  public static void acquire(int lock) {
    int[] before = current.released.getOrDefault(lock, new int[2]);
    int[] mine = current.clocks[current.thread];
    mine[0] = Math.max(mine[0], before[0]);
    mine[1] = Math.max(mine[1], before[1]);
  }

  public static void release(int lock) {
    int[] clock = current.released.computeIfAbsent(lock, ignored -> new int[2]);
    int[] mine = current.clocks[current.thread];
    clock[0] = Math.max(clock[0], mine[0]);
    clock[1] = Math.max(clock[1], mine[1]);
    mine[current.thread]++;
  }

  private void note(Object object, Object part, boolean writes, int line) {
    int[] clock = clocks[thread];
    Access access = new Access(thread, line, writes, clock[thread], clock[1 - thread]);
    accesses
        .computeIfAbsent(object, ignored -> new HashMap<>())
        .computeIfAbsent(part, ignored -> new LinkedHashSet<>())
        .add(access);
  }

  public static int get(int[] array, int index, int line) {
    int value = array[index];
    current.note(array, index, false, line);
    return value;
  }

  public static long get(long[] array, int index, int line) {
    long value = array[index];
    current.note(array, index, false, line);
    return value;
  }

  public static byte get(byte[] array, int index, int line) {
    byte value = array[index];
    current.note(array, index, false, line);
    return value;
  }

  public static short get(short[] array, int index, int line) {
    short value = array[index];
    current.note(array, index, false, line);
    return value;
  }

  public static double get(double[] array, int index, int line) {
    double value = array[index];
    current.note(array, index, false, line);
    return value;
  }

  public static double[] get(double[][] array, int index, int line) {
    double[] value = array[index];
    current.note(array, index, false, line);
    return value;
  }

  public static void set(int[] array, int index, int value, int line) {
    array[index] = value;
    current.note(array, index, true, line);
  }

  public static void set(long[] array, int index, long value, int line) {
    array[index] = value;
    current.note(array, index, true, line);
  }

  public static void set(byte[] array, int index, byte value, int line) {
    array[index] = value;
    current.note(array, index, true, line);
  }

  public static void set(short[] array, int index, short value, int line) {
    array[index] = value;
    current.note(array, index, true, line);
  }

  public static void set(double[] array, int index, double value, int line) {
    array[index] = value;
    current.note(array, index, true, line);
  }

  /** A library call accesses a stretch of elements. */
  public static void range(Object array, int from, int to, boolean writes, int line) {
    for (int index = from; index < to; index++) {
      current.note(array, index, writes, line);
    }
  }

  /** A field has just been read. */
  public static int read(Object owner, String field, int value, int line) {
    current.note(owner, field, false, line);
    return value;
  }

  /** The same for a field that holds an object. */
  public static <T> T read(Object owner, String field, T value, int line) {
    current.note(owner, field, false, line);
    return value;
  }

  public static <T> T written(Object owner, String field, T value, int line) {
    current.note(owner, field, true, line);
    return value;
  }

  /** A field is about to be written, unless there is no object. */
  public static int written(Object owner, String field, int value, int line) {
    if (owner != null) {
      current.note(owner, field, true, line);
    }
    return value;
  }

  /** All pairs of accesses that race. */
  public Set<Race> races() {
    Set<Race> races = new HashSet<>();
    accesses.forEach(
        (object, parts) ->
            parts.forEach((part, all) -> addRaces(races, subject(object, part), all)));
    return races;
  }

  private static void addRaces(Set<Race> races, String subject, Set<Access> accesses) {
    List<Access> all = List.copyOf(accesses);
    for (int later = 1; later < all.size(); later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        Access first = all.get(earlier);
        Access second = all.get(later);
        if ((first.writes || second.writes) && !first.isOrderedBefore(second)) {
          races.add(Race.of(subject, first.place(), second.place()));
        }
      }
    }
  }

  private static String subject(Object object, Object part) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return type.getTypeName();
    }
    return (object instanceof Class<?> owner ? owner : type).getName() + "." + part;
  }
}
