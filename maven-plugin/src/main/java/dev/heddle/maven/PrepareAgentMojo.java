// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionSources;
import dev.heddle.model.options.Options;
import dev.heddle.report.Publisher;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.select.Selection;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Sets a property, <code>argLine</code> if not told otherwise, so that the JVMs which Surefire and
 * Failsafe start for tests run under heddle. Arguments that the property has already are kept.
 */
@Mojo(name = "prepare-agent", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class PrepareAgentMojo extends AbstractHeddleMojo {
  private static final String PLUGIN = "dev.heddle:heddle-maven-plugin";
  private static final String PREPARED = "dev.heddle.prepared";

  @Parameter(property = "plugin.artifactMap", readonly = true, required = true)
  Map<String, Artifact> artifacts;

  /** The property that takes the JVM argument. */
  @Parameter(property = "heddle.propertyName", defaultValue = "argLine")
  String propertyName;

  /** Whether findings of earlier builds stay in the report, until the project is cleaned. */
  @Parameter(property = "heddle.append", defaultValue = "false")
  boolean append;

  /** Names of classes to check, such as <code>com.acme.*,org.acme.*</code>; all if not set. */
  @Parameter(property = "heddle.include")
  String include;

  /** Names of classes to leave out; wins over <code>include</code>. */
  @Parameter(property = "heddle.exclude")
  String exclude;

  /** What to look for, such as <code>races,deadlocks</code>. */
  @Parameter(property = "heddle.detect")
  String detect;

  /** How to look for races: <code>happens-before</code> if not set. */
  @Parameter(property = "heddle.algorithm")
  String algorithm;

  /** Whether to add races that another schedule of the same run would show. */
  @Parameter(property = "heddle.predict")
  String predict;

  /** Files that add to what heddle knows of libraries, separated by colons. */
  @Parameter(property = "heddle.libraryModel")
  String libraryModel;

  /** Names of the application's classes, if heddle does not tell them from libraries itself. */
  @Parameter(property = "heddle.application")
  String application;

  /** A plan of <code>heddle scan --plan</code>: what need not be checked. */
  @Parameter(property = "heddle.plan")
  File plan;

  /** An earlier <code>report.json</code>: what is in it does not fail tests of heddle-junit. */
  @Parameter(property = "heddle.baseline")
  File baseline;

  /** The file with findings to leave out; <code>heddle-suppressions.txt</code> if there is one. */
  @Parameter(property = "heddle.suppressions")
  File suppressions;

  @Override
  void perform() throws ReportException {
    Options given =
        options()
            .set(Option.INCLUDE, include)
            .set(Option.EXCLUDE, exclude)
            .set(Option.DETECT, detect)
            .set(Option.ALGORITHM, algorithm)
            .set(Option.PREDICT, predict)
            .set(Option.LIBRARY_MODEL, libraryModel)
            .set(Option.APPLICATION, application)
            .set(Option.PLAN, plan)
            .set(Option.BASELINE, baseline)
            .set(Option.SUPPRESSIONS, suppressions)
            .read();
    Selection.read(given);
    if (!append && project.getContextValue(PREPARED) == null) {
      removeOld(given.path(Option.REPORT));
    }
    // Surefire and Failsafe may have an execution each of this goal; their findings go together.
    project.setContextValue(PREPARED, true);
    given.set(Option.RUN, BuildJournals.RUN);
    if (isScanned()) {
      given.set(Option.NOTE_ORDER, "true");
    }
    Path jar = new HeddleJar(artifacts).file();
    String agent = "-javaagent:" + jar + "=" + OptionSources.format(given);
    Properties properties = project.getProperties();
    String line = ArgLine.with(agent, properties.getProperty(propertyName));
    properties.setProperty(propertyName, line);
    getLog().info(propertyName + " set to " + line);
  }

  /** Whether the build scans the project too, so that the tests can answer what it suspects. */
  private boolean isScanned() {
    for (Plugin plugin : project.getBuildPlugins()) {
      for (PluginExecution execution : plugin.getExecutions()) {
        if (plugin.getKey().equals(PLUGIN) && execution.getGoals().contains("scan")) {
          return true;
        }
      }
    }
    return false;
  }

  /** What the last build has found and reported is not this one's. */
  private static void removeOld(Path reportDirectory) throws ReportException {
    try {
      Publisher.removeOld(reportDirectory);
      BuildJournals.of(reportDirectory).clear();
    } catch (IOException e) {
      throw new ReportException(
          "the last build's " + reportDirectory + " cannot be removed: " + Reasons.of(e));
    }
  }
}
