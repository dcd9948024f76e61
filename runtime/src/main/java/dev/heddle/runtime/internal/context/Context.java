// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.context;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.Sites;
import dev.heddle.runtime.event.Place;
import java.util.ArrayList;
import java.util.List;

/** One way by which execution reached a place: its stack, captured once, and the locks held. */
public final class Context implements Place {
  private static final String RUNTIME = "dev.heddle.runtime.";
  private static final String WOVEN = "$heddle$";

  private final long key;
  private final int site;
  private final Throwable stack;
  private final List<String> locks;

  /** Otherwise many contexts share this one, and only the innermost frame is true of all. */
  private final boolean isWhole;

  Context(long key, int site, Throwable stack, List<String> locks, boolean isWhole) {
    this.key = key;
    this.site = site;
    this.stack = stack;
    this.locks = isWhole ? locks : List.of();
    this.isWhole = isWhole;
  }

  /** Whether the whole stack and the locks are known. */
  public boolean isWhole() {
    return isWhole;
  }

  @Override
  public long key() {
    return key;
  }

  /** The place in woven code; 0 if it is none in particular. */
  public int site() {
    return site;
  }

  /** Descriptions of the locks that were held, outermost first. */
  @Override
  public List<String> locks() {
    return locks;
  }

  @Override
  public String heldBy() {
    return Sites.heldBy(site);
  }

  /**
   * One history serves all that a constructor writes, and one check serves several fields of an
   * object; the line is that of the field's own access.
   */
  @Override
  public List<Frame> frames(Subject subject) {
    List<Frame> frames = frames();
    int line = Sites.lineOf(site, subject.name());
    if (line > 0 && !frames.isEmpty()) {
      Frame first = frames.get(0);
      frames.set(0, new Frame(first.className(), first.method(), first.file(), line));
    }
    return frames;
  }

  /**
   * The stack from the program's own code on: who starts a thread wants to see no more of the JDK.
   * The whole stack if there is none of the program's code on it.
   */
  public List<Frame> framesOfProgram() {
    List<Frame> frames = frames();
    int first = 0;
    while (first < frames.size() && frames.get(first).isOfJdk()) {
      first++;
    }
    return first == frames.size() && isWhole ? frames : frames.subList(first, frames.size());
  }

  /** The stack as the programmer knows it, innermost frame first, without heddle's own frames. */
  @Override
  public List<Frame> frames() {
    List<Frame> frames = frames(stack.getStackTrace());
    return isWhole || frames.isEmpty() ? frames : new ArrayList<>(frames.subList(0, 1));
  }

  /** The same for any stack. */
  public static List<Frame> frames(StackTraceElement[] stack) {
    List<Frame> frames = new ArrayList<>();
    for (StackTraceElement element : stack) {
      String name = element.getClassName();
      if (!name.startsWith(RUNTIME) && !element.getMethodName().startsWith(WOVEN)) {
        frames.add(
            new Frame(
                name, element.getMethodName(), element.getFileName(), element.getLineNumber()));
      }
    }
    return frames;
  }
}
