// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.agent.UserLibraryModel;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.options.Glob;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of every command that scans: which code, from where, and for how long. */
final class ScanOptions {
  static final String ENTRY = "--entry";
  private static final String CLASSPATH = "--classpath";
  private static final String AS_LIBRARY = "--as-library";
  private static final String TIMEOUT = "--timeout";
  private static final String MAX_MEMORY = "--max-memory";

  private final ParseResult parsed;

  ScanOptions(ParseResult parsed) {
    this.parsed = parsed;
  }

  static void add(CommandSpec spec) {
    add(
        CLASSPATH,
        String[].class,
        "PATH[:PATH…]",
        "Jars and folders with the libraries that the program uses; DIR/* for all jars of DIR.",
        spec);
    add(
        ENTRY,
        String[].class,
        "CLASS.METHOD",
        "Start from this method, such as com.acme.Server.start; may be repeated."
            + " Default: every main method",
        spec);
    add(
        AS_LIBRARY,
        String[].class,
        "GLOB[,GLOB…]",
        "Report races of these classes where others call them; may be repeated.",
        spec);
    add(TIMEOUT, String.class, "SECONDS", "End after this time with what is known then.", spec);
    add(
        MAX_MEMORY,
        String.class,
        "SIZE",
        "End when more memory is in use, such as 2g, with what is known then.",
        spec);
  }

  static void add(String name, Class<?> type, String label, String help, CommandSpec spec) {
    spec.addOption(
        OptionSpec.builder(name).type(type).arity("1").paramLabel(label).description(help).build());
  }

  /**
   * @param isLibrary whether any public method may be called at any time
   */
  ScannedProgram program(List<Path> inputs, boolean isLibrary) throws ReportException {
    return new ScannedProgram(
        inputs,
        ClassPaths.parse(values(CLASSPATH)),
        values(ENTRY),
        isLibrary,
        globs(values(AS_LIBRARY)));
  }

  ScanLimits limits() {
    return ScanLimits.of(
        parsed.matchedOptionValue(TIMEOUT, null), parsed.matchedOptionValue(MAX_MEMORY, null));
  }

  static LibraryModel libraryModel(Options options) {
    LibraryModel model = JdkModel.load();
    for (Path file : options.paths(Option.LIBRARY_MODEL)) {
      model.merge(UserLibraryModel.read(file));
    }
    return model;
  }

  List<String> values(String option) {
    return List.of(parsed.matchedOptionValue(option, new String[0]));
  }

  private static List<Glob> globs(List<String> lists) {
    return lists.stream().flatMap(list -> Stream.of(list.split(","))).map(Glob::new).toList();
  }
}
