// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

/** A file of the user's that cannot be used; the message is one sentence that says why. */
public final class ReportException extends Exception {
  private static final long serialVersionUID = 1;

  public ReportException(String message) {
    super(message);
  }
}
