// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import java.util.List;

/** Heddle has found something in the code of a test. */
public final class FoundInTestError extends AssertionError {
  private static final long serialVersionUID = 1;

  /**
   * @param advice how to see it again; empty if there is nothing to say
   */
  FoundInTestError(List<String> findings, String advice) {
    super(message(findings) + advice);
  }

  private static String message(List<String> findings) {
    String count = findings.size() == 1 ? "this" : findings.size() + " things";
    return "heddle has found " + count + " in the test:\n" + String.join("", findings);
  }
}
