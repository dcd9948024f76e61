// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LibraryCacheTest {
  private final LibraryCache cache = new LibraryCache(64);

  @Test
  void growsUntilItRemembersWhatIsUsedInTurn() {
    round(40);
    round(40);
    assertThat(round(40)).isEqualTo(round(40));
  }

  @Test
  void growsNoFurtherThanAllowedAndStaysRight() {
    round(1000);
    List<LibrarySite> first = round(1000);
    List<LibrarySite> second = round(1000);
    assertThat(first).doesNotContainAnyElementsOf(second);
  }

  /** Asks for so many places one after the other. */
  private List<LibrarySite> round(int places) {
    List<LibrarySite> found = new ArrayList<>();
    for (int site = 0; site < places; site++) {
      LibrarySite known = cache.of(site, 0);
      assertThat(known.isOf(site, 0)).isTrue();
      found.add(known);
    }
    return found;
  }
}
