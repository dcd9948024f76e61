// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

/** A class file that is left out; the message is the end of a sentence that says why. */
final class UnreadableClassException extends Exception {
  private static final long serialVersionUID = 1L;

  UnreadableClassException(String message) {
    super(message);
  }
}
