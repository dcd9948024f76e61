// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Place;
import java.io.IOException;
import java.util.List;

/**
 * The file of a trace, as long as nothing goes wrong. Its lock is taken last: nothing of the
 * caller's is called under it.
 *
 * <p>Whoever catches an error here closes the file before anything else, and without a call: there
 * may be no stack for one, and a record that was cut short must be the last.
 */
final class TraceOutput {
  private final StopListener listener;

  /** Which places have numbers already: asked without the lock, at each access. */
  private final KnownPlaces known = new KnownPlaces();

  /** Guards the records. */
  private final Object lock = new Object();

  private final RecordWriter records;
  private volatile boolean isOpen = true;

  /** Whether all has been written that ever will be. Under the lock. */
  private boolean isDone;

  /** Why the trace has stopped, until it is told. Set under the lock. */
  private String complaint;

  TraceOutput(RecordWriter records, StopListener listener) {
    this.records = records;
    this.listener = listener;
  }

  int subject(Subject subject) {
    int number = 0;
    synchronized (lock) {
      try {
        if (isOpen) {
          number = records.definitions().subject(subject);
        }
      } catch (Throwable e) {
        isOpen = false;
        fail(e);
      }
    }
    tellComplaint();
    return number;
  }

  void append(int operation, long actor, int sort, long number) {
    append(operation, actor, sort, number, RecordWriter.NOTHING, 0);
  }

  void append(int operation, long actor, int sort, long number, int secondSort, long secondNumber) {
    synchronized (lock) {
      try {
        if (isOpen) {
          records.event(operation, actor, sort, number, secondSort, secondNumber);
        }
      } catch (Throwable e) {
        isOpen = false;
        fail(e);
      }
    }
    tellComplaint();
  }

  void append(int operation, long actor, int sort, long number, String text) {
    synchronized (lock) {
      try {
        if (isOpen) {
          records.event(operation, actor, sort, number, text);
        }
      } catch (Throwable e) {
        isOpen = false;
        fail(e);
      }
    }
    tellComplaint();
  }

  void access(
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
    boolean isWritten;
    do {
      isWritten = true;
      synchronized (lock) {
        try {
          if (isOpen) {
            int shape = records.definitions().shapeOf(writes, flags, subject, where);
            isWritten = shape != NumberTable.ABSENT;
            if (isWritten) {
              records.access(actor, shape, object, first, step, count, section);
            }
          }
        } catch (Throwable e) {
          isOpen = false;
          fail(e);
        }
      }
      if (!isWritten) {
        defineShape(writes, flags, subject, where, place);
      }
    } while (!isWritten);
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
      isOpen = false;
      fail(e);
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

  int number(Place place) {
    if (place == null) {
      return TraceFormat.NONE;
    }
    int number = known.find(place.key());
    return number == NumberTable.ABSENT ? define(place) : number;
  }

  private int define(Place place) {
    int number = TraceFormat.NONE;
    try {
      long key = place.key();
      synchronized (lock) {
        number = isOpen ? records.definitions().placeOf(key) : TraceFormat.NONE;
      }
      if (number == NumberTable.ABSENT) {
        number = describe(place, key);
      }
      known.remember(key, number);
    } catch (Throwable e) {
      isOpen = false;
      fail(e);
    }
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

  /**
   * Puts into the file what there is.
   *
   * @param isAll whether nothing more will come
   */
  void write(boolean isAll) {
    synchronized (lock) {
      try {
        if (isOpen && isAll) {
          records.end();
          isOpen = false;
          isDone = true;
        } else if (isOpen) {
          records.flush();
        }
      } catch (Throwable e) {
        isOpen = false;
        fail(e);
      }
    }
    tellComplaint();
  }

  private void fail(Throwable error) {
    boolean isOfFile = error instanceof IOException && error.getMessage() != null;
    abandon(isOfFile ? error.getMessage() : error.toString());
  }

  void stop(String reason) {
    isOpen = false;
    abandon(reason);
    tellComplaint();
  }

  /** Saves what is whole, without saying that it is all. */
  private void abandon(String reason) {
    synchronized (lock) {
      if (isDone) {
        return;
      }
      isDone = true;
      complaint = reason;
      try {
        records.abandon();
      } catch (Throwable e) {
        // The same trouble again, most likely; what is in the file stays there.
      }
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
