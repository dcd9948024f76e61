// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import java.util.List;

/**
 * What was read from the journal of one JVM.
 *
 * @param pid the JVM's process id, 0 if unknown
 * @param command what the JVM ran, for people
 * @param begun whether the first line is there; otherwise it may not be a journal at all
 * @param ended whether the last line is there
 * @param findings each finding once, with its last count
 * @param notChecked what was not checked, a sentence each
 * @param libraries which classes of the findings come from third-party jars
 * @param java the Java that the JVM was; null if unknown
 * @param classesChecked how many classes were checked; 0 if the last line is not there
 * @param cost what the JVM has taken; unknown if the last line is not there
 * @param ordered ids that accesses would have as a race if they had not been seen in order
 */
public record JvmJournal(
    long pid,
    String command,
    boolean begun,
    boolean ended,
    List<Finding> findings,
    List<String> notChecked,
    Libraries libraries,
    String java,
    int classesChecked,
    Cost cost,
    List<String> ordered) {

  /** Whether it has come to its end without a class to check, and nothing says why. */
  boolean hasCheckedNothing() {
    return ended && classesChecked == 0 && notChecked.isEmpty();
  }

  /** The JVM as people may know it. */
  String name() {
    return "JVM " + pid + (command.isEmpty() ? "" : " (" + command + ")");
  }
}
