// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes down once what events name again and again, and gives it a number. Guarded by the lock of
 * the {@link TraceWriter} that it belongs to.
 *
 * <p>Keys are made of numbers and texts: records as keys would have to be linked first, which is an
 * event of its own in a program that is just starting.
 */
final class DefinitionWriter {
  private final RecordBuffer records;
  private final Map<String, Integer> texts = new HashMap<>();
  private final Map<String, Integer> subjects = new HashMap<>();
  private final List<Subject> bySubjectNumber = new ArrayList<>();
  private final NumberTable namedMethods = new NumberTable(0);
  private final NumberTable methods = new NumberTable(0);
  private final NumberTable frames = new NumberTable(0);
  private final NumberTable places = new NumberTable(TraceFormat.NONE + 1);
  private final NumberTable shapes = new NumberTable(0);

  DefinitionWriter(RecordBuffer records) {
    this.records = records;
  }

  /** The number of the place with that key; {@link NumberTable#ABSENT} if it has none yet. */
  int placeOf(long key) {
    return places.get(key);
  }

  int place(long key, List<Frame> stack, List<String> locks, String heldBy) {
    int known = places.get(key);
    if (known != NumberTable.ABSENT) {
      return known;
    }
    int[] frameNumbers = new int[stack.size()];
    for (int i = 0; i < frameNumbers.length; i++) {
      frameNumbers[i] = frame(stack.get(i));
    }
    int[] lockNumbers = new int[locks.size()];
    for (int i = 0; i < lockNumbers.length; i++) {
      lockNumbers[i] = text(locks.get(i));
    }
    int heldByNumber = text(heldBy);
    records.one(TraceFormat.PLACE);
    list(frameNumbers);
    list(lockNumbers);
    records.number(heldByNumber);
    records.endRecord();
    return places.add(key);
  }

  private void list(int[] numbers) {
    records.number(numbers.length);
    for (int number : numbers) {
      records.number(number);
    }
  }

  int subject(Subject subject) {
    String key = subject.type().ordinal() + subject.className() + ' ' + subject.name();
    Integer known = subjects.get(key);
    if (known != null) {
      return known;
    }
    int className = text(subject.className());
    int name = text(subject.name());
    records.one(TraceFormat.SUBJECT);
    records.number(subject.type().ordinal());
    records.number(className);
    records.number(name);
    records.endRecord();
    int number = bySubjectNumber.size();
    bySubjectNumber.add(subject);
    subjects.put(key, number);
    return number;
  }

  Subject subject(int number) {
    return bySubjectNumber.get(number);
  }

  /** The number of what such accesses have in common; {@link NumberTable#ABSENT} if it has none. */
  int shapeOf(boolean writes, int flags, int subject, int place) {
    return shapes.get(shapeKey(writes, flags, subject, place));
  }

  /**
   * @param line where the place accesses the subject; 0 if that is where its innermost frame is
   */
  void shape(boolean writes, int flags, int subject, int place, int line) {
    long key = shapeKey(writes, flags, subject, place);
    if (shapes.get(key) == NumberTable.ABSENT) {
      records.one(TraceFormat.SHAPE);
      records.number(flagsAndKind(writes, flags));
      records.number(subject);
      records.number(place);
      records.number(line);
      records.endRecord();
      shapes.add(key);
    }
  }

  private static int flagsAndKind(boolean writes, int flags) {
    return flags << 1 | (writes ? 1 : 0);
  }

  private static long shapeKey(boolean writes, int flags, int subject, int place) {
    return (long) place << 36 | (long) subject << AccessShape.BITS | flagsAndKind(writes, flags);
  }

  private int frame(Frame frame) {
    int method = method(frame);
    long key = (long) method << 32 | frame.line() & 0xffffffffL;
    int known = frames.get(key);
    if (known != NumberTable.ABSENT) {
      return known;
    }
    records.one(TraceFormat.FRAME);
    records.number(method);
    records.signed(frame.line());
    records.endRecord();
    return frames.add(key);
  }

  private int method(Frame frame) {
    int className = text(frame.className());
    int name = text(frame.method());
    int file = text(frame.file());
    long namedKey = (long) className << 32 | name;
    int named = namedMethods.get(namedKey);
    if (named == NumberTable.ABSENT) {
      named = namedMethods.add(namedKey);
    }
    long key = (long) named << 32 | file;
    int known = methods.get(key);
    if (known != NumberTable.ABSENT) {
      return known;
    }
    records.one(TraceFormat.METHOD);
    records.number(className);
    records.number(name);
    records.number(file);
    records.endRecord();
    return methods.add(key);
  }

  private int text(String text) {
    if (text == null) {
      return TraceFormat.NONE;
    }
    Integer known = texts.get(text);
    if (known != null) {
      return known;
    }
    records.one(TraceFormat.TEXT);
    records.text(text);
    records.endRecord();
    int number = TraceFormat.NONE + 1 + texts.size();
    texts.put(text, number);
    return number;
  }
}
