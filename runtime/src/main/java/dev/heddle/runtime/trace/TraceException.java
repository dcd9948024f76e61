// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/** A file that is no trace, or none that can be read; the message goes after the file's name. */
public final class TraceException extends Exception {
  private static final long serialVersionUID = 1;

  TraceException(String message) {
    super(message);
  }
}
