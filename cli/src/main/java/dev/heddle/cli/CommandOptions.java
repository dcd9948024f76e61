// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionSources;
import dev.heddle.model.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** Puts heddle's options on commands, and reads what the user has set, here or elsewhere. */
final class CommandOptions {
  /** The options of every command that reports. */
  static final List<Option> REPORTING =
      List.of(
          Option.REPORT,
          Option.FORMAT,
          Option.SOURCES,
          Option.BASELINE,
          Option.SUPPRESSIONS,
          Option.FAIL_ON,
          Option.QUIET,
          Option.VERBOSE,
          Option.NO_COLOR);

  private CommandOptions() {}

  static void add(List<Option> options, CommandSpec command) {
    for (Option option : options) {
      command.addOption(spec(option));
    }
  }

  private static OptionSpec spec(Option option) {
    OptionSpec.Builder builder = OptionSpec.builder(name(option));
    String help = option.help();
    switch (option.form()) {
      case FLAG ->
          builder
              .type(String.class)
              .arity("0..1")
              .paramLabel("true|false")
              .preprocessor(CommandOptions::completeFlag);
      case LIST, GLOBS, PATHS -> builder.type(String[].class).arity("1").paramLabel(option.label());
      default -> builder.type(String.class).arity("1").paramLabel(option.label());
    }
    if (option.form() != Option.Form.FLAG && !option.defaultValue().isEmpty()) {
      help += " Default: " + option.defaultValue();
    }
    return builder.description(help).build();
  }

  /**
   * A flag is {@code --quiet} or {@code --quiet=false}; what follows it in a word of its own is not
   * its value, even if it is {@code true}, which is also a program.
   */
  private static boolean completeFlag(
      Stack<String> words, CommandSpec command, ArgSpec flag, Map<String, Object> how) {
    if (how.get("separator").equals(" ")) {
      words.push("true");
    }
    return false;
  }

  /** The options of every command that runs a program. */
  static List<Option> running() {
    List<Option> options = new ArrayList<>();
    for (Option option : Option.values()) {
      if (option.isPublic()) {
        options.add(option);
      }
    }
    return options;
  }

  /**
   * Options from the command line, then from the environment, then from the file.
   *
   * @param own what the command has an option of its own for, with other values
   */
  static Options read(ParseResult parsed, Option... own) {
    Options options = new Options();
    for (Option option : Option.values()) {
      OptionSpec spec = parsed.matchedOption(name(option));
      if (spec != null && !List.of(own).contains(option)) {
        String separator = option.form() == Option.Form.PATHS ? ":" : ",";
        options.set(option, String.join(separator, spec.stringValues()));
      }
    }
    return options.orElse(OptionSources.surroundings());
  }

  static String name(Option option) {
    return "--" + option.key();
  }
}
