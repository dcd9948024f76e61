// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

/** A pattern for names in which {@code *} stands for any characters, dots too, and none. */
public final class Glob {
  /** What people write who think of paths or of regular expressions; no class is named so. */
  private static final String NEVER_IN_NAMES = "/\\;[](){}?|^ ";

  private final String pattern;

  public Glob(String pattern) {
    this.pattern = pattern;
  }

  /** Whether there can be a class whose name matches: a pattern that never does is a mistake. */
  public static boolean mayMatchClass(String pattern) {
    for (int i = 0; i < pattern.length(); i++) {
      if (NEVER_IN_NAMES.indexOf(pattern.charAt(i)) >= 0) {
        return false;
      }
    }
    return !pattern.startsWith(".") && !pattern.contains("..");
  }

  /** Whether the whole name matches; a slash in the name counts as a dot. */
  public boolean matches(String name) {
    int p = 0;
    int n = 0;
    int star = -1;
    int retry = 0;
    while (n < name.length()) {
      if (p < pattern.length() && pattern.charAt(p) == '*') {
        star = p++;
        retry = n;
      } else if (p < pattern.length() && pattern.charAt(p) == dotted(name.charAt(n))) {
        p++;
        n++;
      } else if (star >= 0) {
        p = star + 1;
        n = ++retry;
      } else {
        return false;
      }
    }
    while (p < pattern.length() && pattern.charAt(p) == '*') {
      p++;
    }
    return p == pattern.length();
  }

  private static char dotted(char c) {
    return c == '/' ? '.' : c;
  }

  @Override
  public String toString() {
    return pattern;
  }
}
