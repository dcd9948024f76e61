// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything one check has to say.
 *
 * @param tool name and version of the tool that made it
 * @param complete whether everything was checked that was asked for
 * @param notChecked what was not checked, a sentence each
 * @param findings what is wrong with the program; with a baseline, only what is new
 * @param suppressed how many findings the user's suppressions left out
 * @param comparison how the findings compare with a baseline, or null if there was none
 * @param libraries which classes of the stacks come from third-party jars
 * @param about how it came to be
 */
public record Report(
    String tool,
    boolean complete,
    List<String> notChecked,
    List<Finding> findings,
    int suppressed,
    Comparison comparison,
    Libraries libraries,
    About about) {

  public Report {
    notChecked = List.copyOf(notChecked);
    findings = List.copyOf(findings);
  }

  /** The same report about the same run, with fewer findings. */
  public Report with(List<Finding> fewer, int suppressed, Comparison comparison) {
    return new Report(tool, complete, notChecked, fewer, suppressed, comparison, libraries, about);
  }

  /** The same report with what is known of more classes. */
  public Report with(Libraries newLibraries) {
    return new Report(
        tool, complete, notChecked, findings, suppressed, comparison, newLibraries, about);
  }

  /** The same report with how it came to be. */
  public Report with(About newAbout) {
    return new Report(
        tool, complete, notChecked, findings, suppressed, comparison, libraries, newAbout);
  }

  /** All that was found, whether it was known or is new. */
  public List<Finding> found() {
    if (comparison == null) {
      return findings;
    }
    List<Finding> found = new ArrayList<>(findings);
    found.addAll(comparison.knownFindings());
    return found;
  }

  /** The findings that are about the application's own code. */
  public List<Finding> ofApplication() {
    return findings(false);
  }

  /** The findings that lie wholly inside third-party jars. */
  public List<Finding> ofLibraries() {
    return findings(true);
  }

  private List<Finding> findings(boolean inLibraries) {
    List<Finding> chosen = new ArrayList<>();
    for (Finding finding : findings) {
      if (libraries.contain(finding) == inLibraries) {
        chosen.add(finding);
      }
    }
    return chosen;
  }

  /**
   * The ids of findings on either side of a comparison with a baseline, and as far as they are at
   * hand the findings themselves: those that are new are the report's, and a baseline may have kept
   * no more than ids.
   *
   * @param added found now and not in the baseline
   * @param known found now and in the baseline
   * @param gone in the baseline and not found now
   * @param knownFindings the known ones, as they were found now
   * @param goneFindings the gone ones, as they were found last
   */
  public record Comparison(
      List<String> added,
      List<String> known,
      List<String> gone,
      List<Finding> knownFindings,
      List<Finding> goneFindings) {
    public Comparison {
      added = List.copyOf(added);
      known = List.copyOf(known);
      gone = List.copyOf(gone);
      knownFindings = List.copyOf(knownFindings);
      goneFindings = List.copyOf(goneFindings);
    }

    /** The same without the findings that are not there any more; their ids stay. */
    public Comparison withoutGoneFindings() {
      return new Comparison(added, known, gone, knownFindings, List.of());
    }
  }
}
