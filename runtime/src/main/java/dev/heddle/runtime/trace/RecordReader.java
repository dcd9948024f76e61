// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.runtime.event.Place;
import java.util.Arrays;

/** Turns the records of one block after the other into events. */
final class RecordReader {
  private final DefinitionReader definitions = new DefinitionReader();
  private final Bases bases = new Bases();

  /** The part that was accessed last, by shape. */
  private int[] lastParts = new int[256];

  /** Tells all events of a block. */
  void read(RecordBytes in, TraceEvents to) throws DamagedException {
    while (in.hasMore()) {
      int operation = in.one();
      if (operation >= TraceFormat.ACCESS) {
        access(operation, in, to);
      } else if (operation == TraceFormat.ACTOR) {
        bases.turnTo(bases.actor() + in.signed());
      } else if (!definitions.read(operation, in)) {
        event(operation, in, to);
      }
    }
  }

  private void access(int operation, RecordBytes in, TraceEvents to) throws DamagedException {
    if (operation >= TraceFormat.ACCESS + 2 * TraceFormat.RANGE) {
      throw unknown(operation);
    }
    int shape = definitions.shape(in);
    if (shape >= lastParts.length) {
      lastParts = Arrays.copyOf(lastParts, 2 * shape);
    }
    if (is(operation, TraceFormat.OTHER_OBJECT)) {
      relative(Bases.OBJECT, in);
    }
    if (is(operation, TraceFormat.OTHER_PART)) {
      lastParts[shape] = part(lastParts[shape] + in.signed());
    }
    long section = is(operation, TraceFormat.IN_SECTION) ? relative(Bases.SECTION, in) : 0;
    int first = lastParts[shape];
    int step = 1;
    int count = 1;
    if (is(operation, TraceFormat.RANGE)) {
      step = in.signedInt();
      count = in.below(Integer.MAX_VALUE + 1L);
      int last = part(first + (count - 1L) * step);
      first = Math.min(first, last);
      step = Math.abs(step);
    }
    if (count > 0 && step > 0) {
      long object = bases.get(Bases.OBJECT);
      to.accessed(bases.actor(), definitions.shape(shape), object, first, step, count, section);
    }
  }

  private void event(int operation, RecordBytes in, TraceEvents to) throws DamagedException {
    long actor = bases.actor();
    switch (operation) {
      case TraceFormat.BEGIN -> {
        Place startedAt = definitions.place(in);
        to.begin(actor, in.text(), startedAt);
      }
      case TraceFormat.RENAMED -> to.renamed(actor, in.text());
      case TraceFormat.LOCK_NAMED -> to.lockNamed(relative(Bases.LOCK, in), in.text());
      case TraceFormat.STARTED -> to.started(actor, relative(Bases.ACTOR, in));
      case TraceFormat.ENDED -> to.ended(actor);
      case TraceFormat.JOINED -> to.joined(actor, relative(Bases.ACTOR, in));
      case TraceFormat.LOCKED,
          TraceFormat.LOCKED | TraceFormat.SHARED,
          TraceFormat.LOCKED | TraceFormat.MAY_WAIT,
          TraceFormat.LOCKED | TraceFormat.SHARED | TraceFormat.MAY_WAIT ->
          to.locked(
              actor,
              relative(Bases.LOCK, in),
              is(operation, TraceFormat.SHARED),
              is(operation, TraceFormat.MAY_WAIT),
              definitions.place(in));
      case TraceFormat.UNLOCKED, TraceFormat.UNLOCKED | TraceFormat.SHARED ->
          to.unlocked(actor, relative(Bases.LOCK, in), is(operation, TraceFormat.SHARED));
      case TraceFormat.WAITS, TraceFormat.WAITS | TraceFormat.LAST ->
          to.waits(
              actor,
              relative(Bases.LOCK, in),
              is(operation, TraceFormat.LAST),
              definitions.place(in));
      case TraceFormat.ACQUIRED, TraceFormat.ACQUIRED | TraceFormat.IS_LOCK ->
          to.acquired(actor, relative(Bases.CHANNEL, in), is(operation, TraceFormat.IS_LOCK));
      case TraceFormat.RELEASED, TraceFormat.RELEASED | TraceFormat.IS_LOCK ->
          to.released(actor, relative(Bases.CHANNEL, in), is(operation, TraceFormat.IS_LOCK));
      case TraceFormat.WITHDRAWN -> to.withdrawn(actor, relative(Bases.CHANNEL, in));
      case TraceFormat.ACQUIRED_ALL -> to.acquiredAll(actor);
      case TraceFormat.BEGINNING ->
          to.beginning(actor, relative(Bases.OBJECT, in), part(in.number()));
      case TraceFormat.VALIDATING ->
          to.validating(actor, relative(Bases.SECTION, in), relative(Bases.CHANNEL, in));
      case TraceFormat.RESOLVED, TraceFormat.RESOLVED | TraceFormat.COUNTS ->
          to.resolved(relative(Bases.SECTION, in), is(operation, TraceFormat.COUNTS));
      default -> to.forgotten(mortal(operation), relative(Bases.DEAD, in));
    }
  }

  private static Mortal mortal(int operation) throws DamagedException {
    Mortal[] sorts = Mortal.values();
    int sort = operation - TraceFormat.FORGOTTEN;
    if (sort < 0 || sort >= sorts.length) {
      throw unknown(operation);
    }
    return sorts[sort];
  }

  private long relative(int sort, RecordBytes in) throws DamagedException {
    long number = bases.get(sort) + in.signed();
    bases.set(sort, number);
    return number;
  }

  private static int part(long number) throws DamagedException {
    if (number < 0 || number >= Integer.MAX_VALUE) {
      throw new DamagedException("no object has a part " + number);
    }
    return (int) number;
  }

  private static boolean is(int operation, int flag) {
    return (operation & flag) != 0;
  }

  private static DamagedException unknown(int operation) {
    return new DamagedException("there is no record of kind " + operation);
  }
}
