// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.Nearest;
import dev.heddle.model.options.OptionException;
import dev.heddle.report.ReportException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what went wrong. */
final class Errors {
  private Errors() {}

  static int wrongUse(ParameterException e) {
    CommandLine command = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      return wrongUse(unmatched(unmatched.getUnmatched().get(0), command), command);
    }
    if (command.getParent() != null) {
      return wrongUse(decapitalized(e.getMessage()), command);
    }
    // With a value it is of "heddle help nosuch", otherwise of "heddle" alone.
    boolean hasCommand = e.getValue() != null;
    return wrongUse(
        hasCommand ? unmatched(e.getValue(), command) : "no command given; see: heddle help",
        command);
  }

  private static String unmatched(String word, CommandLine command) {
    if (word.startsWith("-")) {
      String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
      List<String> names = new ArrayList<>(command.getCommandSpec().optionsMap().keySet());
      names.remove("-h");
      return "unknown option \"" + name + "\"" + Nearest.hint(name, names);
    }
    if (command.getParent() == null) {
      List<String> names = new ArrayList<>(command.getSubcommands().keySet());
      return "unknown command \"" + word + "\"" + Nearest.hint(word, names);
    }
    return "\"" + word + "\" is one word too many";
  }

  private static String decapitalized(String message) {
    return Character.toLowerCase(message.charAt(0)) + message.substring(1);
  }

  private static int wrongUse(String message, CommandLine command) {
    String name = command.getParent() == null ? "" : " " + command.getCommandName();
    System.err.println("heddle" + name + ": " + message);
    return ExitCode.USAGE_ERROR;
  }

  /** What a command throws: the user's mistakes have their own exceptions, the rest is heddle's. */
  static int failed(Exception e, CommandLine command) {
    if (e instanceof OptionException || e instanceof ReportException) {
      return wrongUse(e.getMessage(), command);
    }
    e.printStackTrace();
    System.err.println("heddle: this is an error inside heddle: " + e);
    return ExitCode.INTERNAL_ERROR;
  }
}
