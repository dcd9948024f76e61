// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.List;

/** Turns a cycle of threads that wait for each other's locks into a finding for people. */
public final class DeadlockFinding {
  private DeadlockFinding() {}

  /**
   * A thread of the cycle.
   *
   * @param held the lock that the thread before it waits for
   * @param taken the lock that it waits for itself, which the next thread holds
   * @param locks all locks that it holds, each as {@link #held} has it
   * @param stack where it takes that lock, innermost frame first
   */
  public record Step(
      Actor actor, String held, String taken, List<String> locks, List<Frame> stack) {}

  /** A lock that a thread holds, and where it took it if that is known. */
  public static String held(String lock, Place takenAt) {
    List<Frame> frames = takenAt == null ? List.of() : Frame.ofProgram(takenAt.frames());
    if (frames.isEmpty() || frames.get(0).file() == null) {
      return lock;
    }
    Frame frame = frames.get(0);
    return lock + " (" + frame.file() + (frame.hasLine() ? ":" + frame.line() : "") + ")";
  }

  /**
   * @param evidence whether the threads do wait for each other, or can in another schedule
   */
  public static Finding of(String detector, Finding.Evidence evidence, List<Step> cycle) {
    List<String> classes = new ArrayList<>();
    List<Access> accesses = new ArrayList<>();
    for (Step step : cycle) {
      classes.add(step.taken().split("@")[0]);
      accesses.add(
          new Access(
              Access.Operation.LOCK,
              step.actor().name(),
              step.actor().startedAt(),
              step.locks(),
              Frame.ofProgram(step.stack())));
    }
    String message = message(cycle, evidence == Finding.Evidence.OBSERVED);
    return Finding.deadlock(detector, evidence, Subject.locks(classes), message, accesses);
  }

  private static String message(List<Step> cycle, boolean isObserved) {
    StringBuilder text = new StringBuilder();
    for (Step step : cycle) {
      text.append(text.isEmpty() ? "Thread \"" : ", thread \"")
          .append(step.actor().name())
          .append(isObserved ? "\" holds " : "\" takes ")
          .append(step.held())
          .append(isObserved ? " and waits for " : " then ")
          .append(step.taken());
    }
    return text.append(": ").append(consequence(cycle.size(), isObserved)).toString();
  }

  private static String consequence(int threads, boolean isObserved) {
    if (threads == 1) {
      return "it waits for itself for ever.";
    }
    String next = threads == 2 ? "the other" : "the next";
    return isObserved
        ? "each waits for " + next + " for ever."
        : "each can wait for " + next + " for ever.";
  }
}
