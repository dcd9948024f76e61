// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InsideTest {
  @Test
  void keepsSomeAndCountsAll() {
    Inside inside = new Inside(races(0, 30), 0);
    assertThat(inside.races()).hasSize(Inside.MOST);
    assertThat(inside.count()).isEqualTo(30);
    assertThat(new Inside(races(0, 3), 140).count()).isEqualTo(140);
  }

  @Test
  void theSameRaceInTwoReportsIsOne() {
    Inside both = new Inside(races(0, 3), 0).and(new Inside(races(2, 5), 0));
    assertThat(both.races()).isEqualTo(races(0, 5));
    assertThat(both.count()).isEqualTo(5);
    assertThat(both.and(both)).isEqualTo(both);
    assertThat(both.and(Inside.NONE)).isEqualTo(both);
    assertThat(Inside.NONE.and(both)).isEqualTo(both);
    assertThat(both.and(new Inside(races(0, 1), 50)).count()).isEqualTo(50);
  }

  private static List<Inside.Race> races(int from, int to) {
    List<Inside.Race> races = new ArrayList<>();
    for (int i = from; i < to; i++) {
      races.add(new Inside.Race(Subject.field("lib.Cache", "field" + i), List.of()));
    }
    return races;
  }
}
