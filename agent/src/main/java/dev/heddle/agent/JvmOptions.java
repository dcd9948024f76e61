// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The options that a JVM is going to have: in its command, in files, and in the environment. */
final class JvmOptions {
  private static final String[] OF_EVERY_JVM = {"JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"};
  private static final String OF_LAUNCHER = "JDK_JAVA_OPTIONS";
  private static final String FILE_OPTION = "-XX:VMOptionsFile=";

  /** Options whose value is a word of its own. */
  private static final Set<String> WITH_VALUE =
      Set.of(
          "-cp",
          "-classpath",
          "--class-path",
          "-p",
          "--module-path",
          "--upgrade-module-path",
          "--add-modules",
          "--limit-modules",
          "--add-exports",
          "--add-opens",
          "--add-reads",
          "--patch-module",
          "--enable-native-access",
          "--source");

  /** After these comes the program, with its own arguments. */
  private static final Set<String> LAST = Set.of("-jar", "-m", "--module");

  private final List<String> options = new ArrayList<>();
  private boolean isValue;

  private JvmOptions() {}

  /**
   * Those of a JVM that a command starts.
   *
   * @param isJava whether the command is {@code java} itself; otherwise only what the environment
   *     says is known
   */
  static List<String> of(List<String> command, boolean isJava, Map<String, String> environment) {
    JvmOptions found = new JvmOptions();
    for (String variable : OF_EVERY_JVM) {
      found.addAll(words(environment.getOrDefault(variable, ""), false));
    }
    found.addAll(words(environment.getOrDefault(OF_LAUNCHER, ""), false));
    if (isJava) {
      found.addAll(command.subList(1, command.size()));
    }
    return found.options;
  }

  /** Adds what comes before the main class, and returns whether that came. */
  private boolean addAll(List<String> words) {
    for (String word : words) {
      if (isValue) {
        isValue = false;
      } else if (word.startsWith("@")) {
        if (addAll(words(content(word.substring(1)), true))) {
          return true;
        }
      } else if (LAST.contains(word) || !word.startsWith("-")) {
        return true;
      } else if (word.startsWith(FILE_OPTION)) {
        addAll(words(content(word.substring(FILE_OPTION.length())), false));
      } else {
        options.add(word);
        isValue = WITH_VALUE.contains(word);
      }
    }
    return false;
  }

  /** What cannot be read holds no options: the JVM will say so. */
  private static String content(String file) {
    try {
      return new String(Files.readAllBytes(Path.of(file)), StandardCharsets.UTF_8);
    } catch (IOException | InvalidPathException e) {
      return "";
    }
  }

  /**
   * Words are separated by white space outside of quotes.
   *
   * @param isArgumentFile whether there are comments, and backslashes between quotes
   */
  private static List<String> words(String text, boolean isArgumentFile) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0 && isArgumentFile && c == '\\' && i + 1 < text.length()) {
        word.append(text.charAt(++i));
      } else if (quote != 0) {
        quote = c == quote ? 0 : quote;
        word.append(quote == 0 ? "" : c);
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (isArgumentFile && c == '#') {
        int end = text.indexOf('\n', i);
        i = end < 0 ? text.length() : end - 1;
      } else if (!Character.isWhitespace(c)) {
        word.append(c);
      } else if (word.length() > 0) {
        words.add(word.toString());
        word.setLength(0);
      }
    }
    if (word.length() > 0) {
      words.add(word.toString());
    }
    return words;
  }
}
