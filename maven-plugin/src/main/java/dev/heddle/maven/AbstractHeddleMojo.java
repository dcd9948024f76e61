// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.report.ReportException;
import java.io.File;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What all goals have in common. */
abstract class AbstractHeddleMojo extends AbstractMojo {
  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  MavenSession session;

  /** Whether to do nothing at all. */
  @Parameter(property = "heddle.skip", defaultValue = "false")
  boolean skip;

  /** Where the report is written, and what it is made of. */
  @Parameter(property = "heddle.report", defaultValue = "${project.build.directory}/heddle")
  File report;

  /**
   * Any other options, as the agent takes them: <code>key=value,key=value</code>. What has a
   * parameter of its own is better said there.
   */
  @Parameter(property = "heddle.options")
  String options;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Skipping heddle, because heddle.skip is set");
      return;
    }
    try {
      perform();
    } catch (OptionException | ReportException e) {
      throw new MojoExecutionException("heddle: " + e.getMessage(), e);
    }
  }

  abstract void perform() throws MojoExecutionException, MojoFailureException, ReportException;

  /** The options of this goal, to which it adds its own parameters. */
  ProjectOptions options() {
    Path directory = project.getBasedir().toPath();
    return new ProjectOptions(directory, root(directory), options).set(Option.REPORT, report);
  }

  /** Where the build was started, if the project is below. */
  private Path root(Path directory) {
    Path root = Path.of(session.getExecutionRootDirectory());
    return directory.startsWith(root) ? root : directory;
  }
}
