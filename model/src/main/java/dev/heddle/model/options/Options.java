// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Values of options, each checked; what nobody set has its default. */
public final class Options {
  private final Map<Option, String> values = new EnumMap<>(Option.class);

  /** Sets a value, whatever it was before. */
  public Options set(Option option, String value) {
    values.put(option, option.checked(value));
    return this;
  }

  /** Fills in what is not set here with what is set there. */
  public Options orElse(Options other) {
    for (Map.Entry<Option, String> entry : other.values.entrySet()) {
      values.putIfAbsent(entry.getKey(), entry.getValue());
    }
    return this;
  }

  /**
   * The same, where people have set them: what heddle tells its own agents is unknown there.
   *
   * @throws OptionException if there is another option than people may set
   */
  Options publicOnly() {
    for (Option option : values.keySet()) {
      if (!option.isPublic()) {
        throw Option.unknown(option.key());
      }
    }
    return this;
  }

  /** Takes paths that are not absolute to start from a directory. */
  Options startingFrom(Path directory) {
    for (Map.Entry<Option, String> entry : values.entrySet()) {
      Option option = entry.getKey();
      if (option.form() == Option.Form.PATH || option.form() == Option.Form.PATHS) {
        List<String> paths = new ArrayList<>();
        for (String path :
            option.form() == Option.Form.PATH ? List.of(text(option)) : list(option)) {
          paths.add(directory.resolve(path).toString());
        }
        entry.setValue(String.join(":", paths));
      }
    }
    return this;
  }

  public boolean isSet(Option option) {
    return values.containsKey(option);
  }

  /** The value or its default; empty if there is neither. */
  public String text(Option option) {
    String value = values.get(option);
    return value == null ? option.defaultValue() : value;
  }

  public boolean flag(Option option) {
    return text(option).equals("true");
  }

  public List<String> list(Option option) {
    return option.split(text(option));
  }

  /** The value as an absolute path, or null if there is neither value nor default. */
  public Path path(Option option) {
    String value = text(option);
    return value.isEmpty() ? null : Path.of(value).toAbsolutePath().normalize();
  }

  public List<Path> paths(Option option) {
    List<Path> paths = new ArrayList<>();
    for (String value : list(option)) {
      paths.add(Path.of(value).toAbsolutePath().normalize());
    }
    return paths;
  }
}
