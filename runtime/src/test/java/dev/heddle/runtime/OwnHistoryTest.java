// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OwnHistoryTest {
  private final ThreadState one = Raced.thread("one");
  private final ThreadState other = Raced.thread("other");
  private final Raced x = new Raced();
  private History history;

  @BeforeEach
  void start() {
    Transitions.setPatience(0);
  }

  @AfterEach
  void end() {
    Transitions.setPatience(Transitions.PATIENCE);
  }

  @Test
  void aThreadThatComesAgainChangesItsHistory() {
    write(one);
    History first = history;
    one.tick();
    read(one, 2);
    assertThat(history).isSameAs(first);
    assertThat(history.last).isEqualTo(one.epoch);
    assertThat(history.write).isEqualTo(one.epoch - 1);
    one.tick();
    write(one);
    assertThat(history).isSameAs(first);
    assertThat(history.write).isEqualTo(one.epoch);
    assertThat(history.read()).isZero();
  }

  @Test
  void theHistorySaysWhereTheLastAccessWas() {
    write(one);
    one.tick();
    read(one, 2);
    assertThat(history.lastAt).isSameAs(one.contextAt(2, 1));
    assertThat(history.writtenAt).isSameAs(one.contextAt(1, 1));
  }

  @Test
  void aThreadThatComesAfterAnotherLeavesItsHistoryAlone() {
    write(one);
    History first = history;
    Raced.order(one, other);
    write(other);
    assertThat(history).isNotSameAs(first);
    assertThat(first.write).isEqualTo(one.epoch - 1);
    assertThat(x.reports).isZero();
  }

  @Test
  void aWriteAfterAnUnknownOneRaces() {
    write(one);
    write(other);
    assertThat(x.reports).isEqualTo(1);
  }

  /** It is not enough to know of the earlier of two writes. */
  @Test
  void aReadThatKnowsOnlyAnEarlierWriteRaces() {
    write(one);
    Raced.order(one, other);
    one.tick();
    write(one);
    read(other, 1);
    assertThat(x.reports).isEqualTo(1);
  }

  @Test
  void anUnknownReadIsKeptBesideTheNewOne() {
    read(one, 1);
    read(other, 1);
    assertThat(history.hasAccess(one.epoch)).isTrue();
    assertThat(history.hasAccess(other.epoch)).isTrue();
    write(Raced.thread("third"));
    assertThat(x.reports).isEqualTo(2);
  }

  @Test
  void aSettledHistoryChangesNoMore() {
    write(one);
    History settled = History.settled(history);
    long epoch = one.epoch;
    one.tick();
    write(one);
    assertThat(settled.write).isEqualTo(epoch);
    assertThat(settled.last).isEqualTo(epoch);
  }

  @Test
  void fieldsThatAreAccessedTogetherHaveOneUntilOneIsAccessedAlone() {
    Woven object = new Woven();
    ClassLoader loader = Woven.class.getClassLoader();
    int group = Sites.group(loader, "dev/heddle/runtime/Woven", List.of("x", "y"), List.of(1, 2));
    int site = Sites.field(loader, "dev/heddle/runtime/Woven", "x");
    FieldsTogether.write(object, 2, one, 1, group);
    History together = object.$heddle$x;
    one.tick();
    FieldsTogether.write(object, 2, one, 1, group);
    assertThat(object.$heddle$x).isSameAs(together).isSameAs(object.$heddle$y);
    assertThat(together.write).isEqualTo(one.epoch);
    long epoch = one.epoch;
    one.tick();
    Woven.$heddle$write$x(object, one, 1, site);
    assertThat(object.$heddle$x.write).isEqualTo(one.epoch);
    assertThat(object.$heddle$y.write).isEqualTo(epoch);
    one.tick();
    FieldsTogether.read(object, 2, one, 1, group);
    assertThat(object.$heddle$x.last).isEqualTo(one.epoch);
    assertThat(object.$heddle$y.last).isEqualTo(one.epoch);
    assertThat(object.$heddle$x.write).isEqualTo(one.epoch - 1);
    assertThat(object.$heddle$y.write).isEqualTo(epoch);
  }

  /** Otherwise what happens to the one would seem to happen to the other. */
  @Test
  void aCopyDoesNotShareTheHistoryOfItsOriginal() {
    Woven original = new Woven();
    int site = Sites.field(Woven.class.getClassLoader(), "dev/heddle/runtime/Woven", "x");
    Woven.$heddle$write$x(original, one, 1, site);
    Woven copy = new Woven();
    copy.$heddle$x = original.$heddle$x;
    one.tick();
    Copies.cloned(original, copy, one, 1, site);
    assertThat(original.$heddle$x).isInstanceOf(OwnHistory.class);
    assertThat(copy.$heddle$x).isNotNull().isNotSameAs(original.$heddle$x);
  }

  private void read(ThreadState thread, long context) {
    history = Transitions.read(history, thread, context, 1, x, this);
  }

  private void write(ThreadState thread) {
    history = Transitions.write(history, thread, 1, 1, x, this);
  }
}
