// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonSink;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sentences that many findings share, each once. */
final class TextTable {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  int numberOf(String text) {
    return numbers.computeIfAbsent(text, key -> numbers.size());
  }

  void write(String key, JsonSink<?> json) {
    json.array(key);
    numbers.keySet().forEach(json::value);
    json.end();
  }
}
