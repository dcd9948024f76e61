// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

/** What the user named cannot be scanned; the message is one sentence that says why. */
public final class InputException extends Exception {
  private static final long serialVersionUID = 1L;

  InputException(String message) {
    super(message);
  }

  InputException(String message, Throwable cause) {
    super(message, cause);
  }
}
