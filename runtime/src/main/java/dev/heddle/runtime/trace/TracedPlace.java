// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Place;
import java.util.ArrayList;
import java.util.List;

/** A place as a trace describes it; its key is its number in the trace. */
record TracedPlace(long key, List<Frame> frames, List<String> locks, String heldBy)
    implements Place {
  static final TracedPlace UNKNOWN = new TracedPlace(TraceFormat.NONE, List.of(), List.of(), null);

  /** The same with another line in the innermost frame. */
  TracedPlace withLine(int line) {
    if (frames.isEmpty()) {
      return this;
    }
    List<Frame> changed = new ArrayList<>(frames);
    Frame first = frames.get(0);
    changed.set(0, new Frame(first.className(), first.method(), first.file(), line));
    return new TracedPlace(key, changed, locks, heldBy);
  }
}
