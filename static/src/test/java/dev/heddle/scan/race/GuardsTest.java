// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the annotations promise is told where it is broken, and trusted where it is kept. */
class GuardsTest {
  private static final Path CLASSES = Path.of("target", "test-classes");
  private static final String PROGRAMS = "dev.heddle.scan.programs.guards.";

  @TempDir Path directory;

  @Test
  void theSentenceNamesTheLockThatIsPromised() throws Exception {
    assertThat(messages("GuardedByField"))
        .allMatch(
            text ->
                text.endsWith(
                    " with no lock in common, although @GuardedBy(\"lock\") promises a lock, which"
                        + " the read does not hold."));
    assertThat(messages("GuardedByThis"))
        .allMatch(
            text ->
                text.contains("although @GuardedBy(\"this\") promises another lock, which the ")
                    && text.endsWith(" write does not hold."));
    assertThat(messages("GuardedMethod"))
        .allMatch(
            text -> text.endsWith("@GuardedBy(\"this\") promises a lock, which neither holds."));
  }

  @Test
  void withoutTheAnnotationTheLockIsLost() throws Exception {
    String source =
        """
        import java.util.ArrayList;
        import java.util.List;
        import java.util.stream.IntStream;
        public class Page {
          static final class Shelf { final Object lock = new Object(); }
          final Shelf shelf = new Shelf();
          %s int hits;
          void hit() { synchronized (shelf.lock) { hits++; } }
          public static void main(String[] arguments) {
            List<Page> pages = new ArrayList<>();
            for (int i = 0; i < 9; i++) { pages.add(new Page()); }
            IntStream.range(0, 99).parallel().forEach(i -> pages.get(i %% 9).hit());
          }
        }
        """;
    assertThat(scan(source, "@net.jcip.annotations.GuardedBy(\"shelf.lock\")")).isEmpty();
    assertThat(scan(source, "")).isNotEmpty();
    assertThat(scan(source, "@net.jcip.annotations.GuardedBy(\"nothing.known\")")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "net.jcip.annotations.",
        "javax.annotation.concurrent.",
        "com.google.errorprone.annotations."
      })
  void marksOfClassesAreReadInEveryFamily(String family) throws Exception {
    String source =
        """
        import java.util.stream.IntStream;
        public class Counter {
          %s static final class Cell { private int count; void add() { count++; } }
          public static void main(String[] arguments) {
            Cell cell = new Cell();
            IntStream.range(0, 9).parallel().forEach(i -> cell.add());
          }
        }
        """;
    assertThat(scan(source, "")).isNotEmpty();
    assertThat(scan(source, "@" + family + "ThreadSafe")).isEmpty();
    assertThat(scan(source, "@" + family + "Immutable")).isEmpty();
    assertThat(scan(source, "@Deprecated")).isNotEmpty();
  }

  @Test
  void callersOfALibraryAreTakenToHoldWhatIsAskedFor() throws Exception {
    String source =
        """
        public class Tank {
          private int level;
          %s public void raise() { level++; }
          public synchronized int level() { return level; }
        }
        """;
    assertThat(library(source, "@net.jcip.annotations.GuardedBy(\"this\")")).isEmpty();
    assertThat(library(source, "")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"net.jcip.annotations.", "javax.annotation.concurrent."})
  void whatIsNotMadeForThreadsIsNotOfferedToThem(String family) throws Exception {
    String source = "%s public class Tank { private int level; public void raise() { level++; } }";
    assertThat(library(source, "")).isNotEmpty();
    assertThat(library(source, "@" + family + "NotThreadSafe")).isEmpty();
  }

  private static List<String> messages(String program) throws Exception {
    Program scanned = Program.load(List.of(CLASSES), List.of());
    List<Finding> findings = scan(scanned).from(scanned.methods(PROGRAMS + program + ".racy"));
    assertThat(findings).isNotEmpty();
    return findings.stream().map(Finding::message).toList();
  }

  private List<Finding> scan(String source, String annotation) throws Exception {
    Program program = compile(source, annotation);
    return scan(program).from(program.mains());
  }

  private List<Finding> library(String source, String annotation) throws Exception {
    return scan(compile(source, annotation)).ofLibrary();
  }

  private Program compile(String source, String annotation) throws Exception {
    String text = source.formatted(annotation);
    int name = text.indexOf("public class ") + "public class ".length();
    Path folder = directory.resolve("classes" + Math.abs(annotation.hashCode()));
    CompiledProgram.compile(folder, text.substring(name, text.indexOf(' ', name)), text, CLASSES);
    return Program.load(List.of(folder), List.of(CLASSES));
  }

  private static Scan scan(Program program) {
    return new Scan(program, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
  }
}
