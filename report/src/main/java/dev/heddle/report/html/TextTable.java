// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonSink;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Sentences that many findings share, each once. Without lambdas: the page may be written by a JVM
 * that is about to end, where the first one costs more than all the rest.
 */
final class TextTable {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  int numberOf(String text) {
    Integer known = numbers.putIfAbsent(text, numbers.size());
    return known == null ? numbers.size() - 1 : known;
  }

  void write(String key, JsonSink<?> json) {
    json.array(key);
    for (String text : numbers.keySet()) {
      json.value(text);
    }
    json.end();
  }
}
