// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.ThreadState;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

public class CallContextTest {
  private static final Set<Long> SEEN = new HashSet<>();

  /** Called by the woven program, as a library method that looks at its calling context. */
  public static void look() {
    SEEN.add(ThreadState.current().context);
  }

  public static void repeat(LongSupplier body) {
    for (int i = 0; i < 100; i++) {
      body.getAsLong();
    }
  }

  private static int contexts(String body) {
    String source =
        """
        import static dev.heddle.agent.internal.weave.CallContextTest.*;
        class Program {
          static long nothing() { return 0; }
          static long run() {
            %s
            return 0;
          }
          static long once() { look(); return 1; }
          static long two() { once(); once(); return 2; }
          static long recursive(int n) { look(); return n == 0 ? 0 : recursive(n - 1); }
          static long fails() { try { throwing(); } catch (RuntimeException e) { } return 3; }
          static void throwing() { once(); throw new RuntimeException(); }
        }
        """
            .formatted(body);
    SEEN.clear();
    long before = ThreadState.current().context;
    Woven woven = Woven.of(Compiled.of("Program", source));
    assertThat(woven.run("Program", "run")).isEqualTo(0L);
    assertThat(ThreadState.current().context).isEqualTo(before);
    return SEEN.size();
  }

  @Test
  void eachCallSiteIsAContextOfItsOwn() {
    assertThat(contexts("once(); once(); two();")).isEqualTo(4);
  }

  @Test
  void recursionIsOneContext() {
    assertThat(contexts("recursive(50);")).isEqualTo(1);
  }

  @Test
  void callbacksHaveTheSameContextEachTime() {
    assertThat(contexts("repeat(Program::two);")).isEqualTo(2);
    assertThat(contexts("repeat(() -> two() + once());")).isEqualTo(3);
  }

  @Test
  void aCaughtExceptionLeavesNothingBehind() {
    assertThat(contexts("repeat(() -> fails());")).isEqualTo(1);
  }
}
