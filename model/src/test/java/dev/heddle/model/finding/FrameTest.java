// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FrameTest {
  @Test
  void stackBeginsWithTheProgramsOwnCode() {
    Frame lock = new Frame("java.util.concurrent.locks.ReentrantLock", "lock", null, -1);
    Frame program = new Frame("javax.Program", "run", "Program.java", 1);
    Frame thread = new Frame("java.lang.Thread", "run", "Thread.java", 2);
    assertThat(Frame.ofProgram(List.of(lock, program, thread))).containsExactly(program, thread);
    assertThat(Frame.ofProgram(List.of(lock, thread))).containsExactly(lock, thread);
    assertThat(Frame.ofProgram(List.of())).isEmpty();
  }

  @Test
  void looksLikeALineOfAJavaStack() {
    assertThat(new Frame("a.B", "c", "B.java", 3)).hasToString("a.B.c(B.java:3)");
    assertThat(new Frame("a.B", "c", "B.java", -1)).hasToString("a.B.c(B.java)");
    assertThat(new Frame("a.B", "c", null, -1)).hasToString("a.B.c(Unknown Source)");
  }
}
