// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionSources;
import dev.heddle.model.options.Options;
import java.util.List;
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
          Option.BASELINE,
          Option.SUPPRESSIONS,
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
      case FLAG -> builder.type(boolean.class).arity("0");
      case LIST, GLOBS, PATHS -> builder.type(String[].class).arity("1").paramLabel(option.label());
      default -> builder.type(String.class).arity("1").paramLabel(option.label());
    }
    if (option.form() != Option.Form.FLAG && !option.defaultValue().isEmpty()) {
      help += " Default: " + option.defaultValue();
    }
    return builder.description(help).build();
  }

  /** Options from the command line, then from the environment, then from the file. */
  static Options read(ParseResult parsed) {
    Options options = new Options();
    for (Option option : Option.values()) {
      OptionSpec spec = parsed.matchedOption(name(option));
      if (spec != null) {
        String separator = option.form() == Option.Form.PATHS ? ":" : ",";
        boolean flag = option.form() == Option.Form.FLAG;
        options.set(option, flag ? "true" : String.join(separator, spec.stringValues()));
      }
    }
    return options.orElse(OptionSources.surroundings());
  }

  private static String name(Option option) {
    return "--" + option.key();
  }
}
