// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which methods a thread is inside of. */
class ActiveMethodsTest {
  private final ActiveMethods methods = new ActiveMethods();
  private final Object outer = new Object();
  private final Object inner = new Object();

  @Test
  void aThreadIsInsideWhatItHasEntered() {
    methods.push(outer);
    methods.push(inner);
    assertThat(methods.contain(outer)).isTrue();
    assertThat(methods.contain(inner)).isTrue();
    assertThat(methods.isInnermost(inner)).isTrue();
    assertThat(methods.isInnermost(outer)).isFalse();
  }

  @Test
  void itIsNotInsideWhatItHasLeft() {
    methods.push(outer);
    int depth = methods.depth();
    methods.push(inner);
    methods.cut(depth);
    assertThat(methods.contain(inner)).isFalse();
    assertThat(methods.isInnermost(outer)).isTrue();
  }

  @Test
  void severalMethodsMayEndAtOnce() {
    methods.push(outer);
    methods.push(inner);
    methods.push(outer);
    methods.cut(0);
    assertThat(methods.contain(outer)).isFalse();
    assertThat(methods.contain(inner)).isFalse();
    assertThat(methods.isInnermost(outer)).isFalse();
  }

  @Test
  void deepRecursionIsForgottenFurtherIn() {
    methods.push(outer);
    for (int i = 0; i < 100_000; i++) {
      methods.push(inner);
    }
    Object deepest = new Object();
    methods.push(deepest);
    assertThat(methods.contain(outer)).isTrue();
    assertThat(methods.contain(deepest)).isFalse();
    methods.cut(1);
    assertThat(methods.isInnermost(outer)).isTrue();
    assertThat(methods.contain(inner)).isFalse();
  }
}
