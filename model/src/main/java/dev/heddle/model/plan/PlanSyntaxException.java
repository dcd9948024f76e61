// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.plan;

/** A line of a plan that cannot be understood; the message begins with file and line. */
public final class PlanSyntaxException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  PlanSyntaxException(String file, int line, String problem) {
    super(file + ":" + line + ": " + problem);
  }
}
