// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Makes the report as <code>heddle:report</code> does, and fails the build if it has findings. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends AbstractReportingMojo {
  private static final String COMMAND = "::";

  /** How many findings do not fail the build; those that the baseline knows do not count. */
  @Parameter(property = "heddle.threshold", defaultValue = "0")
  int threshold;

  /**
   * <code>application</code>: findings that lie wholly inside third-party jars do not count. <code>
   * all</code>: they do.
   */
  @Parameter(property = "heddle.failOn")
  String failOn;

  /** Whether findings fail the build; otherwise they are only told. */
  @Parameter(property = "heddle.haltOnFailure", defaultValue = "true")
  boolean haltOnFailure;

  @Override
  void perform() throws MojoFailureException, ReportException {
    Options options = reporting().set(Option.FAIL_ON, failOn).read();
    Path directory = options.path(Option.REPORT);
    TestReports tests = new TestReports(Path.of(project.getBuild().getDirectory()));
    if (!BuildReport.hasJournals(directory) && tests.areNewerThan(session.getStartTime())) {
      throw new MojoFailureException(
          "heddle: the tests ran without heddle, so nothing was checked. prepare-agent sets the"
              + " property argLine: if maven-surefire-plugin or maven-failsafe-plugin has an"
              + " <argLine> of its own, begin it with @{argLine}; they must fork, too");
    }
    if (!BuildReport.isPossible(directory)) {
      getLog().info("heddle: no tests ran, so there is nothing to check");
      return;
    }
    BuildReport report = BuildReport.publish(options);
    boolean fails = report.counting() > threshold;
    for (String line : report.text().split("\n")) {
      tell(line, fails, report);
    }
    if (fails && haltOnFailure) {
      throw new MojoFailureException(report.summary() + allowed());
    }
  }

  private void tell(String line, boolean fails, BuildReport report) {
    if (line.startsWith(COMMAND)) {
      // GitHub looks for its commands where lines begin.
      System.out.println(line);
    } else if (fails) {
      getLog().error(line);
    } else if (report.findings() > 0 || !report.complete()) {
      getLog().warn(line);
    } else {
      getLog().info(line);
    }
  }

  private String allowed() {
    return threshold == 0 ? "" : " (heddle.threshold allows " + threshold + ")";
  }
}
