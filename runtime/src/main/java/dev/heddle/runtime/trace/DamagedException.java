// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/** Bytes that no writer writes; the message says what is wrong with them. */
final class DamagedException extends Exception {
  private static final long serialVersionUID = 1;

  DamagedException(String message) {
    super(message);
  }
}
