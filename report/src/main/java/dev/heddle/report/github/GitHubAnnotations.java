// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.github;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.report.advice.Advisors;
import dev.heddle.report.source.Sources;
import java.util.Locale;

/**
 * A report as GitHub's workflow commands, which become annotations beside the lines of code.
 *
 * <p>GitHub reads them from standard error as well as from standard output, so they go where all
 * text of heddle's goes, and the checked program's output stays its own.
 */
public final class GitHubAnnotations {
  private final StringBuilder text = new StringBuilder();
  private final Report report;
  private final Sources sources;

  private GitHubAnnotations(Report report, Sources sources) {
    this.report = report;
    this.sources = sources;
  }

  public static String of(Report report, Sources sources) {
    GitHubAnnotations writer = new GitHubAnnotations(report, sources);
    report.ofApplication().forEach(writer::finding);
    report.ofLibraries().forEach(writer::finding);
    for (String sentence : report.notChecked()) {
      writer.command("warning", "title=Heddle did not check everything", sentence);
    }
    return writer.text.toString();
  }

  private void finding(Finding finding) {
    StringBuilder properties = new StringBuilder();
    Frame frame = null;
    for (Access access : finding.accesses()) {
      frame = frame == null ? sources.innermost(access.stack()) : frame;
    }
    String path = frame == null ? null : sources.pathOf(frame);
    if (path != null) {
      properties.append("file=").append(property(path));
      if (frame.hasLine()) {
        properties.append(",line=").append(frame.line());
      }
      properties.append(',');
    }
    String title = finding.title() + " " + finding.id();
    properties.append("title=").append(property(capitalised(title)));
    String advice = Advisors.of(finding, sources).get(0).title();
    command(
        level(finding), properties.toString(), message(finding) + "\nTo mend it: " + advice + ".");
  }

  private String level(Finding finding) {
    if (report.libraries().contain(finding)) {
      return "notice";
    }
    return finding.evidence() == Finding.Evidence.OBSERVED ? "error" : "warning";
  }

  private static String message(Finding finding) {
    StringBuilder message = new StringBuilder(finding.message());
    for (Access access : finding.accesses()) {
      if (!access.stack().isEmpty()) {
        message
            .append('\n')
            .append(access.operation())
            .append(" at ")
            .append(access.stack().get(0));
      }
    }
    return message.toString();
  }

  private void command(String level, String properties, String message) {
    text.append("::").append(level).append(' ').append(properties);
    text.append("::").append(escaped(message)).append('\n');
  }

  private static String capitalised(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** A line break would end the command, and what follows it could be another one. */
  private static String escaped(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return escaped(text).replace(":", "%3A").replace(",", "%2C");
  }
}
