// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

import java.util.Collection;

/** Finds the word that somebody who mistyped probably meant. */
public final class Nearest {
  private Nearest() {}

  /** {@code "; did you mean …?"}, or all words there are if none is near. */
  public static String hint(String typed, Collection<String> words) {
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String word : words) {
      int distance = distance(typed, word);
      if (distance < bestDistance) {
        best = word;
        bestDistance = distance;
      }
    }
    if (best != null && bestDistance <= Math.max(2, typed.length() / 2)) {
      return "; did you mean \"" + best + "\"?";
    }
    return "; there is " + String.join(", ", words);
  }

  /** Levenshtein distance: how many letters to insert, remove or replace. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replace = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
