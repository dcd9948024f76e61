// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Locations that threads read in turn. */
class ReaderTableTest {
  private final List<ThreadState> threads = new ArrayList<>();
  private final SyncClock written = SyncClock.make();
  private History history;
  private final Raced x = new Raced();

  @BeforeEach
  void start() {
    Transitions.setPatience(0);
    ThreadState writer = thread(0);
    history = Transitions.write(null, writer, 1, 1, x, this);
    written.release(writer);
  }

  @AfterEach
  void end() {
    Transitions.setPatience(Transitions.PATIENCE);
  }

  @Test
  void aReaderThatComesAgainChangesNothingButItsEntry() {
    readInTurn(4, 2);
    assertThat(history.others instanceof ReaderTable).isTrue();
    History before = history;
    readInTurn(4, 5);
    assertThat(history).isSameAs(before);
    assertThat(x.reports).isZero();
  }

  @Test
  void thereIsRoomForAnyNumberOfReaders() {
    readInTurn(40, 3);
    assertThat(history.others instanceof ReaderTable).isTrue();
    for (int i = 1; i <= 40; i++) {
      assertThat(history.hasAccess(thread(i).epoch)).as("thread %d", i).isTrue();
      assertThat(history.hasAccess(thread(i).epoch - 1)).as("thread %d before", i).isFalse();
    }
  }

  @Test
  void fewReadersNeedNoTable() {
    readInTurn(3, 5);
    assertThat(history.others instanceof ReaderTable).isFalse();
  }

  @Test
  void aReaderThatComesOnceNeedsNoTable() {
    readInTurn(10, 1);
    assertThat(history.others instanceof ReaderTable).isFalse();
  }

  @Test
  void aLaterWriteRacesWithEachReaderThatItDoesNotKnow() {
    readInTurn(5, 3);
    ThreadState writer = thread(0);
    Raced.order(thread(1), writer);
    Raced.order(thread(4), writer);
    write(writer);
    assertThat(x.reports).isEqualTo(3);
    assertThat(history.others instanceof ReaderTable).isFalse();
  }

  @Test
  void aWriteThatKnowsAllReadersRacesWithNone() {
    readInTurn(5, 3);
    for (int i = 1; i <= 5; i++) {
      Raced.order(thread(i), thread(0));
    }
    write(thread(0));
    assertThat(x.reports).isZero();
  }

  /** It is not enough to know of the earlier of two reads. */
  @Test
  void aWriteThatKnowsAnEarlierReadRacesWithTheLater() {
    readInTurn(4, 3);
    for (int i = 1; i <= 4; i++) {
      Raced.order(thread(i), thread(0));
    }
    thread(1).tick();
    read(thread(1));
    write(thread(0));
    assertThat(x.reports).isEqualTo(1);
  }

  @Test
  void aReadOfAnUnknownWriteIsStillARace() {
    readInTurn(4, 3);
    ThreadState stranger = Raced.thread("stranger");
    read(stranger);
    assertThat(x.reports).isEqualTo(1);
  }

  /** Two fields that are checked together have one history no longer. */
  @Test
  void twoLocationsNeverHaveOneTable() {
    Woven object = new Woven();
    ClassLoader loader = Woven.class.getClassLoader();
    int site = Sites.group(loader, "dev/heddle/runtime/Woven", List.of("x", "y"), List.of(1, 2));
    for (int round = 0; round < 4; round++) {
      for (int i = 1; i <= 4; i++) {
        thread(i).tick();
        FieldsTogether.read(object, 2, thread(i), 1, site);
      }
    }
    assertThat(object.$heddle$x.others instanceof ReaderTable).isTrue();
    assertThat(object.$heddle$y.others instanceof ReaderTable).isTrue();
    assertThat(object.$heddle$x.others).isNotSameAs(object.$heddle$y.others);
  }

  private void readInTurn(int readers, int rounds) {
    for (int round = 0; round < rounds; round++) {
      for (int i = 1; i <= readers; i++) {
        written.acquire(thread(i));
        thread(i).tick();
        read(thread(i));
      }
    }
  }

  private void read(ThreadState thread) {
    history = Transitions.read(history, thread, 1, 1, x, this);
  }

  private void write(ThreadState thread) {
    history = Transitions.write(history, thread, 1, 1, x, this);
  }

  private ThreadState thread(int number) {
    while (threads.size() <= number) {
      threads.add(Raced.thread("t" + threads.size()));
    }
    return threads.get(number);
  }
}
