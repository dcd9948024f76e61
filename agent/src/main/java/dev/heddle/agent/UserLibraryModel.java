// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.ModelSyntaxException;
import dev.heddle.model.options.OptionException;
import dev.heddle.report.Reasons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the user says of libraries, in the same format as heddle's own model. */
public final class UserLibraryModel {
  private UserLibraryModel() {}

  /**
   * Reads a file that {@code library-model} names.
   *
   * @throws OptionException if it cannot be read or understood
   */
  public static LibraryModel read(Path file) {
    try {
      return LibraryModel.parse(file.toString(), Files.readString(file));
    } catch (ModelSyntaxException e) {
      throw new OptionException("the library model " + e.getMessage());
    } catch (IOException e) {
      throw new OptionException("the library model " + file + " cannot be read: " + Reasons.of(e));
    }
  }
}
