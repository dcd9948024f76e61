// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Place;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes the events of a run, in the order of the calls. Called by all threads of the checked
 * program.
 *
 * <p>Actors, objects, locks, channels and sections are numbers that the caller gives out, each for
 * one thing only; small and ascending ones make small traces. Sections count from 1. A number may
 * be used before its name is told. A variable is an object and a part of it: a field, an element.
 * Static fields are parts of their class, which is an object, too. Places are null if unknown.
 *
 * <p>When the file cannot be written, or an error comes up inside, tracing stops for good, and the
 * caller is told once: a trace with a gap would show races that are none.
 */
public final class TraceWriter {
  private final TraceOutput file;

  /**
   * Begins a trace.
   *
   * @param out not buffered: each block is written by one call
   */
  public TraceWriter(OutputStream out, TraceHeader header, StopListener listener)
      throws IOException {
    HeaderCodec.write(header, out);
    file = new TraceOutput(new RecordWriter(new BlockWriter(out)), listener);
  }

  /** A number for a field, an array type or a library class; the caller keeps it. */
  public int subject(Subject subject) {
    return file.subject(subject);
  }

  /** There is an actor of that name, and it was started there. */
  public void begin(long actor, String name, Place startedAt) {
    file.append(TraceFormat.BEGIN, actor, RecordWriter.PLACE, file.number(startedAt), name);
  }

  /** The actor has another name by now. */
  public void renamed(long actor, String name) {
    file.append(TraceFormat.RENAMED, actor, RecordWriter.NOTHING, 0, name);
  }

  /** Reports call the lock so: its class and a number. */
  public void lockNamed(long lockNumber, String name) {
    file.append(TraceFormat.LOCK_NAMED, RecordWriter.ANYBODY, Bases.LOCK, lockNumber, name);
  }

  public void started(long parent, long child) {
    file.append(TraceFormat.STARTED, parent, Bases.ACTOR, child);
  }

  public void ended(long actor) {
    file.append(TraceFormat.ENDED, actor, RecordWriter.NOTHING, 0);
  }

  public void joined(long observer, long ended) {
    file.append(TraceFormat.JOINED, observer, Bases.ACTOR, ended);
  }

  public void locked(long actor, long lockNumber, boolean isShared, boolean mayWait, Place place) {
    int operation =
        TraceFormat.LOCKED
            | (isShared ? TraceFormat.SHARED : 0)
            | (mayWait ? TraceFormat.MAY_WAIT : 0);
    file.append(operation, actor, Bases.LOCK, lockNumber, RecordWriter.PLACE, file.number(place));
  }

  public void unlocked(long actor, long lockNumber, boolean isShared) {
    int operation = TraceFormat.UNLOCKED | (isShared ? TraceFormat.SHARED : 0);
    file.append(operation, actor, Bases.LOCK, lockNumber);
  }

  /** The actor waits for ever for a lock of whoever is told next; the last, of who was first. */
  public void waits(long actor, long lockNumber, boolean isLast, Place place) {
    int operation = TraceFormat.WAITS | (isLast ? TraceFormat.LAST : 0);
    file.append(operation, actor, Bases.LOCK, lockNumber, RecordWriter.PLACE, file.number(place));
  }

  public void acquired(long actor, long channel, boolean isLock) {
    int operation = TraceFormat.ACQUIRED | (isLock ? TraceFormat.IS_LOCK : 0);
    file.append(operation, actor, Bases.CHANNEL, channel);
  }

  public void released(long actor, long channel, boolean isLock) {
    int operation = TraceFormat.RELEASED | (isLock ? TraceFormat.IS_LOCK : 0);
    file.append(operation, actor, Bases.CHANNEL, channel);
  }

  public void withdrawn(long actor, long channel) {
    file.append(TraceFormat.WITHDRAWN, actor, Bases.CHANNEL, channel);
  }

  public void acquiredAll(long actor) {
    file.append(TraceFormat.ACQUIRED_ALL, actor, RecordWriter.NOTHING, 0);
  }

  public void beginning(long actor, long object, int part) {
    file.append(TraceFormat.BEGINNING, actor, Bases.OBJECT, object, RecordWriter.PART, part);
  }

  public void validating(long actor, long section, long channel) {
    file.append(TraceFormat.VALIDATING, actor, Bases.SECTION, section, Bases.CHANNEL, channel);
  }

  /** Nobody reads in the section any more. */
  public void resolved(long section, boolean counts) {
    int operation = TraceFormat.RESOLVED | (counts ? TraceFormat.COUNTS : 0);
    file.append(operation, RecordWriter.ANYBODY, Bases.SECTION, section);
  }

  /** The thing is dead, and comes in no event again. */
  public void forget(Mortal sort, long number) {
    file.append(TraceFormat.FORGOTTEN | sort.ordinal(), RecordWriter.ANYBODY, Bases.DEAD, number);
  }

  /**
   * @param part which field, or element, or part of a library object; never negative
   * @param subject from {@link #subject}
   * @param flags those of {@link dev.heddle.runtime.event.MemoryAccess}
   */
  public void read(long actor, long object, int part, int subject, int flags, Place place) {
    file.access(false, actor, object, part, 1, 1, subject, flags, place, RecordWriter.NO_SECTION);
  }

  /** A read in an optimistic section. */
  public void read(
      long actor, long object, int part, int subject, int flags, Place place, long section) {
    file.access(false, actor, object, part, 1, 1, subject, flags, place, section);
  }

  public void write(long actor, long object, int part, int subject, int flags, Place place) {
    file.access(true, actor, object, part, 1, 1, subject, flags, place, RecordWriter.NO_SECTION);
  }

  /**
   * Elements at equal distances are read.
   *
   * @param step from one to the next; may be negative
   */
  public void readRange(
      long actor,
      long object,
      int first,
      int step,
      int count,
      int subject,
      int flags,
      Place place) {
    file.access(
        false, actor, object, first, step, count, subject, flags, place, RecordWriter.NO_SECTION);
  }

  /** Elements at equal distances are written. */
  public void writeRange(
      long actor,
      long object,
      int first,
      int step,
      int count,
      int subject,
      int flags,
      Place place) {
    file.access(
        true, actor, object, first, step, count, subject, flags, place, RecordWriter.NO_SECTION);
  }

  /** Puts into the file what there is, whether it fills a block or not. */
  public void flush() {
    file.write(false);
  }

  /** An event was lost before it came here: what follows it must not be told. */
  public void stop(String reason) {
    file.stop(reason);
  }

  /** The program is at its end, and nothing is missing. Events that come later are passed over. */
  public void close() {
    file.write(true);
  }
}
