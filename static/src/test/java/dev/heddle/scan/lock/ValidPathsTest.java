// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.library.JdkModel;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A callee returns to the place that has called it, with the locks that were held there. */
class ValidPathsTest {
  private static final String SOURCE =
      """
      import java.util.concurrent.locks.ReentrantLock;
      import java.util.stream.IntStream;
      public final class Ledger {
        private final ReentrantLock lock = new ReentrantLock();
        private final ReentrantLock other = new ReentrantLock();
        private int inside;
        private int between;
        private int after;
        private void begin() { lock.lock(); }
        private void end() { lock.unlock(); }
        private void log() { other.lock(); System.out.println("log"); other.unlock(); }
        private void step() { begin(); end(); begin(); }
        private void audit() { suspend(); }
        private void suspend() { lock.unlock(); }
        private static void run(java.util.function.Consumer<Ledger> task) {
          Ledger ledger = new Ledger();
          IntStream.range(0, 9).parallel().forEach(i -> task.accept(ledger));
        }
        static void helperOnBothSides() {
          run(ledger -> {
            ledger.log();
            ledger.begin();
            ledger.log();
            ledger.inside++;
            ledger.end();
            ledger.log();
          });
        }
        static void afterTheLock() {
          run(ledger -> {
            ledger.begin();
            ledger.log();
            ledger.end();
            ledger.log();
            ledger.after++;
          });
        }
        static void twice() {
          run(ledger -> {
            ledger.begin();
            ledger.inside++;
            ledger.end();
            ledger.begin();
            ledger.inside++;
            ledger.end();
          });
        }
        static void betweenTwo() {
          run(ledger -> {
            ledger.begin();
            ledger.end();
            ledger.between++;
            ledger.begin();
            ledger.end();
          });
        }
        static void takenAgainInside() {
          run(ledger -> {
            ledger.step();
            ledger.inside++;
            ledger.end();
          });
        }
        static void givenBackFarBelow() {
          run(ledger -> {
            if (ledger.hashCode() == 1) { ledger.audit(); }
            ledger.begin();
            ledger.audit();
            ledger.after++;
          });
        }
      }
      """;

  @TempDir Path directory;

  private Program program;

  @BeforeEach
  void load() throws Exception {
    Path classes = CompiledProgram.compile(directory.resolve("classes"), "Ledger", SOURCE);
    program = Program.load(List.of(classes), List.of());
  }

  @Test
  void aHelperThatIsAlsoCalledWithoutTheLockDoesNotLoseIt() throws Exception {
    assertThat(scan("helperOnBothSides")).isEmpty();
  }

  @Test
  void aHelperThatIsAlsoCalledUnderTheLockDoesNotBringIt() throws Exception {
    assertThat(scan("afterTheLock")).containsOnly("after");
  }

  @Test
  void eachCallOfTheMethodThatTakesTheLockLeavesItToItsCaller() throws Exception {
    assertThat(scan("twice")).isEmpty();
    assertThat(scan("betweenTwo")).containsOnly("between");
  }

  @Test
  void whatACalleeDidLastCounts() throws Exception {
    assertThat(scan("takenAgainInside")).isEmpty();
  }

  @Test
  void aLockThatIsGivenBackByACalleesCalleeIsLost() throws Exception {
    assertThat(scan("givenBackFarBelow")).containsOnly("after");
  }

  private List<String> scan(String method) throws Exception {
    Scan scan = new Scan(program, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
    List<Finding> findings = scan.from(program.methods("Ledger." + method));
    return findings.stream().map(finding -> finding.subject().name()).toList();
  }
}
