// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberMapTest {
  @Test
  void isAMap() {
    Random random = new Random(3);
    NumberMap<String> map = new NumberMap<>();
    Map<Long, String> expected = new HashMap<>();
    for (int i = 0; i < 300_000; i++) {
      // Grows, and becomes small again.
      int range = i < 150_000 ? 20_000 : 200;
      long number = random.nextInt(range) * (long) (random.nextBoolean() ? 1 : -4096);
      if (random.nextInt(i < 150_000 ? 4 : 2) == 0) {
        map.remove(number);
        expected.remove(number);
      } else {
        map.put(number, "" + i);
        expected.put(number, "" + i);
      }
      long other = random.nextInt(range);
      assertThat(map.get(other)).isEqualTo(expected.get(other));
    }
    assertThat(map.size()).isEqualTo(expected.size()).isPositive();
    for (Map.Entry<Long, String> entry : expected.entrySet()) {
      assertThat(map.get(entry.getKey())).isEqualTo(entry.getValue());
      map.remove(entry.getKey());
    }
    assertThat(map.size()).isZero();
  }

  @Test
  void nullTakesAway() {
    NumberMap<String> map = new NumberMap<>();
    map.put(0, "zero");
    map.put(0, null);
    map.put(1, null);
    assertThat(map.get(0)).isNull();
    assertThat(map.size()).isZero();
  }
}
