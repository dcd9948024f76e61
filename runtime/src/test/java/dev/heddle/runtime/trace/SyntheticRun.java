// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The events of a program that there is not: threads that make objects and forget them, work on
 * shared ones under locks, hand over tasks, and go through arrays.
 */
final class SyntheticRun {
  static final int THREADS = 8;
  private static final int SHARED = 5000;
  private static final int ARRAYS = 20;
  private static final int YOUNG = 2000;

  private final TraceWriter writer;
  private final Random random = new Random(42);
  private final List<Place> places = new ArrayList<>();
  private final int[] fields = new int[200];
  private final int array;
  private final int map;

  /** Objects up to the first number are dead, or shared. */
  private long forgotten = SHARED;

  private long newest = SHARED;
  private long nextChannel = SHARED;

  SyntheticRun(TraceWriter writer) {
    this.writer = writer;
    for (int i = 0; i < 3000; i++) {
      places.add(place(i));
    }
    for (int i = 0; i < fields.length; i++) {
      fields[i] = writer.subject(Subject.field("com.acme.shop.Class" + i / 4, "field" + i % 4));
    }
    array = writer.subject(Subject.array("double[]", null));
    map = writer.subject(Subject.library("java.util.HashMap", null));
    for (int actor = 0; actor < THREADS; actor++) {
      writer.begin(actor, "worker-" + actor, places.get(0));
    }
  }

  private Place place(int number) {
    List<Frame> frames = new ArrayList<>();
    for (int depth = 0; depth < 12; depth++) {
      int method = (number >> depth) + depth * 31;
      frames.add(
          new Frame("com.acme.shop.Class" + method % 50, "method" + method, "Class.java", method));
    }
    return new TracedPlace(1_000_003L * number, frames, List.of(), null);
  }

  /** Goes on for so many events or a few more; returns how many it were. */
  long go(long events) {
    long told = 0;
    while (told < events) {
      long actor = random.nextInt(THREADS);
      for (int i = random.nextInt(4); i >= 0; i--) {
        told += step(actor);
      }
    }
    return told;
  }

  private int step(long actor) {
    // A method is a few places in a row, and mostly the same ones again.
    int method = 10 * (int) Math.min(299, Math.abs(random.nextGaussian()) * 60);
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> temporary(actor, method);
      case 3, 4 -> underLock(actor, method);
      case 5 -> elements(actor, method);
      case 6 -> handOver(actor);
      case 7 -> libraryCalls(actor, method);
      default -> shared(actor, method);
    };
  }

  private int temporary(long actor, int method) {
    long object = ++newest;
    for (int i = 0; i < 4; i++) {
      writer.write(
          actor, object, i, field(method, i), MemoryAccess.CONSTRUCTING, places.get(method));
    }
    for (int i = 0; i < 6; i++) {
      long each = object - random.nextInt(3);
      writer.read(actor, each, i % 4, field(method, i % 4), 0, places.get(method + i));
    }
    if (newest - forgotten > YOUNG) {
      writer.forget(Mortal.OBJECT, ++forgotten);
      return 11;
    }
    return 10;
  }

  private int underLock(long actor, int method) {
    long object = random.nextInt(SHARED);
    writer.locked(actor, object, false, true, places.get(method));
    writer.acquired(actor, object, true);
    writer.read(actor, object, 0, field(method, 0), 0, places.get(method + 1));
    writer.write(actor, object, 0, field(method, 0), 0, places.get(method + 2));
    writer.released(actor, object, true);
    writer.unlocked(actor, object, false);
    return 6;
  }

  private int shared(long actor, int method) {
    long object = random.nextInt(SHARED);
    for (int i = 0; i < 5; i++) {
      writer.read(actor, object, i % 4, field(method, i % 4), 0, places.get(method + i));
    }
    return 5;
  }

  private int elements(long actor, int method) {
    long object = random.nextInt(ARRAYS);
    int first = 100 * random.nextInt(100);
    writer.readRange(actor, object, first, 1, 100, array, 0, places.get(method));
    writer.writeRange(actor, object + 1, first, 1, 100, array, 0, places.get(method + 1));
    for (int i = 0; i < 8; i++) {
      writer.read(actor, object, random.nextInt(10_000), array, 0, places.get(method + 2));
    }
    return 10;
  }

  private int handOver(long actor) {
    long channel = ++nextChannel;
    writer.released(actor, channel, false);
    writer.acquired((actor + 1) % THREADS, channel, false);
    writer.forget(Mortal.CHANNEL, channel);
    return 3;
  }

  private int libraryCalls(long actor, int method) {
    long object = random.nextInt(SHARED);
    writer.read(actor, object, 0, map, MemoryAccess.CALL, places.get(method));
    writer.write(actor, object, 0, map, MemoryAccess.CALL, places.get(method + 1));
    return 2;
  }

  private int field(int method, int index) {
    return fields[(method / 10 * 4 + index) % fields.length];
  }
}
