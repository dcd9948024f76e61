// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is known of objects with a finalizer, as long as anybody can use them. */
class FinalizableTest {
  private final Finalizable<String> finalizable = new Finalizable<>();

  private static final class Plain {}

  private static class Closing {
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {}
  }

  private static final class Inheriting extends Closing {}

  @Test
  void aFinalizerMayBeInherited() {
    assertThat(Finalizable.is(new Inheriting())).isTrue();
    assertThat(Finalizable.is(new Plain())).isFalse();
  }

  @Test
  void whatIsKnownFirstStays() {
    Object one = new Closing();
    Object other = new Closing();
    assertThat(finalizable.known(one, "one")).isEqualTo("one");
    assertThat(finalizable.known(other, "other")).isEqualTo("other");
    assertThat(finalizable.known(one, "again")).isEqualTo("one");
  }

  @Test
  void theLivingAreKnownHoweverManyHaveCome() {
    Object[] living = new Object[1000];
    for (int i = 0; i < living.length; i++) {
      living[i] = new Closing();
      finalizable.known(living[i], "first " + i);
    }
    for (int i = 0; i < living.length; i++) {
      assertThat(finalizable.known(living[i], "again")).isEqualTo("first " + i);
    }
  }
}
