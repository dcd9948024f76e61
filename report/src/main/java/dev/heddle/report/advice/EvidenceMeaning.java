// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import java.util.Set;

/** Says how sure a finding is, and what follows from that. */
public final class EvidenceMeaning {
  private static final Set<String> LOCK_SETS = Set.of("eraser", "racer", "object-race");

  private EvidenceMeaning() {}

  /** One paragraph about a finding's evidence. */
  public static String of(Finding finding) {
    return switch (finding.kind()) {
      case DATA_RACE -> ofRace(finding);
      case DEADLOCK -> ofDeadlock(finding);
      case ATOMICITY_VIOLATION -> ofAtomicity(finding);
    };
  }

  private static String ofRace(Finding finding) {
    return switch (finding.evidence()) {
      case OBSERVED ->
          "Both accesses happened in this run, and nothing ordered them: no lock that both held, no"
              + " volatile field, no start or end of a thread. This is not a guess. That the"
              + " program went well this time says nothing: in another run the two can come in the"
              + " other order or at once.";
      case PREDICTED ->
          LOCK_SETS.contains(finding.detector())
              ? "Two threads accessed the same data without a lock in common. The detector knows"
                  + " locks only: if the data is handed over in another way, by a queue or a join,"
                  + " say, it is a false alarm."
              : "The accesses happened in this run, one after the other because of the order in"
                  + " which locks happened to be taken. Another schedule of the same run can let"
                  + " them meet.";
      case STATIC ->
          "Nothing was run: the code shows two accesses that can come from threads which run at the"
              + " same time, with no lock in common. Check that both can run at once and that it is"
              + " the same object; an order that comes from the program's own protocol is not seen.";
    };
  }

  private static String ofDeadlock(Finding finding) {
    return switch (finding.evidence()) {
      case OBSERVED ->
          "The threads were waiting for each other's locks when heddle looked, twice, and none of"
              + " them had moved in between. They would have waited for ever.";
      case PREDICTED ->
          "The threads took these locks in different orders in this run, at moments that can"
              + " coincide. They did not meet this time; if they do, each waits for the other for"
              + " ever. Only an order that something else than locks and threads' starts and ends"
              + " enforces can make this harmless.";
      case STATIC ->
          "Nothing was run: the code shows threads that can take these locks in different orders.";
    };
  }

  private static String ofAtomicity(Finding finding) {
    return switch (finding.evidence()) {
      case OBSERVED ->
          "In this run another thread came between steps that belong together, and the result is one"
              + " that no order of whole methods can have.";
      case PREDICTED ->
          "Between steps that belong together another thread can come in, in another schedule of the"
              + " same run.";
      case STATIC -> "Nothing was run: the code shows steps that another thread can come between.";
    };
  }
}
