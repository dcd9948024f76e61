// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import java.util.ArrayList;
import java.util.List;

/** Sentences about things of one kind that were left out; only the first few are kept. */
final class LeftOut {
  private static final int NAMED = 5;

  private final String kind;
  private final List<String> named = new ArrayList<>();
  private int more;

  /**
   * @param kind what to call those that are not named, such as {@code class files}
   */
  LeftOut(String kind) {
    this.kind = kind;
  }

  void add(String sentence) {
    if (named.size() < NAMED) {
      named.add(sentence);
    } else {
      more++;
    }
  }

  List<String> sentences() {
    List<String> sentences = new ArrayList<>(named);
    if (more > 0) {
      sentences.add("and " + more + " more " + kind + " were left out.");
    }
    return sentences;
  }
}
