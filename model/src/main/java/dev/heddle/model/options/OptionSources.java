// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Reads options from where people set them.
 *
 * <p>The agent string and {@code HEDDLE_OPTIONS} look alike: {@code key=value,key=value}, where a
 * flag needs no value and a backslash before a comma or backslash makes it part of the value.
 */
public final class OptionSources {
  /** Name of the environment variable. */
  public static final String ENVIRONMENT = "HEDDLE_OPTIONS";

  /** Name of the file, looked for in the working directory. */
  public static final String FILE = "heddle.properties";

  private OptionSources() {}

  /** Options from the environment and, where that is silent, from the file. */
  public static Options surroundings() {
    return environment(System.getenv(ENVIRONMENT)).orElse(file(Path.of(FILE)));
  }

  /**
   * The same for a project in that directory: its file counts, and paths in it start from there.
   */
  public static Options surroundings(Path directory) {
    return environment(System.getenv(ENVIRONMENT))
        .orElse(file(directory.resolve(FILE)).startingFrom(directory));
  }

  static Options environment(String value) {
    try {
      return parse(value).publicOnly();
    } catch (OptionException e) {
      throw new OptionException(ENVIRONMENT + ": " + e.getMessage());
    }
  }

  static Options file(Path file) {
    Options options = new Options();
    if (!Files.isRegularFile(file)) {
      return options;
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
      for (String key : properties.stringPropertyNames()) {
        set(options, key, properties.getProperty(key).trim());
      }
      options.publicOnly();
    } catch (CharacterCodingException e) {
      throw new OptionException(file + " cannot be read: it is not UTF-8 text");
    } catch (AccessDeniedException e) {
      throw new OptionException(file + " cannot be read: permission denied");
    } catch (IOException e) {
      throw new OptionException(file + " cannot be read: " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new OptionException(file + ": " + e.getMessage());
    }
    return options;
  }

  /** Reads {@code key=value,key=value}; null is as good as nothing. */
  public static Options parse(String text) {
    Options options = new Options();
    StringBuilder word = new StringBuilder();
    int length = text == null ? 0 : text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c == ',') {
        set(options, word);
      } else if (c == '\\' && i + 1 < length && isEscapable(text.charAt(i + 1))) {
        word.append(text.charAt(++i));
      } else {
        word.append(c);
      }
    }
    set(options, word);
    return options;
  }

  /**
   * The inverse of {@link #parse}, with absolute paths: means the same in any working directory.
   * What has its default is left out, except for the report directory.
   */
  public static String format(Options options) {
    StringBuilder text = new StringBuilder();
    for (Option option : Option.values()) {
      if (options.isSet(option) || option == Option.REPORT) {
        text.append(text.length() == 0 ? "" : ",").append(option.key()).append('=');
        text.append(escape(value(option, options)));
      }
    }
    return text.toString();
  }

  private static String value(Option option, Options options) {
    return switch (option.form()) {
      case PATH -> options.path(option).toString();
      case LIST, GLOBS -> String.join(":", options.list(option));
      case PATHS -> {
        StringBuilder paths = new StringBuilder();
        for (Path path : options.paths(option)) {
          paths.append(paths.length() == 0 ? "" : ":").append(path);
        }
        yield paths.toString();
      }
      default -> options.text(option);
    };
  }

  private static String escape(String value) {
    return value.replace("\\", "\\\\").replace(",", "\\,");
  }

  private static boolean isEscapable(char c) {
    return c == ',' || c == '\\';
  }

  private static void set(Options options, StringBuilder word) {
    if (word.length() > 0) {
      int equals = word.indexOf("=");
      if (equals < 0) {
        set(options, word.toString(), "");
      } else {
        set(options, word.substring(0, equals), word.substring(equals + 1));
      }
      word.setLength(0);
    }
  }

  private static void set(Options options, String key, String value) {
    Option option = Option.of(key);
    boolean bareFlag = option.form() == Option.Form.FLAG && value.isEmpty();
    options.set(option, bareFlag ? "true" : value);
  }
}
