// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MarkerTest {
  @Test
  void markersAreReadFromComments() {
    List<String> source =
        List.of("x = y; // race: A.x, A.y", "", "z++; // may race: A.z", "// a race is no marker");
    assertThat(Marker.in(source))
        .containsExactly(
            new Marker("happens-before", "A.x", 1, true),
            new Marker("happens-before", "A.y", 1, true),
            new Marker("happens-before", "A.z", 3, false));
  }

  @Test
  void markersOfDetectorsByName() {
    assertThat(
            Marker.in(List.of("x++; // race: A.x; eraser, racer: A.x", "y++; // may racer: A.y")))
        .containsExactly(
            new Marker("happens-before", "A.x", 1, true),
            new Marker("eraser", "A.x", 1, true),
            new Marker("racer", "A.x", 1, true),
            new Marker("racer", "A.y", 2, false));
  }

  @Test
  void deadlockIsNamedByTheClassesOfItsLocks() {
    Marker marker = Marker.in(List.of("b.lock(); // deadlock: Account+ReentrantLock")).get(0);
    Finding.Subject locks =
        new Finding.Subject(
            "locks", "a.Bank$Account, java.util.concurrent.locks.ReentrantLock", "");
    assertThat(marker.announces(new Finding(false, locks, List.of()))).isTrue();
    assertThat(marker.announces(new Finding(true, locks, List.of()))).isFalse();
    assertThat(marker.isFor("happens-before")).isTrue();
    Finding.Subject account = new Finding.Subject("locks", "a.Bank$Account", "");
    assertThat(marker.announces(new Finding(false, account, List.of()))).isFalse();
  }

  @Test
  void hangIsADeadlockThatHappened() {
    Marker marker = Marker.in(List.of("b.lock(); // hangs: Object")).get(0);
    Finding.Subject locks = new Finding.Subject("locks", "java.lang.Object", "");
    assertThat(marker.announces(new Finding(true, locks, List.of()))).isTrue();
    assertThat(marker.announces(new Finding(false, locks, List.of()))).isFalse();
  }

  @Test
  void fieldIsNamedByItsSimpleClass() {
    Marker marker = new Marker("happens-before", "Inner.value", 1, true);
    assertThat(marker.announces(new Finding.Subject("field", "a.b.Outer$Inner", "value"))).isTrue();
    assertThat(marker.announces(new Finding.Subject("field", "a.b.Inner", "value"))).isTrue();
    assertThat(marker.announces(new Finding.Subject("field", "a.b.Inner", "other"))).isFalse();
    assertThat(marker.announces(new Finding.Subject("field", "a.b.Outer", "value"))).isFalse();
  }

  @Test
  void arrayIsNamedByItsType() {
    Marker marker = new Marker("happens-before", "int[]", 1, true);
    assertThat(marker.announces(new Finding.Subject("array", "int[]", ""))).isTrue();
    assertThat(marker.announces(new Finding.Subject("array", "int[][]", ""))).isFalse();
  }

  @Test
  void libraryClassStandsForItsHiddenSubclasses() {
    Marker marker = new Marker("happens-before", "java.nio.ByteBuffer", 1, true);
    assertThat(marker.announces(new Finding.Subject("library", "java.nio.ByteBuffer", "")))
        .isTrue();
    assertThat(marker.announces(new Finding.Subject("library", "java.nio.HeapByteBuffer", "")))
        .isTrue();
    assertThat(marker.announces(new Finding.Subject("library", "java.nio.Buffer", ""))).isFalse();
    assertThat(marker.announces(new Finding.Subject("library", "java.util.HashMap", ""))).isFalse();
  }
}
