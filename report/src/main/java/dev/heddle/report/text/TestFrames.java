// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.finding.Frame;
import java.util.List;

/** The outer frames of a stack that come before the user's test: a hundred, and nobody's own. */
final class TestFrames {
  private static final String[] FRAMEWORKS = {
    "org.junit.",
    "junit.",
    "org.testng.",
    "org.apache.maven.surefire.",
    "org.gradle.",
    "worker.org.gradle.",
    "com.intellij.rt.",
    "org.eclipse.jdt.internal."
  };

  /** What frameworks call tests by, and call each other by. */
  private static final String[] BETWEEN = {"java.", "jdk.", "sun.", "com.sun.proxy."};

  private TestFrames() {}

  /** How many frames at the stack's end are a test framework's; 0 if there is none. */
  static int count(List<Frame> stack) {
    int first = stack.size();
    boolean isTest = false;
    while (first > 0) {
      String name = stack.get(first - 1).className();
      boolean isFramework = startsWithAny(name, FRAMEWORKS);
      if (!isFramework && !startsWithAny(name, BETWEEN)) {
        break;
      }
      isTest |= isFramework;
      first--;
    }
    return isTest ? stack.size() - first : 0;
  }

  private static boolean startsWithAny(String name, String[] prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
