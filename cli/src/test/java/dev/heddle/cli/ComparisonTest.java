// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private final Map<String, List<Finding>> found = new LinkedHashMap<>();

  @Test
  void countsAndMarks() {
    found.put("happens-before", List.of(race("balance", 1), race("balance", 2)));
    found.put("eraser", List.of(race("balance", 1), race("owner", 1), race("name", 1)));
    found.put("racer", List.of(race("balance", 3), race("owner", 1)));
    assertThat(new Comparison(found).toText())
        .isEqualTo(
            """
            detector        findings  subjects  found by all  by it only
            happens-before         2         1             1           0
            eraser                 3         3             1           1
            racer                  2         2             1           0

            subject                     happens-before  eraser  racer
            Field bank.Account.balance               x       x      x
            Field bank.Account.owner                 -       x      x
            Field bank.Account.name                  -       x      -
            """);
  }

  /** Who looks for deadlocks finds no races, and is not missed among those who do. */
  @Test
  void racesAndDeadlocksAreCountedApart() {
    found.put("happens-before", List.of(race("balance", 1)));
    found.put("eraser", List.of(race("balance", 1), race("owner", 1)));
    found.put("deadlock", List.of());
    assertThat(new Comparison(found).toText())
        .startsWith(
            """
            detector        findings  subjects  found by all  by it only
            happens-before         1         1             1           0
            eraser                 2         2             1           1
            deadlock               0         0             0           0
            """);
  }

  @Test
  void nothingFound() {
    found.put("happens-before", List.of());
    found.put("eraser", List.of());
    assertThat(new Comparison(found).toText())
        .isEqualTo(
            """
            detector        findings  subjects  found by all  by it only
            happens-before         0         0             0           0
            eraser                 0         0             0           0
            """);
  }

  private static Finding race(String field, int line) {
    Frame frame = new Frame("bank.Account", field, "Account.java", line);
    Access access =
        new Access(Access.Operation.WRITE, "main", List.of(), List.of(), List.of(frame));
    return Finding.observedRace("any", Subject.field("bank.Account", field), 1, access, access);
  }
}
