// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** At least one of the accesses holds a lock: the other should hold the same. */
final class OthersLock implements Advisor {
  private static final Pattern SYNCHRONIZED =
      Pattern.compile("\\bsynchronized\\s*\\((.+)\\)\\s*\\{?");

  @Override
  public Advice advise(Finding finding, Sources sources) {
    if (finding.kind() != Finding.Kind.DATA_RACE || finding.accesses().size() < 2) {
      return null;
    }
    Access one = finding.accesses().get(0);
    Access other = finding.accesses().get(1);
    HeldLock lock = HeldLock.innermostOf(one);
    HeldLock otherLock = HeldLock.innermostOf(other);
    if (lock == null && otherLock == null) {
      return null;
    }
    if (lock != null && otherLock != null) {
      return differentLocks(one, lock, other, otherLock);
    }
    return lock != null
        ? missingLock(one, lock, other, sources)
        : missingLock(other, otherLock, one, sources);
  }

  private static Advice differentLocks(
      Access one, HeldLock lock, Access other, HeldLock otherLock) {
    boolean isSameClass = lock.className().equals(otherLock.className());
    String why =
        isSameClass
            ? "Both hold a lock of class "
                + lock.className()
                + ", but not the same object, so neither keeps the other out."
            : "One holds "
                + lock.name()
                + ", the other "
                + otherLock.name()
                + ": different locks keep nobody out.";
    String what =
        isSameClass
            ? " Use a lock that all who reach the data share, such as one in the object that owns"
                + " it."
            : " Choose one of them, and hold it at "
                + Place.named(one)
                + " and at "
                + Place.named(other)
                + ".";
    return Advice.withoutDiff("Hold the same lock on both sides", why + what);
  }

  private static Advice missingLock(Access holder, HeldLock lock, Access other, Sources sources) {
    String text =
        "The "
            + holder.operation()
            + " at "
            + Place.named(holder)
            + " holds "
            + lock.described()
            + "; the "
            + other.operation()
            + " at "
            + Place.named(other)
            + " holds no lock. Take the same lock there, for reading too.";
    return new Advice(
        "Take the lock that the other access holds", text, diff(holder, lock, other, sources));
  }

  private static Diff diff(Access holder, HeldLock lock, Access other, Sources sources) {
    Place place = Place.of(other, sources);
    Frame taken = lock.takenIn(holder);
    SourceFile takenIn = taken == null ? null : sources.of(taken);
    // In another class the lock goes by another name, if it can be reached at all.
    if (place == null || takenIn == null || !takenIn.path().equals(place.file().path())) {
      return null;
    }
    Matcher block = SYNCHRONIZED.matcher(Code.of(takenIn.line(taken.line())));
    if (block.find()) {
      String line = place.file().line(place.number());
      boolean isPossible = Code.isStatement(line) && isKnownEverywhere(block.group(1), takenIn);
      return isPossible ? wrapped(place, line, block.group(1)) : null;
    }
    int method = Code.methodAbove(taken.method(), taken.line(), takenIn);
    boolean isWholeMethod = method > 0 && takenIn.line(method).contains("synchronized ");
    return isWholeMethod ? wholeMethod(place, takenIn.line(method)) : null;
  }

  /** Whether the lock goes by that name in other methods of the class too. */
  private static boolean isKnownEverywhere(String lock, SourceFile file) {
    String name = lock.startsWith("this.") ? lock.substring("this.".length()) : lock;
    return name.equals("this")
        || name.matches("[\\w.]+\\.class")
        || name.matches("\\w+") && Code.declarationOf(name, file) > 0;
  }

  private static Diff wrapped(Place place, String line, String lock) {
    String indentation = Code.indentation(line);
    return new Diff.Builder(place.file())
        .replace(
            place.number(),
            indentation + "synchronized (" + lock + ") {",
            "  " + line,
            indentation + "}")
        .build();
  }

  private static Diff wholeMethod(Place place, String holder) {
    SourceFile file = place.file();
    int number = Code.methodAbove(place.frame().method(), place.number(), file);
    boolean isSameLock =
        number > 0 && holder.contains(" static ") == file.line(number).contains(" static ");
    if (!isSameLock) {
      return null;
    }
    String line = file.line(number);
    Matcher modifiers =
        Pattern.compile("^(\\s*(?:(?:public|protected|private|static|final)\\s+)*)").matcher(line);
    modifiers.find();
    String start = modifiers.group(1);
    return new Diff.Builder(file)
        .replace(number, start + "synchronized " + line.substring(start.length()))
        .build();
  }
}
