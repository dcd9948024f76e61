// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Place;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes the events of a run, in the order of the calls. Called by all threads of the checked
 * program; its lock is taken last: nothing of the caller's is called under it.
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
  private final StopListener listener;

  /** Which places have numbers already: asked without the lock, at each access. */
  private final KnownPlaces known = new KnownPlaces();

  /** Guards everything below. */
  private final Object lock = new Object();

  private final RecordWriter records;
  private boolean isOpen = true;

  /** Why tracing has stopped, until it is told. */
  private String complaint;

  /**
   * Begins a trace.
   *
   * @param out not buffered: each block is written by one call
   */
  public TraceWriter(OutputStream out, TraceHeader header, StopListener listener)
      throws IOException {
    HeaderCodec.write(header, out);
    this.records = new RecordWriter(new BlockWriter(out));
    this.listener = listener;
  }

  /** A number for a field, an array type or a library class; the caller keeps it. */
  public int subject(Subject subject) {
    int number = 0;
    synchronized (lock) {
      try {
        if (isOpen) {
          number = records.definitions().subject(subject);
        }
      } catch (Throwable e) {
        fail(e);
      }
    }
    tellComplaint();
    return number;
  }

  /** There is an actor of that name, and it was started there. */
  public void begin(long actor, String name, Place startedAt) {
    append(TraceFormat.BEGIN, actor, RecordWriter.PLACE, number(startedAt), name);
  }

  /** The actor has another name by now. */
  public void renamed(long actor, String name) {
    append(TraceFormat.RENAMED, actor, RecordWriter.NOTHING, 0, name);
  }

  /** Reports call the lock so: its class and a number. */
  public void lockNamed(long lockNumber, String name) {
    append(TraceFormat.LOCK_NAMED, RecordWriter.ANYBODY, Bases.LOCK, lockNumber, name);
  }

  public void started(long parent, long child) {
    append(TraceFormat.STARTED, parent, Bases.ACTOR, child);
  }

  public void ended(long actor) {
    append(TraceFormat.ENDED, actor, RecordWriter.NOTHING, 0);
  }

  public void joined(long observer, long ended) {
    append(TraceFormat.JOINED, observer, Bases.ACTOR, ended);
  }

  public void locked(long actor, long lockNumber, boolean isShared, boolean mayWait, Place place) {
    int operation =
        TraceFormat.LOCKED
            | (isShared ? TraceFormat.SHARED : 0)
            | (mayWait ? TraceFormat.MAY_WAIT : 0);
    append(operation, actor, Bases.LOCK, lockNumber, RecordWriter.PLACE, number(place));
  }

  public void unlocked(long actor, long lockNumber, boolean isShared) {
    int operation = TraceFormat.UNLOCKED | (isShared ? TraceFormat.SHARED : 0);
    append(operation, actor, Bases.LOCK, lockNumber);
  }

  /** The actor waits for ever for a lock of whoever is told next; the last, of who was first. */
  public void waits(long actor, long lockNumber, boolean isLast, Place place) {
    int operation = TraceFormat.WAITS | (isLast ? TraceFormat.LAST : 0);
    append(operation, actor, Bases.LOCK, lockNumber, RecordWriter.PLACE, number(place));
  }

  public void acquired(long actor, long channel, boolean isLock) {
    int operation = TraceFormat.ACQUIRED | (isLock ? TraceFormat.IS_LOCK : 0);
    append(operation, actor, Bases.CHANNEL, channel);
  }

  public void released(long actor, long channel, boolean isLock) {
    int operation = TraceFormat.RELEASED | (isLock ? TraceFormat.IS_LOCK : 0);
    append(operation, actor, Bases.CHANNEL, channel);
  }

  public void withdrawn(long actor, long channel) {
    append(TraceFormat.WITHDRAWN, actor, Bases.CHANNEL, channel);
  }

  public void acquiredAll(long actor) {
    append(TraceFormat.ACQUIRED_ALL, actor, RecordWriter.NOTHING, 0);
  }

  public void beginning(long actor, long object, int part) {
    append(TraceFormat.BEGINNING, actor, Bases.OBJECT, object, RecordWriter.PART, part);
  }

  public void validating(long actor, long section, long channel) {
    append(TraceFormat.VALIDATING, actor, Bases.SECTION, section, Bases.CHANNEL, channel);
  }

  /** Nobody reads in the section any more. */
  public void resolved(long section, boolean counts) {
    int operation = TraceFormat.RESOLVED | (counts ? TraceFormat.COUNTS : 0);
    append(operation, RecordWriter.ANYBODY, Bases.SECTION, section);
  }

  /** The thing is dead, and comes in no event again. */
  public void forget(Mortal sort, long number) {
    append(TraceFormat.FORGOTTEN | sort.ordinal(), RecordWriter.ANYBODY, Bases.DEAD, number);
  }

  /**
   * @param part which field, or element, or part of a library object; never negative
   * @param subject from {@link #subject}
   * @param flags those of {@link dev.heddle.runtime.event.MemoryAccess}
   */
  public void read(long actor, long object, int part, int subject, int flags, Place place) {
    access(false, actor, object, part, 1, 1, subject, flags, place, RecordWriter.NO_SECTION);
  }

  /** A read in an optimistic section. */
  public void read(
      long actor, long object, int part, int subject, int flags, Place place, long section) {
    access(false, actor, object, part, 1, 1, subject, flags, place, section);
  }

  public void write(long actor, long object, int part, int subject, int flags, Place place) {
    access(true, actor, object, part, 1, 1, subject, flags, place, RecordWriter.NO_SECTION);
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
    access(
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
    access(true, actor, object, first, step, count, subject, flags, place, RecordWriter.NO_SECTION);
  }

  /** Puts into the file what there is, whether it fills a block or not. */
  public void flush() {
    write(false);
  }

  /** An event was lost before it came here: what follows it must not be told. */
  public void stop(String reason) {
    synchronized (lock) {
      if (isOpen) {
        abandon(reason);
      }
    }
    tellComplaint();
  }

  /** The program is at its end, and nothing is missing. Events that come later are passed over. */
  public void close() {
    write(true);
  }

  private void write(boolean isAll) {
    synchronized (lock) {
      try {
        if (isOpen && isAll) {
          records.end();
          isOpen = false;
        } else if (isOpen) {
          records.flush();
        }
      } catch (Throwable e) {
        fail(e);
      }
    }
    tellComplaint();
  }

  private void append(int operation, long actor, int sort, long number) {
    append(operation, actor, sort, number, RecordWriter.NOTHING, 0);
  }

  private void append(
      int operation, long actor, int sort, long number, int secondSort, long secondNumber) {
    synchronized (lock) {
      try {
        if (isOpen) {
          records.event(operation, actor, sort, number, secondSort, secondNumber);
        }
      } catch (Throwable e) {
        fail(e);
      }
    }
    tellComplaint();
  }

  private void append(int operation, long actor, int sort, long number, String text) {
    synchronized (lock) {
      try {
        if (isOpen) {
          records.event(operation, actor, sort, number, text);
        }
      } catch (Throwable e) {
        fail(e);
      }
    }
    tellComplaint();
  }

  private void access(
      boolean writes,
      long actor,
      long object,
      int first,
      int step,
      int count,
      int subject,
      int flags,
      Place place,
      long section) {
    int where = number(place);
    boolean isDone;
    do {
      isDone = true;
      synchronized (lock) {
        try {
          if (isOpen) {
            int shape = records.definitions().shapeOf(writes, flags, subject, where);
            isDone = shape != NumberTable.ABSENT;
            if (isDone) {
              records.access(actor, shape, object, first, step, count, section);
            }
          }
        } catch (Throwable e) {
          fail(e);
        }
      }
      if (!isDone) {
        defineShape(writes, flags, subject, where, place);
      }
    } while (!isDone);
    tellComplaint();
  }

  private void defineShape(boolean writes, int flags, int subject, int where, Place place) {
    try {
      Subject accessed;
      synchronized (lock) {
        accessed = records.definitions().subject(subject);
      }
      int line = where == TraceFormat.NONE ? 0 : line(place, accessed);
      synchronized (lock) {
        records.definitions().shape(writes, flags, subject, where, line);
      }
    } catch (Throwable e) {
      stop(e.toString());
    }
  }

  /** The line of the innermost frame if the subject has one of its own, otherwise 0. */
  private static int line(Place place, Subject subject) {
    List<Frame> common = place.frames();
    List<Frame> own = place.frames(subject);
    if (own.isEmpty() || common.isEmpty()) {
      return 0;
    }
    int line = own.get(0).line();
    return line == common.get(0).line() ? 0 : Math.max(0, line);
  }

  private int number(Place place) {
    if (place == null) {
      return TraceFormat.NONE;
    }
    int number = known.find(place.key());
    return number == NumberTable.ABSENT ? define(place) : number;
  }

  private int define(Place place) {
    long key = place.key();
    int number;
    synchronized (lock) {
      number = isOpen ? records.definitions().placeOf(key) : TraceFormat.NONE;
    }
    if (number == NumberTable.ABSENT) {
      try {
        number = describe(place, key);
      } catch (Throwable e) {
        stop(e.toString());
        return TraceFormat.NONE;
      }
    }
    known.remember(key, number);
    return number;
  }

  /** The place is the caller's, and may take locks of its own: it is asked without ours. */
  private int describe(Place place, long key) {
    List<Frame> frames = place.frames();
    List<String> locks = place.locks();
    String heldBy = place.heldBy();
    synchronized (lock) {
      return isOpen ? records.definitions().place(key, frames, locks, heldBy) : TraceFormat.NONE;
    }
  }

  /** Under the lock. */
  private void fail(Throwable error) {
    boolean isOfFile = error instanceof IOException && error.getMessage() != null;
    abandon(isOfFile ? error.getMessage() : error.toString());
  }

  /** Under the lock: saves what is whole. */
  private void abandon(String reason) {
    isOpen = false;
    complaint = reason;
    try {
      records.abandon();
    } catch (Throwable e) {
      // The same trouble again, most likely; what is in the file stays there.
    }
  }

  /** Not under the lock: who listens may have locks, too. */
  private void tellComplaint() {
    if (complaint == null) {
      return;
    }
    String reason;
    synchronized (lock) {
      reason = complaint;
      complaint = null;
    }
    if (reason != null) {
      try {
        listener.stopped(reason);
      } catch (Throwable e) {
        // No stack to tell it, say: the next event will.
        complaint = reason;
      }
    }
  }
}
