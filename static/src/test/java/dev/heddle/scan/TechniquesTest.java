// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.options.Glob;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What each technique of the paper leaves out comes back without it. */
class TechniquesTest {
  private static final String LIBRARY =
      """
      package lib;
      public final class Counter {
        private final Object lock = new Object();
        private int plain;
        private int guarded;
        public void addPlainly() { plain++; }
        public void add() { synchronized (lock) { guarded++; } }
        public int total() { return plain; }
      }
      """;

  private static final String APPLICATION =
      """
      package app;
      import java.util.List;
      import java.util.ArrayList;
      import java.util.concurrent.atomic.AtomicInteger;
      import java.util.stream.IntStream;
      public final class Main {
        static final class Cell { int value; }
        static int counted;
        static void own() {
          List<Cell> cells = new ArrayList<>();
          for (int i = 0; i < 10; i++) { cells.add(new Cell()); }
          cells.parallelStream().forEach(cell -> cell.value++);
        }
        static void atomic() {
          AtomicInteger sum = new AtomicInteger();
          IntStream.range(0, 9).parallel().forEach(i -> sum.addAndGet(i));
        }
        static void locked() {
          Object lock = new Object();
          IntStream.range(0, 9).parallel().forEach(i -> { synchronized (lock) { counted++; } });
        }
        static void inside() {
          lib.Counter counter = new lib.Counter();
          IntStream.range(0, 9).parallel().forEach(i -> counter.addPlainly());
        }
        static void lockedInside() {
          lib.Counter counter = new lib.Counter();
          IntStream.range(0, 9).parallel().forEach(i -> counter.add());
        }
        static void sometimesLocked() {
          lib.Counter counter = new lib.Counter();
          IntStream.range(0, 9).parallel().forEach(i -> {
            synchronized (counter) { counter.addPlainly(); }
            new lib.Counter().addPlainly();
          });
        }
      }
      """;

  @TempDir Path directory;

  private Program program;

  @BeforeEach
  void load() throws Exception {
    Path library = CompiledProgram.compile(directory.resolve("lib"), "Counter", LIBRARY);
    Path application =
        CompiledProgram.compile(directory.resolve("app"), "Main", APPLICATION, library);
    program = Program.load(List.of(application), List.of(library));
  }

  @Test
  void twoThreadsKeepElementsApart() throws Exception {
    assertThat(scan("own")).isEmpty();
    assertThat(scan("own", Technique.TWO_THREADS))
        .containsExactly(Subject.field("app.Main$Cell", "value"));
  }

  @Test
  void filteringKnowsWhatIsSafe() throws Exception {
    assertThat(scan("atomic")).isEmpty();
    assertThat(scan("atomic", Technique.FILTERING))
        .containsExactly(Subject.library("java.util.concurrent.atomic.AtomicInteger", null));
  }

  @Test
  void bubbleUpNamesTheCallOnTheSharedObject() throws Exception {
    assertThat(scan("inside")).containsExactly(Subject.library("lib.Counter", null));
    assertThat(scan("inside", Technique.BUBBLE_UP))
        .containsExactly(Subject.field("lib.Counter", "plain"));
  }

  @Test
  void eitherUseOfLocksIsEnoughForTheApplicationsOwn() throws Exception {
    assertThat(scan("locked")).isEmpty();
    assertThat(scan("locked", Technique.SYNCHRONIZED)).isEmpty();
    assertThat(scan("locked", Technique.DEEP_SYNCHRONIZED)).isEmpty();
    assertThat(scan("locked", Technique.SYNCHRONIZED, Technique.DEEP_SYNCHRONIZED))
        .containsExactly(Subject.field("app.Main", "counted"));
  }

  @Test
  void deepLocksAreThoseOfTheLibrary() throws Exception {
    assertThat(scan("lockedInside")).isEmpty();
    assertThat(scan("lockedInside", Technique.DEEP_SYNCHRONIZED))
        .containsExactly(Subject.library("lib.Counter", null));
  }

  @Test
  void locksOfTheCallsCountWhereTheLibraryIsCalledWithoutAsWell() throws Exception {
    assertThat(scan("sometimesLocked")).isEmpty();
    assertThat(scan("sometimesLocked", Technique.DEEP_SYNCHRONIZED)).isEmpty();
    assertThat(scan("sometimesLocked", Technique.SYNCHRONIZED, Technique.DEEP_SYNCHRONIZED))
        .containsExactly(Subject.library("lib.Counter", null));
  }

  @Test
  void whatIsMarkedAsLibraryBubblesUp() throws Exception {
    Program whole =
        Program.load(List.of(directory.resolve("app"), directory.resolve("lib")), List.of());
    Scan scan = new Scan(whole, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
    assertThat(subjects(scan.from(whole.methods("app.Main.inside"))))
        .containsExactly(Subject.field("lib.Counter", "plain"));
    scan.setAsLibrary(List.of(new Glob("lib.*")));
    assertThat(subjects(scan.from(whole.methods("app.Main.inside"))))
        .containsExactly(Subject.library("lib.Counter", null));
  }

  @Test
  void aLibrarysMethodsAreCalledByAnybody() throws Exception {
    Program library = Program.load(List.of(directory.resolve("lib")), List.of());
    Scan scan = new Scan(library, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
    List<Finding> findings = scan.ofLibrary();
    assertThat(subjects(findings)).containsOnly(Subject.field("lib.Counter", "plain"));
    assertThat(findings.get(0).accesses().get(0).thread()).isEqualTo("a caller");
  }

  private List<Subject> scan(String method, Technique... without) throws Exception {
    Set<Technique> techniques = EnumSet.allOf(Technique.class);
    techniques.removeAll(List.of(without));
    Scan scan = new Scan(program, JdkModel.load(), techniques, () -> false);
    return subjects(scan.from(program.methods("app.Main." + method)));
  }

  private static List<Subject> subjects(List<Finding> findings) {
    List<Subject> subjects = new ArrayList<>();
    for (Finding finding : findings) {
      subjects.add(finding.subject());
    }
    return subjects;
  }
}
