// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

/** An option that does not exist or cannot have the given value; the message is for the user. */
public final class OptionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public OptionException(String message) {
    super(message);
  }
}
