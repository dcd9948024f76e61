// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.apache.maven.doxia.sink.Sink;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.reporting.MavenReport;
import org.apache.maven.reporting.MavenReportException;

/**
 * Makes one report of what all JVMs of the tests found. Also a report of the project's site, which
 * then has it below <code>heddle</code>.
 */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class ReportMojo extends AbstractReportingMojo implements MavenReport {
  private static final String FOLDER = "heddle";
  private static final String PAGE = "report.html";

  /** Where the site is; null if this is no part of one. */
  private File site;

  @Override
  void perform() throws ReportException {
    publish(reporting().read());
  }

  private void publish(Options options) throws ReportException {
    if (!BuildReport.isPossible(options.path(Option.REPORT))) {
      getLog().info("heddle: no tests ran, so there is nothing to report");
      return;
    }
    BuildReport report = BuildReport.publish(options);
    getLog().info(report.summary());
  }

  @Override
  public void generate(Sink sink, Locale locale) throws MavenReportException {
    try {
      Options options = reporting().read();
      publish(options);
      copyPage(options.path(Option.REPORT), getReportOutputDirectory().toPath().resolve(FOLDER));
    } catch (OptionException | ReportException e) {
      throw new MavenReportException("heddle: " + e.getMessage(), e);
    }
  }

  private static void copyPage(Path from, Path to) throws ReportException {
    try {
      Files.createDirectories(to);
      Files.copy(from.resolve(PAGE), to.resolve(PAGE), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new ReportException("cannot write to " + to + ": " + Reasons.of(e));
    }
  }

  @Override
  public boolean canGenerateReport() {
    return !skip && BuildReport.isPossible(report.toPath());
  }

  @Override
  public boolean isExternalReport() {
    return true;
  }

  @Override
  public String getOutputName() {
    return FOLDER + "/report";
  }

  @Override
  public String getCategoryName() {
    return CATEGORY_PROJECT_REPORTS;
  }

  @Override
  public String getName(Locale locale) {
    return "Heddle";
  }

  @Override
  public String getDescription(Locale locale) {
    return "Data races and deadlocks that the tests have shown.";
  }

  @Override
  public void setReportOutputDirectory(File directory) {
    site = directory;
  }

  @Override
  public File getReportOutputDirectory() {
    return site != null ? site : Path.of(project.getReporting().getOutputDirectory()).toFile();
  }
}
