// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.VectorClock;
import org.junit.jupiter.api.Test;

class CopiesTest {
  private static final int X =
      Sites.field(CopiesTest.class.getClassLoader(), "dev/heddle/runtime/Woven", "x");

  private final ThreadState copier = thread("copier");
  private final ThreadState other = thread("other");
  private final Woven original = new Woven();

  @Test
  void aCopyHasBeenAccessedByNobodyElse() {
    Fields.read(original, other, 1, X);
    original.$heddle$v = SyncClock.make();
    Woven copy = copy();
    Copies.cloned(original, copy, copier, 1, 0);
    assertFilledByCopier(copy);
    assertThat(copy.$heddle$v).isNull();
    assertThat(original.$heddle$v).isNotNull();
  }

  @Test
  void theOriginalMayHaveBeenReadMeanwhile() {
    Fields.read(original, other, 1, X);
    Woven copy = copy();
    Fields.read(original, thread("third"), 1, X);
    Copies.cloned(original, copy, copier, 1, 0);
    assertFilledByCopier(copy);
  }

  @Test
  void whatTheCopierDidToTheCopyStays() {
    Fields.read(original, other, 1, X);
    Woven copy = copy();
    Copies.cloned(original, copy, copier, 1, 0);
    Fields.write(copy, copier, 1, X);
    Copies.cloned(original, copy, copier, 1, 0);
    assertThat(copy.$heddle$x.write).isEqualTo(copier.epoch);
  }

  @Test
  void copyingReadsTheOriginal() {
    Copies.cloned(original, copy(), copier, 1, 0);
    assertThat(original.$heddle$x.read()).isEqualTo(copier.epoch);
  }

  private void assertFilledByCopier(Woven copy) {
    assertThat(copy.$heddle$x.write).isEqualTo(copier.epoch);
    assertThat(copy.$heddle$x.read()).isZero();
    assertThat(copy.$heddle$x.others).isNull();
  }

  private Woven copy() {
    Woven copy = new Woven();
    copy.$heddle$x = original.$heddle$x;
    copy.$heddle$y = original.$heddle$y;
    copy.$heddle$v = original.$heddle$v;
    return copy;
  }

  private static ThreadState thread(String name) {
    return ThreadState.begin(new Thread(name), VectorClock.EMPTY, null);
  }
}
