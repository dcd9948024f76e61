// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

import java.util.ArrayList;
import java.util.List;

/** Every option there is: its key, its default, what it takes and what it does. */
public enum Option {
  REPORT("report", Form.PATH, "DIR", "heddle-report", "Write the report into DIR."),
  INCLUDE(
      "include",
      Form.GLOBS,
      "GLOB[,GLOB…]",
      "*",
      "Check only classes whose full name matches, such as com.acme.*."),
  EXCLUDE(
      "exclude",
      Form.GLOBS,
      "GLOB[,GLOB…]",
      "",
      "Leave out classes whose full name matches; wins over include."),
  DETECT(
      "detect",
      Form.LIST,
      "KIND[,KIND]",
      "races,deadlocks",
      "What to look for: races, deadlocks.",
      "races",
      "deadlocks"),
  ALGORITHM(
      "algorithm",
      Form.WORD,
      "NAME",
      "happens-before",
      "How to look for races: happens-before, eraser, racer, object-race or hybrid.",
      "happens-before",
      "eraser",
      "racer",
      "object-race",
      "hybrid"),
  GRANULARITY(
      "granularity",
      Form.WORD,
      "object|field",
      "field",
      "What eraser keeps lock sets for: each field, or each object.",
      "object",
      "field"),
  PREDICT(
      "predict",
      Form.FLAG,
      "",
      "false",
      "Report also races that another schedule of the same run would show, as predicted."),
  STATS(
      "stats",
      Form.FLAG,
      "",
      "false",
      "Count accesses, and what object-race makes of them, and say so at exit; slow."),
  TRACE(
      "trace",
      Form.PATH,
      "FILE",
      "",
      "Write the run's events to FILE, for heddle replay; further JVMs write beside it."),
  LIBRARY_MODEL(
      "library-model",
      Form.PATHS,
      "FILE[:FILE…]",
      "",
      "Add what FILE says to what heddle knows of libraries."),
  PLAN(
      "plan",
      Form.PATH,
      "FILE",
      "",
      "Leave out checks that heddle scan --plan FILE has found to be needless."),
  BASELINE("baseline", Form.PATH, "FILE", "", "Report only what is not in the report.json FILE."),
  SUPPRESSIONS(
      "suppressions",
      Form.PATH,
      "FILE",
      "heddle-suppressions.txt",
      "Leave out findings that a line of FILE matches."),
  APPLICATION(
      "application",
      Form.GLOBS,
      "GLOB[,GLOB…]",
      "",
      "Classes that are the application's; otherwise those in folders, in the jar with the main"
          + " class, and in jars that a build has just made."),
  FAIL_ON(
      "fail-on",
      Form.WORD,
      "application|all",
      "application",
      "Whether findings that lie wholly inside third-party jars make the exit code 66.",
      "application",
      "all"),
  FORMAT(
      "format",
      Form.LIST,
      "FORMAT[,…]",
      "text,html,sarif,json",
      "How to report: text and github (annotations), both on standard error; the files html, sarif,"
          + " junit and json, which is written in any case.",
      "text",
      "html",
      "sarif",
      "junit",
      "github",
      "json"),
  SOURCES(
      "sources",
      Form.PATHS,
      "DIR[:DIR…]",
      ".",
      "Where the program's source is, in folders, projects or jars, to show it in reports."),
  QUIET("quiet", Form.FLAG, "", "false", "Say nothing but errors and findings."),
  VERBOSE("verbose", Form.FLAG, "", "false", "Say more about what heddle does."),
  NO_COLOR("no-color", Form.FLAG, "", "false", "Never use colors; so does NO_COLOR=1."),
  /** Set by {@code heddle run} for the agents of its children: which run they are part of. */
  RUN("run", Form.WORD, "ID", "", ""),
  /** Set by {@code heddle run}: where its children leave their journals. */
  JOURNALS("journals", Form.PATH, "DIR", "", ""),
  /** Set by {@code heddle check}: whether to note which accesses were seen in order. */
  NOTE_ORDER("note-order", Form.FLAG, "", "false", "");

  /** What an option's value looks like. */
  public enum Form {
    WORD,
    FLAG,
    PATH,
    /** Words separated by commas or colons. */
    LIST,
    /** Patterns for names of classes, separated by commas or colons. */
    GLOBS,
    /** Files separated by colons, as in a class path. */
    PATHS
  }

  private final String key;
  private final Form form;
  private final String label;
  private final String defaultValue;
  private final String help;
  private final List<String> allowed;

  Option(String key, Form form, String label, String defaultValue, String help, String... allowed) {
    this.key = key;
    this.form = form;
    this.label = label;
    this.defaultValue = defaultValue;
    this.help = help;
    this.allowed = List.of(allowed);
  }

  public String key() {
    return key;
  }

  public Form form() {
    return form;
  }

  /** What the help text calls the value. */
  public String label() {
    return label;
  }

  /** The value if nobody sets one; empty if there is none. */
  public String defaultValue() {
    return defaultValue;
  }

  public String help() {
    return help;
  }

  /** Whether people may set it. */
  public boolean isPublic() {
    return this != RUN && this != JOURNALS && this != NOTE_ORDER;
  }

  /**
   * The option with that key.
   *
   * @throws OptionException if there is none; the message names the nearest key
   */
  public static Option of(String key) {
    for (Option option : values()) {
      if (option.key.equals(key)) {
        return option;
      }
    }
    throw unknown(key);
  }

  /** What is thrown for a key that people may not set. */
  static OptionException unknown(String key) {
    List<String> keys = new ArrayList<>();
    for (Option option : values()) {
      if (option.isPublic()) {
        keys.add(option.key);
      }
    }
    return new OptionException("unknown option \"" + key + "\"" + Nearest.hint(key, keys));
  }

  /**
   * Returns the value if the option can take it.
   *
   * @throws OptionException if it cannot; the message says what it can take
   */
  String checked(String value) {
    switch (form) {
      case FLAG -> {
        if (!value.equals("true") && !value.equals("false")) {
          throw new OptionException(
              "option \"" + key + "\" is true or false, not \"" + value + "\"");
        }
      }
      case LIST -> {
        for (String word : split(value)) {
          checkAllowed(word);
        }
      }
      case GLOBS -> {
        for (String pattern : split(value)) {
          if (!Glob.mayMatchClass(pattern)) {
            throw new OptionException(
                "option \""
                    + key
                    + "\" takes names of classes such as com.acme.*, not \""
                    + pattern
                    + "\"");
          }
        }
      }
      default -> {
        if (value.isEmpty()) {
          throw new OptionException("option \"" + key + "\" needs a value");
        }
        checkAllowed(value);
      }
    }
    return value;
  }

  private void checkAllowed(String word) {
    if (!allowed.isEmpty() && !allowed.contains(word)) {
      throw new OptionException(
          "unknown " + key + " \"" + word + "\"; there is " + String.join(", ", allowed));
    }
  }

  /** The words of a list, without empty ones. */
  List<String> split(String value) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= value.length(); i++) {
      if (i == value.length() || isSeparator(value.charAt(i))) {
        String word = value.substring(start, i).trim();
        if (!word.isEmpty()) {
          words.add(word);
        }
        start = i + 1;
      }
    }
    return words;
  }

  private boolean isSeparator(char c) {
    return c == ':' || c == ',' && form != Form.PATHS;
  }
}
