// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which methods a thread is inside of. */
class ActiveMethodsTest {
  private static final int SITE = 7;

  private final ActiveMethods methods = new ActiveMethods();
  private final Object outer = new Object();
  private final Object inner = new Object();

  private void enter(Object receiver, long sum) {
    methods.push(receiver, sum, SITE, false);
  }

  @Test
  void aThreadIsInsideWhatItHasEntered() {
    enter(outer, 1);
    enter(inner, 2);
    assertThat(methods.entered(outer)).isEqualTo(1);
    assertThat(methods.entered(inner)).isEqualTo(2);
    assertThat(methods.isInnermost(inner)).isTrue();
    assertThat(methods.isInnermost(outer)).isFalse();
  }

  @Test
  void itIsNotInsideWhatItHasLeft() {
    enter(outer, 1);
    int depth = methods.depth();
    enter(inner, 2);
    methods.cut(depth);
    assertThat(methods.entered(inner)).isZero();
    assertThat(methods.isInnermost(outer)).isTrue();
  }

  @Test
  void severalMethodsMayEndAtOnce() {
    enter(outer, 1);
    enter(inner, 2);
    enter(outer, 3);
    methods.cut(0);
    assertThat(methods.entered(outer)).isZero();
    assertThat(methods.entered(inner)).isZero();
    assertThat(methods.isInnermost(outer)).isFalse();
  }

  @Test
  void eachCallIsKnownByItsSumAndSite() {
    enter(outer, 11);
    enter(outer, 12);
    int entered = methods.entered(outer);
    assertThat(methods.sum(entered)).isEqualTo(12);
    assertThat(methods.site(entered)).isEqualTo(SITE);
    assertThat(methods.constructs(entered)).isFalse();
    int constructor = methods.push(13, SITE, true);
    assertThat(methods.constructs(constructor)).isTrue();
    assertThat(methods.site(constructor)).isEqualTo(SITE);
  }

  @Test
  void whatSaysItselfThatItIsEnteredIsBetweenTheOthers() {
    enter(outer, 1);
    assertThat(methods.push(2, SITE, false)).isEqualTo(2);
    assertThat(methods.isInnermost(outer)).isFalse();
    assertThat(methods.sum(2)).isEqualTo(2);
    methods.cut(1);
    assertThat(methods.isInnermost(outer)).isTrue();
  }

  @Test
  void deepRecursionIsForgottenFurtherIn() {
    enter(outer, 1);
    for (int i = 0; i < 100_000; i++) {
      enter(inner, 2);
    }
    Object deepest = new Object();
    enter(deepest, 3);
    assertThat(methods.push(4, SITE, false)).isZero();
    assertThat(methods.entered(outer)).isEqualTo(1);
    assertThat(methods.entered(deepest)).isZero();
    methods.cut(1);
    assertThat(methods.isInnermost(outer)).isTrue();
    assertThat(methods.entered(inner)).isZero();
  }
}
