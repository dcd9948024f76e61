// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the library model says of methods leaves accesses out, as section 3.2 of the paper has it.
 */
class FilteringTest {
  private static final String LIBRARY =
      """
      package lib;
      public class Box {
        public int own;
        public Part part = new Part();
        public static final class Part { public int value; void set() { value++; } }
        public void touch() { own++; part.set(); }
        public void run(Runnable task) { own++; task.run(); }
        public Counter counter() { return new Counter() { int n; public void count() { n++; } }; }
        public Box same(Box box) { box.own++; return box; }
        public static int shared;
        public Box make() { shared++; return new Box(); }
        public interface Counter { void count(); }
      }
      """;

  private static final String APPLICATION =
      """
      package app;
      import java.util.concurrent.atomic.AtomicInteger;
      import java.util.stream.IntStream;
      public final class Main {
        static int calls;
        static void touch() {
          lib.Box box = new lib.Box();
          IntStream.range(0, 9).parallel().forEach(i -> box.touch());
        }
        static void callback() {
          lib.Box box = new lib.Box();
          IntStream.range(0, 9).parallel().forEach(i -> box.run(() -> calls++));
        }
        static void anonymous() {
          lib.Box.Counter counter = new lib.Box().counter();
          IntStream.range(0, 9).parallel().forEach(i -> counter.count());
        }
        static void circulate() {
          lib.Box box = new lib.Box();
          IntStream.range(0, 9).parallel().forEach(i -> box.same(box).own++);
        }
        static void make() {
          lib.Box box = new lib.Box();
          IntStream.range(0, 9).parallel().forEach(i -> box.make().own++);
        }
        static void print() {
          Main main = new Main();
          IntStream.range(0, 9).parallel().forEach(i -> System.out.println(main));
        }
        static void printNumber() {
          Main main = new Main();
          IntStream.range(0, 9).parallel().forEach(i -> System.out.println(i));
        }
        @Override public String toString() { calls++; return ""; }
      }
      """;

  @TempDir Path directory;

  private Program program;

  @BeforeEach
  void load() throws Exception {
    Path library = CompiledProgram.compile(directory.resolve("lib"), "Box", LIBRARY);
    Path application =
        CompiledProgram.compile(directory.resolve("app"), "Main", APPLICATION, library);
    program = Program.load(List.of(application), List.of(library));
  }

  @Test
  void threadSafeIsTheMethodAloneAndNotWhatItCalls() throws Exception {
    assertThat(inside("touch", "")).containsExactly("own", "value");
    assertThat(inside("touch", "touch : thread-safe")).containsExactly("value");
    assertThat(inside("touch", "is thread-safe")).containsExactly("value");
  }

  @Test
  void transitivelyThreadSafeSticksToWhatItCalls() throws Exception {
    String safe = "touch : transitively-thread-safe, circulates-unsafe-objects";
    assertThat(inside("touch", safe)).isEmpty();
    String callback = "run : transitively-thread-safe, circulates-unsafe-objects";
    assertThat(inside("callback", "run : thread-safe")).containsExactly("calls");
    assertThat(inside("callback", callback)).isEmpty();
  }

  @Test
  void theFlagIsPartOfTheContext() throws Exception {
    // The same method, called from elsewhere, is looked at.
    String safe = "run : transitively-thread-safe, circulates-unsafe-objects";
    Set<String> both = new TreeSet<>();
    for (Finding finding : scan(safe, EnumSet.allOf(Technique.class), "callback", "touch")) {
      finding.inside().races().forEach(race -> both.add(race.subject().name()));
    }
    assertThat(both).containsExactly("own", "value");
  }

  @Test
  void whatIsInstantiatedInAMethodIsSafe() throws Exception {
    assertThat(inside("anonymous", "")).containsExactly("n");
    assertThat(inside("anonymous", "counter : instantiates-only-safe-objects")).isEmpty();
    assertThat(inside("anonymous", "touch : instantiates-only-safe-objects")).containsExactly("n");
  }

  @Test
  void whatCirculatesUnsafeObjectsIsLookedInto() throws Exception {
    assertThat(scan("same : transitively-thread-safe, circulates-unsafe-objects", "circulate"))
        .isNotEmpty();
    // Nothing passes through it, so what it gives back is not the box.
    assertThat(scan("same : transitively-thread-safe", "circulate")).isEmpty();
    assertThat(inside("make", "")).contains("shared");
    assertThat(inside("make", "make : transitively-thread-safe")).doesNotContain("shared");
  }

  @Test
  void theJdksModelKnowsWhatAsksForTexts() throws Exception {
    assertThat(inside("print", "")).containsExactly("calls");
    assertThat(inside("printNumber", "")).isEmpty();
  }

  @Test
  void withoutFilteringNothingOfThisCounts() throws Exception {
    Set<Technique> techniques = EnumSet.allOf(Technique.class);
    techniques.remove(Technique.FILTERING);
    for (String said :
        List.of(
            "is thread-safe", "is transitively-thread-safe", "instantiates-only-safe-objects")) {
      assertThat(scan(said, techniques, "touch")).isNotEmpty();
    }
  }

  /** The names of what races, inside of libraries or in the application. */
  private Set<String> inside(String method, String said) throws Exception {
    Set<String> names = new TreeSet<>();
    for (Finding finding : scan(said, method)) {
      if (finding.inside().count() == 0) {
        names.add(finding.subject().name());
      }
      finding.inside().races().forEach(race -> names.add(race.subject().name()));
    }
    return names;
  }

  private List<Finding> scan(String said, String method) throws Exception {
    return scan(said, EnumSet.allOf(Technique.class), method);
  }

  private List<Finding> scan(String said, Set<Technique> techniques, String... methods)
      throws Exception {
    LibraryModel model = JdkModel.load();
    model.merge(LibraryModel.parse("test", "class lib.Box\n  " + said + "\n"));
    Scan scan = new Scan(program, model, techniques, () -> false);
    List<IMethod> entries = new ArrayList<>();
    for (String method : methods) {
      entries.addAll(program.methods("app.Main." + method));
    }
    return scan.from(entries);
  }
}
