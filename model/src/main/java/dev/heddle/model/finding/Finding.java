// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.List;

/**
 * One thing that is wrong with the checked program.
 *
 * @param id stable from run to run, see {@link FindingId}
 * @param kind what is wrong
 * @param evidence how it is known
 * @param detector name of the algorithm that found it
 * @param subject what it is about
 * @param object the object that the field is in, or the array or library object; null if unknown
 * @param message one plain sentence
 * @param occurrences how often it was seen
 * @param accesses the accesses that prove it, the latest first
 * @param inside the races inside libraries that it stands for
 * @param support all the ways in which it is known
 */
public record Finding(
    String id,
    Kind kind,
    Evidence evidence,
    String detector,
    Subject subject,
    SharedObject object,
    String message,
    long occurrences,
    List<Access> accesses,
    Inside inside,
    Support support) {

  public Finding {
    accesses = List.copyOf(accesses);
  }

  /** What is wrong; {@link #toString()} is the word that reports use. */
  public enum Kind {
    DATA_RACE("data-race", "data race", 'R'),
    ATOMICITY_VIOLATION("atomicity-violation", "atomicity violation", 'A'),
    DEADLOCK("deadlock", "deadlock", 'D');

    private final String word;
    private final String title;
    private final char letter;

    Kind(String word, String title, char letter) {
      this.word = word;
      this.title = title;
      this.letter = letter;
    }

    /** The kind in prose. */
    public String title() {
      return title;
    }

    /** First letter of the ids of findings of this kind. */
    public char letter() {
      return letter;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** How a finding is known; {@link #toString()} is the word that reports use. */
  public enum Evidence {
    /** It happened in a run. */
    OBSERVED("observed"),
    /** A run shows that it can happen in another schedule. */
    PREDICTED("predicted"),
    /** Analysis of the code says that it can happen. */
    STATIC("static");

    private final String word;

    Evidence(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /**
   * A data race that happened: {@code later} came after {@code earlier}, and nothing ordered them.
   */
  public static Finding observedRace(
      String detector, Subject subject, long occurrences, Access later, Access earlier) {
    return race(detector, Evidence.OBSERVED, subject, List.of(later, earlier))
        .withOccurrences(occurrences);
  }

  /**
   * A data race.
   *
   * @param accesses the latest first; the first two are the pair that it is known by, others show
   *     more of it
   */
  public static Finding race(
      String detector, Evidence evidence, Subject subject, List<Access> accesses) {
    return race(detector, evidence, subject, accesses, null);
  }

  /**
   * The same.
   *
   * @param how what makes it a race, as the end of a sentence; null for what the evidence says
   */
  public static Finding race(
      String detector, Evidence evidence, Subject subject, List<Access> accesses, String how) {
    return new Finding(
        FindingId.of(Kind.DATA_RACE, subject, accesses.subList(0, 2)),
        Kind.DATA_RACE,
        evidence,
        detector,
        subject,
        null,
        raceMessage(subject, accesses.get(0), accesses.get(1), how == null ? how(evidence) : how),
        1,
        accesses,
        Inside.NONE,
        Support.of(evidence));
  }

  /**
   * A cycle of threads that wait for each other's locks, or can.
   *
   * @param subject the classes of the locks
   * @param accesses for each thread of the cycle, the taking of the lock that another holds
   */
  public static Finding deadlock(
      String detector, Evidence evidence, Subject subject, String message, List<Access> accesses) {
    return new Finding(
        FindingId.of(Kind.DEADLOCK, subject, accesses),
        Kind.DEADLOCK,
        evidence,
        detector,
        subject,
        null,
        message,
        1,
        accesses,
        Inside.NONE,
        Support.of(evidence));
  }

  /** What is wrong, in prose: a deadlock that has not happened is a potential one. */
  public String title() {
    boolean isPotential = kind == Kind.DEADLOCK && evidence != Evidence.OBSERVED;
    return isPotential ? "potential deadlock" : kind.title();
  }

  public Finding withOccurrences(long count) {
    return changed(object, count, inside, support);
  }

  /** The same finding about an object that is known. */
  public Finding about(SharedObject shared) {
    return changed(shared, occurrences, inside, support);
  }

  /** The same finding that stands for races inside libraries. */
  public Finding standingFor(Inside races) {
    return changed(object, occurrences, races, support);
  }

  /** The same finding, known in further ways. */
  public Finding supportedBy(Support all) {
    return changed(object, occurrences, inside, all);
  }

  private Finding changed(SharedObject shared, long count, Inside races, Support all) {
    return new Finding(
        id, kind, evidence, detector, subject, shared, message, count, accesses, races, all);
  }

  private static String raceMessage(Subject subject, Access later, Access earlier, String how) {
    return subject
        + " is "
        + later.operation().participle()
        + " by thread \""
        + later.thread()
        + "\" and "
        + earlier.operation().participle()
        + " by thread \""
        + earlier.thread()
        + "\""
        + how;
  }

  private static String how(Evidence evidence) {
    return evidence == Evidence.OBSERVED
        ? " with nothing that orders the two."
        : " with no lock in common: another schedule can make them race.";
  }
}
