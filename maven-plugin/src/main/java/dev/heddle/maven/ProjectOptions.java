// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionSources;
import dev.heddle.model.options.Options;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The options of one project. Parameters of the goal win, then its {@code options}, then the
 * environment, then {@code heddle.properties} of the project or else of the project it was built
 * from.
 */
final class ProjectOptions {
  private final Options parameters = new Options();
  private final Options others;
  private final Path directory;
  private final Path root;

  /**
   * @param others as the agent takes them; null if there are none
   */
  ProjectOptions(Path directory, Path root, String others) {
    this.directory = directory;
    this.root = root;
    this.others = OptionSources.parse(others);
  }

  /** Sets an option if the goal has a value for it. */
  ProjectOptions set(Option option, String value) {
    if (value != null) {
      parameters.set(option, value);
    }
    return this;
  }

  ProjectOptions set(Option option, File value) {
    return set(option, value == null ? null : value.getAbsolutePath());
  }

  Options read() {
    Path nearest = withFile(OptionSources.FILE);
    Options options =
        new Options()
            .orElse(parameters)
            .orElse(others)
            .orElse(OptionSources.surroundings(nearest == null ? directory : nearest));
    Path suppressions = withFile(Option.SUPPRESSIONS.defaultValue());
    if (!options.isSet(Option.SUPPRESSIONS) && suppressions != null) {
      Path file = suppressions.resolve(Option.SUPPRESSIONS.defaultValue());
      options.set(Option.SUPPRESSIONS, file.toString());
    }
    return options;
  }

  /** The project's directory or the root's, whichever has the file; null if neither. */
  private Path withFile(String name) {
    if (Files.exists(directory.resolve(name))) {
      return directory;
    }
    return Files.exists(root.resolve(name)) ? root : null;
  }
}
