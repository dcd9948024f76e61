// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Subject;
import dev.heddle.model.library.JdkModel;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A finding at a call of a library tells of the races inside, with the ways that lead there. */
class InsideRacesTest {
  private static final String LIBRARY =
      """
      package lib;
      public final class Cache {
        private final Table table = new Table();
        private int depth;
        public void put() { table.add(3); }
        public void visit(int left) {
          if (left > 0) { visit(left - 1); } else { depth++; }
        }
        public Runnable task() { return () -> table.add(1); }
        public void manyFields() { table.fillAll(); }
        static final class Table {
          private int size;
          private Object last;
          int a; int b; int c; int d; int e; int f; int g; int h; int i; int j; int k;
          void add(int count) { grow(); last = null; }
          private void grow() { size++; }
          void fillAll() {
            a++; b++; c++; d++; e++; f++; g++; h++; i++; j++; k++;
          }
        }
      }
      """;

  private static final String APPLICATION =
      """
      package app;
      import java.util.stream.IntStream;
      public final class Main {
        public static int own;
        static void put() {
          lib.Cache cache = new lib.Cache();
          IntStream.range(0, 9).parallel().forEach(i -> store(cache));
        }
        static void store(lib.Cache cache) {
          cache.put();
        }
        static void recursive() {
          lib.Cache cache = new lib.Cache();
          IntStream.range(0, 9).parallel().forEach(i -> cache.visit(i));
        }
        static void handedOver() {
          lib.Cache cache = new lib.Cache();
          for (int i = 0; i < 9; i++) { new Thread(cache.task()).start(); }
        }
        static void many() {
          lib.Cache cache = new lib.Cache();
          IntStream.range(0, 9).parallel().forEach(i -> cache.manyFields());
        }
        static void aroundTheStart() {
          lib.Cache cache = new lib.Cache();
          fill(cache);
          new Thread(() -> store(cache)).start();
          empty(cache);
        }
        static void beforeTheStart() {
          lib.Cache cache = new lib.Cache();
          fill(cache);
          new Thread(() -> store(cache)).start();
        }
        static void fill(lib.Cache cache) { cache.put(); }
        static void empty(lib.Cache cache) { cache.put(); }
        static void ofItsOwn() {
          IntStream.range(0, 9).parallel().forEach(i -> own++);
        }
      }
      """;

  @TempDir Path directory;

  private Program program;

  @BeforeEach
  void load() throws Exception {
    Path library = CompiledProgram.compile(directory.resolve("lib"), "Cache", LIBRARY);
    Path application =
        CompiledProgram.compile(directory.resolve("app"), "Main", APPLICATION, library);
    program = Program.load(List.of(application), List.of(library));
  }

  @Test
  void hasTheWholeStacksOfTheRacesInside() throws Exception {
    Finding finding = scan("put");
    assertThat(finding.subject()).isEqualTo(Subject.library("lib.Cache", null));
    assertThat(subjects(finding))
        .containsExactly("Field lib.Cache$Table.last", "Field lib.Cache$Table.size");
    Inside.Race size =
        finding.inside().races().stream()
            .filter(race -> race.subject().name().equals("size"))
            .findFirst()
            .orElseThrow();
    assertThat(size.accesses()).hasSize(2);
    for (Access access : size.accesses()) {
      assertThat(access.stack())
          .map(frame -> frame.className() + "." + frame.method())
          .containsExactly(
              "lib.Cache$Table.grow",
              "lib.Cache$Table.add",
              "lib.Cache.put",
              "app.Main.store",
              "app.Main.lambda$put$0");
    }
    assertThat(finding.accesses().get(0).stack().get(0).method()).isEqualTo("store");
  }

  @Test
  void recursionDoesNotLengthenTheWay() throws Exception {
    Finding finding = scan("recursive");
    assertThat(subjects(finding)).containsExactly("Field lib.Cache.depth");
    assertThat(finding.inside().races().get(0).accesses().get(0).stack())
        .map(frame -> frame.method())
        .containsExactly("visit", "lambda$recursive$1");
  }

  @Test
  void aThreadBeginsWithItsFirstMethod() throws Exception {
    Finding finding = scan("handedOver");
    assertThat(finding.inside().races().get(0).accesses().get(0).stack())
        .map(frame -> frame.method())
        .startsWith("add")
        .endsWith("lambda$task$0");
  }

  @Test
  void showsAsManySubjectsAsThereIsRoomFor() throws Exception {
    Finding finding = scan("many");
    assertThat(finding.inside().races()).hasSize(Inside.MOST);
    // The write of each field meets itself, and the read before it.
    assertThat(finding.inside().count()).isEqualTo(22);
    assertThat(subjects(finding)).hasSize(11);
  }

  /** The code inside is the same, but only one of the calls is made while the thread runs. */
  @Test
  void callBeforeTheStartHasNoPart() throws Exception {
    assertThat(scan("aroundTheStart").accesses())
        .map(access -> access.stack().get(0).method())
        .containsExactlyInAnyOrder("store", "empty");
    assertThat(findings("beforeTheStart")).isEmpty();
  }

  @Test
  void raceOfTheApplicationStandsForItself() throws Exception {
    assertThat(findings("ofItsOwn"))
        .isNotEmpty()
        .allSatisfy(finding -> assertThat(finding.inside()).isEqualTo(Inside.NONE));
  }

  private Finding scan(String method) throws Exception {
    List<Finding> findings = findings(method);
    assertThat(findings).hasSize(1);
    return findings.get(0);
  }

  private List<Finding> findings(String method) throws Exception {
    Scan scan = new Scan(program, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
    return scan.from(program.methods("app.Main." + method));
  }

  private static Set<String> subjects(Finding finding) {
    Set<String> subjects = new TreeSet<>();
    finding.inside().races().forEach(race -> subjects.add(race.subject().toString()));
    return subjects;
  }
}
