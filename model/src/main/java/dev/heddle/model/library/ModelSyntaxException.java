// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/** A line of a library model that cannot be understood; the message begins with file and line. */
public final class ModelSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ModelSyntaxException(String place, String problem) {
    super(place + ": " + problem);
  }
}
