// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;

/** A LinkedHashMap takes the place of a Hashtable, of which all methods are synchronised. */
public final class LegacyCollections {
  private static void score(Map<String, Integer> scores, String team) {
    scores.put(team, 1); // race: java.util.LinkedHashMap
  }

  public static void racy() throws Exception {
    Map<String, Integer> scores = new LinkedHashMap<>();
    Thread first = new Thread(() -> score(scores, "home"));
    Thread second = new Thread(() -> score(scores, "guest"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Map<String, Integer> scores = new Hashtable<>();
    Thread first = new Thread(() -> score(scores, "home"));
    Thread second = new Thread(() -> score(scores, "guest"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
