// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Looks for races in the project's classes, without running them. What it finds goes into the
 * report of <code>heddle:report</code> and <code>heddle:check</code>; alone, this goal fails no
 * build.
 */
@Mojo(
    name = "scan",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class ScanMojo extends AbstractHeddleMojo {
  private static final int FINDINGS = 66;
  private static final int INCOMPLETE = 3;

  @Parameter(property = "plugin.artifactMap", readonly = true, required = true)
  Map<String, Artifact> artifacts;

  @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true, required = true)
  File classes;

  /** Methods to start from, such as <code>com.acme.Server.start</code>; every main if not set. */
  @Parameter(property = "heddle.entry")
  List<String> entry;

  /**
   * Whether the project is a library, with no main method: any public method may be called at the
   * same time as the others.
   */
  @Parameter(property = "heddle.library", defaultValue = "false")
  boolean library;

  /** Seconds after which the scan ends with what is known then. */
  @Parameter(property = "heddle.timeout")
  String timeout;

  /** Memory at which the scan ends with what is known then, such as <code>2g</code>. */
  @Parameter(property = "heddle.maxMemory")
  String maxMemory;

  /** Files that add to what heddle knows of libraries, separated by colons. */
  @Parameter(property = "heddle.libraryModel")
  String libraryModel;

  @Override
  void perform() throws MojoExecutionException {
    if (!Files.isDirectory(classes.toPath())) {
      getLog().info("heddle: there are no classes to scan");
      return;
    }
    Options options = options().set(Option.LIBRARY_MODEL, libraryModel).read();
    Path directory = AbstractReportingMojo.scanDirectory(options.path(Option.REPORT));
    int code =
        new HeddleJar(artifacts)
            .run(arguments(options, directory), project.getBasedir().toPath(), getLog()::info);
    if (code != 0 && code != FINDINGS && code != INCOMPLETE) {
      throw new MojoExecutionException("heddle: the scan failed; its message is above");
    }
  }

  private List<String> arguments(Options options, Path directory) {
    List<String> words = new ArrayList<>(List.of("scan", "--report", directory.toString()));
    List<String> jars = new ArrayList<>();
    for (Artifact artifact : project.getArtifacts()) {
      jars.add(artifact.getFile().getAbsolutePath());
    }
    if (!jars.isEmpty()) {
      words.addAll(List.of("--classpath", String.join(File.pathSeparator, jars)));
    }
    if (entry != null) {
      entry.forEach(method -> words.addAll(List.of("--entry", method)));
    }
    if (library) {
      words.add("--library");
    }
    add("--timeout", timeout, words);
    add("--max-memory", maxMemory, words);
    if (options.isSet(Option.LIBRARY_MODEL)) {
      add("--library-model", options.text(Option.LIBRARY_MODEL), words);
    }
    words.add(classes.getAbsolutePath());
    return words;
  }

  private static void add(String option, String value, List<String> words) {
    if (value != null) {
      words.addAll(List.of(option, value));
    }
  }
}
