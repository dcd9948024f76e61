// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.List;

/** What a trace has defined so far, by number. */
final class DefinitionReader {
  private final List<String> texts = new ArrayList<>();
  private final List<Frame> methods = new ArrayList<>();
  private final List<Frame> frames = new ArrayList<>();
  private final List<TracedPlace> places = new ArrayList<>();
  private final List<TracedLocation> subjects = new ArrayList<>();
  private final List<AccessShape> shapes = new ArrayList<>();

  DefinitionReader() {
    texts.add(null);
    places.add(TracedPlace.UNKNOWN);
  }

  /** Takes in one definition; false if the record is none. */
  boolean read(int operation, RecordBytes in) throws DamagedException {
    switch (operation) {
      case TraceFormat.TEXT -> texts.add(in.text());
      case TraceFormat.METHOD -> methods.add(new Frame(text(in), text(in), text(in), 0));
      case TraceFormat.FRAME -> frames.add(frame(in));
      case TraceFormat.PLACE -> places.add(newPlace(in));
      case TraceFormat.SUBJECT -> subjects.add(subject(in));
      case TraceFormat.SHAPE -> shapes.add(newShape(in));
      default -> {
        return false;
      }
    }
    return true;
  }

  TracedPlace place(RecordBytes in) throws DamagedException {
    return places.get(in.below(places.size()));
  }

  /** The number of a shape. */
  int shape(RecordBytes in) throws DamagedException {
    return in.below(shapes.size());
  }

  AccessShape shape(int number) {
    return shapes.get(number);
  }

  private String text(RecordBytes in) throws DamagedException {
    return texts.get(in.below(texts.size()));
  }

  private Frame frame(RecordBytes in) throws DamagedException {
    Frame method = methods.get(in.below(methods.size()));
    return new Frame(method.className(), method.method(), method.file(), in.signedInt());
  }

  private TracedPlace newPlace(RecordBytes in) throws DamagedException {
    int depth = in.count();
    List<Frame> stack = new ArrayList<>(depth);
    for (int i = 0; i < depth; i++) {
      stack.add(frames.get(in.below(frames.size())));
    }
    int held = in.count();
    List<String> locks = new ArrayList<>(held);
    for (int i = 0; i < held; i++) {
      locks.add(text(in));
    }
    return new TracedPlace(places.size(), stack, locks, text(in));
  }

  private TracedLocation subject(RecordBytes in) throws DamagedException {
    Subject.Type[] types = Subject.Type.values();
    Subject.Type type = types[in.below(types.length)];
    return new TracedLocation(new Subject(type, text(in), text(in)));
  }

  private AccessShape newShape(RecordBytes in) throws DamagedException {
    int flagsAndKind = in.below(1 << AccessShape.BITS);
    TracedLocation location = subjects.get(in.below(subjects.size()));
    TracedPlace place = place(in);
    int line = in.below(Integer.MAX_VALUE);
    return new AccessShape(
        (flagsAndKind & 1) != 0,
        flagsAndKind >> 1,
        location,
        line == 0 ? place : place.withLine(line));
  }
}
