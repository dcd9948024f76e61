// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Atomic variables, by access mode. */
final class AtomicEdges {
  private AtomicEdges() {}

  static void run() throws Exception {
    integers();
    failures();
    modes();
    others();
    arrays();
    adders();
  }

  private static void integers() throws Exception {
    AtomicInteger i = new AtomicInteger();
    Edges.ordered("AtomicInteger set, get", () -> i.set(1), i::get);
    AtomicInteger j = new AtomicInteger();
    Edges.ordered("incrementAndGet twice", j::incrementAndGet, j::incrementAndGet);
    AtomicInteger k = new AtomicInteger();
    Edges.ordered("updateAndGet", () -> k.updateAndGet(x -> x + 1), () -> k.getAndUpdate(x -> x));
    AtomicInteger l = new AtomicInteger();
    Edges.ordered("compareAndSet, get", () -> l.compareAndSet(0, 1), l::get);
    AtomicInteger m = new AtomicInteger();
    Edges.ordered("lazySet, getAcquire", () -> m.lazySet(1), m::getAcquire);
    AtomicInteger n = new AtomicInteger();
    Edges.ordered("set, failed compareAndSet", () -> n.set(1), () -> n.compareAndSet(0, 2));
    AtomicInteger o = new AtomicInteger();
    Edges.ordered(
        "compareAndExchange twice",
        () -> o.compareAndExchange(0, 1),
        () -> o.compareAndExchange(1, 2));
    AtomicInteger p = new AtomicInteger();
    AtomicInteger q = new AtomicInteger();
    Edges.unordered("two AtomicIntegers", p::incrementAndGet, q::incrementAndGet);
    Edges.unordered("get twice", p::get, p::get);
  }

  private static void failures() throws Exception {
    AtomicInteger i = new AtomicInteger(5);
    Edges.unordered("failed compareAndSet, get", () -> i.compareAndSet(0, 1), i::get);
    AtomicLong l = new AtomicLong(5);
    Edges.unordered("failed long compareAndSet, get", () -> l.compareAndSet(0, 1), l::get);
    AtomicReference<String> r = new AtomicReference<>("a");
    Edges.unordered(
        "failed reference compareAndExchange, get", () -> r.compareAndExchange("b", "c"), r::get);
    AtomicBoolean b = new AtomicBoolean(true);
    Edges.unordered("failed boolean compareAndSet", () -> b.compareAndSet(false, true), b::get);
    AtomicInteger c = new AtomicInteger(7);
    if (c.compareAndExchange(3, 4) != 7 || c.compareAndExchange(7, 8) != 7 || c.get() != 8) {
      Edges.problem("compareAndExchange gives a wrong witness");
    }
    AtomicLong d = new AtomicLong(7);
    if (d.compareAndExchange(3, 4) != 7 || d.compareAndExchange(7, 8) != 7 || d.get() != 8) {
      Edges.problem("long compareAndExchange gives a wrong witness");
    }
  }

  private static void modes() throws Exception {
    AtomicInteger i = new AtomicInteger();
    Edges.unordered("setPlain, get", () -> i.setPlain(1), i::get);
    AtomicInteger j = new AtomicInteger();
    Edges.unordered("set, getPlain", () -> j.set(1), j::getPlain);
    AtomicInteger k = new AtomicInteger();
    Edges.unordered("setOpaque, get", () -> k.setOpaque(1), k::get);
    AtomicInteger l = new AtomicInteger();
    Edges.unordered("set, getOpaque", () -> l.set(1), l::getOpaque);
    AtomicInteger m = new AtomicInteger();
    Edges.unordered(
        "weakCompareAndSetPlain", () -> m.weakCompareAndSetPlain(0, 1), m::incrementAndGet);
    AtomicInteger n = new AtomicInteger();
    Edges.unordered(
        "weakCompareAndSetAcquire does not release",
        () -> n.weakCompareAndSetAcquire(0, 1),
        n::get);
    AtomicInteger o = new AtomicInteger();
    Edges.ordered(
        "weakCompareAndSetRelease, get",
        () -> {
          while (!o.weakCompareAndSetRelease(0, 1)) {
            Thread.onSpinWait();
          }
        },
        o::get);
  }

  private static void others() throws Exception {
    AtomicReference<Object> r = new AtomicReference<>();
    Edges.ordered("AtomicReference", () -> r.set("x"), r::get);
    AtomicReference<Object> s = new AtomicReference<>();
    Edges.ordered("getAndSet", () -> s.getAndSet("x"), () -> s.getAndSet(null));
    AtomicBoolean b = new AtomicBoolean();
    Edges.ordered("AtomicBoolean", () -> b.compareAndSet(false, true), b::get);
    AtomicLong l = new AtomicLong();
    Edges.ordered("AtomicLong", l::getAndIncrement, l::longValue);
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 0);
    Edges.ordered(
        "AtomicStampedReference",
        () -> stamped.compareAndSet("a", "b", 0, 1),
        () -> stamped.get(new int[1]));
    AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("a", false);
    Edges.ordered("AtomicMarkableReference", () -> marked.attemptMark("a", true), marked::isMarked);
    AtomicStampedReference<String> missed = new AtomicStampedReference<>("a", 0);
    Edges.unordered(
        "failed stamped compareAndSet",
        () -> missed.compareAndSet("z", "b", 0, 1),
        missed::getReference);
    Random random = new Random();
    Edges.unordered("shared Random", random::nextInt, random::nextInt);
    Edges.unordered("Math.random", Math::random, Math::random);
  }

  private static void arrays() throws Exception {
    AtomicIntegerArray i = new AtomicIntegerArray(4);
    Edges.ordered("AtomicIntegerArray", () -> i.set(1, 1), () -> i.get(1));
    Edges.unordered("other element", () -> i.set(2, 1), () -> i.get(3));
    AtomicLongArray l = new AtomicLongArray(4);
    Edges.ordered("AtomicLongArray", () -> l.compareAndSet(1, 0, 1), () -> l.get(1));
    AtomicReferenceArray<String> r = new AtomicReferenceArray<>(4);
    Edges.ordered("AtomicReferenceArray", () -> r.getAndSet(1, "a"), () -> r.get(1));
    Edges.unordered("failed element", () -> r.compareAndSet(2, "a", "b"), () -> r.get(2));
  }

  private static void adders() throws Exception {
    LongAdder a = new LongAdder();
    Edges.ordered("LongAdder", a::increment, a::sum);
    Edges.unordered("LongAdder adds", a::increment, a::increment);
    DoubleAdder d = new DoubleAdder();
    Edges.ordered("DoubleAdder", () -> d.add(1), d::sum);
    LongAccumulator c = new LongAccumulator(Math::max, 0);
    Edges.ordered("LongAccumulator", () -> c.accumulate(1), c::get);
  }
}
