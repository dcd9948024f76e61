// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import dev.heddle.model.finding.Finding.Evidence;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How a finding is known if a scan and a run were both asked.
 *
 * @param evidences all the ways in which it is known, the strongest first
 * @param run what the run says of a finding of the scan; null if no run was asked
 */
public record Support(List<Evidence> evidences, Verdict run) {
  /** What a run says of a finding of a scan; {@link #toString()} is the word that reports use. */
  public enum Verdict {
    /** It happened. */
    CONFIRMED("confirmed"),
    /** Both accesses were made, by two threads and to the same data, and always in an order. */
    ORDERED("ordered"),
    /** The accesses did not meet: not both were made, or not to the same data by two threads. */
    NOT_MET("not-met");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  public Support {
    evidences = List.copyOf(evidences);
  }

  /** Known in one way, as far as anybody asked. */
  public static Support of(Evidence evidence) {
    return new Support(List.of(evidence), null);
  }

  public boolean has(Evidence evidence) {
    return evidences.contains(evidence);
  }

  /** What is known of the same finding from both. What was seen need not be predicted. */
  public Support and(Support other) {
    Set<Evidence> both = EnumSet.copyOf(evidences);
    both.addAll(other.evidences);
    if (both.contains(Evidence.OBSERVED)) {
      both.remove(Evidence.PREDICTED);
    }
    boolean isConfirmed = both.contains(Evidence.STATIC) && both.contains(Evidence.OBSERVED);
    Verdict verdict = run != null ? run : other.run;
    return new Support(List.copyOf(both), isConfirmed ? Verdict.CONFIRMED : verdict);
  }

  /** The same, with what a run says. */
  public Support in(Verdict verdict) {
    return new Support(evidences, verdict);
  }
}
