// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.decisions;

import java.util.function.LongSupplier;

/**
 * Compares two places for a field's shadow: a packed long beside the field, and a reference to an
 * immutable history that many fields share. Hand-written as the weaver would write it.
 *
 * <p>Run with {@code java -cp bench/target/classes dev.heddle.bench.decisions.ShadowLayouts}.
 */
public final class ShadowLayouts {
  private static final int TEMPORARIES = 20_000_000;
  private static final int VISITS = 10_000_000;
  private static final int PASSES_PER_EPOCH = 5;

  private static Plain plainHead;
  private static Packed packedHead;
  private static Referring referringHead;

  private ShadowLayouts() {}

  /** Stands for the run-time's thread state, found by thread id with an identity check. */
  private static final class State {
    private static final State[] TABLE = new State[4096];

    final Thread thread = Thread.currentThread();
    long epoch = 1;
    Shared stamp;

    static State current() {
      Thread thread = Thread.currentThread();
      int index = (int) thread.getId() & (TABLE.length - 1);
      State state = TABLE[index];
      if (state == null || state.thread != thread) {
        state = new State();
        TABLE[index] = state;
      }
      return state;
    }

    Shared stamp() {
      if (stamp == null || stamp.write != epoch) {
        stamp = new Shared(epoch);
      }
      return stamp;
    }
  }

  /** An immutable history. */
  private static final class Shared {
    final long last;
    final long write;

    Shared(long epoch) {
      last = epoch;
      write = epoch;
    }
  }

  private static final class Plain {
    final int value;
    final Plain next;

    Plain(int value, Plain next) {
      this.value = value;
      this.next = next;
    }
  }

  /** With one long a field; a complete one would need a second for the readers. */
  private static final class Packed {
    int value;
    Packed next;
    long valueShadow;
    long nextShadow;

    Packed(int value, Packed next) {
      State state = State.current();
      valueShadow = state.epoch;
      this.value = value;
      nextShadow = state.epoch;
      this.next = next;
    }

    int value(State state) {
      if (valueShadow != state.epoch) {
        valueShadow = state.epoch;
      }
      return value;
    }

    Packed next(State state) {
      if (nextShadow != state.epoch) {
        nextShadow = state.epoch;
      }
      return next;
    }
  }

  /** With one reference a field. */
  private static final class Referring {
    int value;
    Referring next;
    Shared valueShadow;
    Shared nextShadow;

    Referring(int value, Referring next) {
      Shared stamp = State.current().stamp();
      valueShadow = stamp;
      this.value = value;
      nextShadow = stamp;
      this.next = next;
    }

    int value(State state) {
      Shared shadow = valueShadow;
      if (shadow == null || shadow.last != state.epoch) {
        valueShadow = state.stamp();
      }
      return value;
    }

    Referring next(State state) {
      Shared shadow = nextShadow;
      if (shadow == null || shadow.last != state.epoch) {
        nextShadow = state.stamp();
      }
      return next;
    }
  }

  private static long plainTemporaries() {
    long sum = 0;
    for (int i = 0; i < TEMPORARIES; i++) {
      sum += new Plain(i, null).value;
    }
    return sum;
  }

  private static long packedTemporaries() {
    State state = State.current();
    long sum = 0;
    for (int i = 0; i < TEMPORARIES; i++) {
      sum += new Packed(i, null).value(state);
    }
    return sum;
  }

  private static long referringTemporaries() {
    State state = State.current();
    long sum = 0;
    for (int i = 0; i < TEMPORARIES; i++) {
      sum += new Referring(i, null).value(state);
    }
    return sum;
  }

  private static long plainList(int rounds) {
    long sum = 0;
    for (int round = 0; round < rounds * PASSES_PER_EPOCH; round++) {
      for (Plain node = plainHead; node != null; node = node.next) {
        sum += node.value;
      }
    }
    return sum;
  }

  private static long packedList(int rounds) {
    State state = State.current();
    long sum = 0;
    for (int round = 0; round < rounds; round++) {
      state.epoch++;
      for (int pass = 0; pass < PASSES_PER_EPOCH; pass++) {
        for (Packed node = packedHead; node != null; node = node.next(state)) {
          sum += node.value(state);
        }
      }
    }
    return sum;
  }

  private static long referringList(int rounds) {
    State state = State.current();
    long sum = 0;
    for (int round = 0; round < rounds; round++) {
      state.epoch++;
      for (int pass = 0; pass < PASSES_PER_EPOCH; pass++) {
        for (Referring node = referringHead; node != null; node = node.next(state)) {
          sum += node.value(state);
        }
      }
    }
    return sum;
  }

  private static double bestMillis(LongSupplier kernel) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 7; i++) {
      long start = System.nanoTime();
      kernel.getAsLong();
      best = Math.min(best, System.nanoTime() - start);
    }
    return best / 1e6;
  }

  private static void row(String name, LongSupplier plain, LongSupplier packed, LongSupplier ref) {
    System.out.printf(
        "%-22s plain %6.1f ms   packed long %6.1f ms   shared history %6.1f ms%n",
        name, bestMillis(plain), bestMillis(packed), bestMillis(ref));
  }

  public static void main(String[] args) {
    row(
        "temporary objects",
        ShadowLayouts::plainTemporaries,
        ShadowLayouts::packedTemporaries,
        ShadowLayouts::referringTemporaries);
    for (int size : new int[] {1_000, 1_000_000}) {
      plainHead = null;
      packedHead = null;
      referringHead = null;
      for (int i = 0; i < size; i++) {
        plainHead = new Plain(i, plainHead);
        packedHead = new Packed(i, packedHead);
        referringHead = new Referring(i, referringHead);
      }
      int rounds = Math.max(2, VISITS / size / PASSES_PER_EPOCH);
      row(
          "list of " + size,
          () -> plainList(rounds),
          () -> packedList(rounds),
          () -> referringList(rounds));
    }
  }
}
