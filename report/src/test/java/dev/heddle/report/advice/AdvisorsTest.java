// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.Samples;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdvisorsTest {
  private static final Access.Operation READ = Access.Operation.READ;
  private static final Access.Operation WRITE = Access.Operation.WRITE;

  @TempDir Path directory;

  @Test
  void countersBecomeAtomic() throws IOException {
    source(
        """
        package app;

        class Main {
          private int made;

          void add(int more) {
            made++;
            made += more;
          }

          int made() {
            return made;
          }
        }
        """);
    Advice advice = first(Subject.field("app.Main", "made"), write(7), write(8));
    assertThat(advice.title()).isEqualTo("Count in one step");
    assertThat(changes(advice))
        .containsExactly(
            "+",
            "+import java.util.concurrent.atomic.AtomicInteger;",
            "-  private int made;",
            "+  private final AtomicInteger made = new AtomicInteger();",
            "-    made++;",
            "+    made.incrementAndGet();",
            "-    made += more;",
            "+    made.addAndGet(more);",
            "-    return made;",
            "+    return made.get();");
  }

  @Test
  void aUseThatIsNotUnderstoodMakesNoDiff() throws IOException {
    source(
        """
        package app;

        class Main {
          private int made;

          int add() {
            made++;
            return made *= 2;
          }
        }
        """);
    Advice advice = first(Subject.field("app.Main", "made"), write(7), write(7));
    assertThat(advice.title()).isEqualTo("Count in one step");
    assertThat(advice.diff()).isNull();
  }

  @Test
  void theLockOfTheOtherAccessIsTaken() throws IOException {
    source(
        """
        package app;

        class Main {
          private final Object lock = new Object();
          private long sum;

          void add(long more) {
            synchronized (lock) {
              sum += more;
            }
          }

          long sum() {
            return sum;
          }
        }
        """);
    Access guarded = access(WRITE, "add", 9, "java.lang.Object@1 (Main.java:8)");
    Advice advice = first(Subject.field("app.Main", "sum"), guarded, access(READ, "sum", 14));
    assertThat(advice.title()).isEqualTo("Take the lock that the other access holds");
    assertThat(advice.text()).contains("java.lang.Object@1 (taken at Main.java:8)", "Main.java:14");
    assertThat(changes(advice))
        .containsExactly(
            "-    return sum;", "+    synchronized (lock) {", "+      return sum;", "+    }");
  }

  @Test
  void aLocalLockIsNotSuggestedElsewhere() throws IOException {
    source(
        """
        package app;

        class Main {
          private long sum;

          void add(Object mine) {
            synchronized (mine) {
              sum += 1;
            }
          }

          long sum() {
            return sum;
          }
        }
        """);
    Access guarded = access(WRITE, "add", 8, "java.lang.Object@1 (Main.java:7)");
    assertThat(first(Subject.field("app.Main", "sum"), guarded, access(READ, "sum", 13)).diff())
        .isNull();
  }

  @Test
  void methodsBecomeSynchronizedLikeTheOther() throws IOException {
    source(
        """
        package app;

        class Main {
          private long sum;

          public synchronized void add(long more) {
            sum += more;
          }

          public long sum() {
            return sum;
          }
        }
        """);
    Access guarded = access(WRITE, "add", 7, "app.Main@1 (Main.java:7)");
    Advice advice = first(Subject.field("app.Main", "sum"), guarded, access(READ, "sum", 11));
    assertThat(changes(advice))
        .containsExactly("-  public long sum() {", "+  public synchronized long sum() {");
  }

  @Test
  void differentLocksAreNamed() {
    Access one = access(WRITE, "add", 7, "app.Main@1 (Main.java:7)");
    Access two = access(WRITE, "add", 7, "another app.Main (Main.java:7)");
    Advice advice = first(Subject.field("app.Main", "sum"), one, two);
    assertThat(advice.title()).isEqualTo("Hold the same lock on both sides");
    assertThat(advice.text())
        .contains("Both hold a lock of class app.Main, but not the same object");
  }

  @Test
  void flagsBecomeVolatile() throws IOException {
    source(
        "package app;\n\nclass Main {\n  private boolean done;\n\n  void end() {\n    done = true;\n  }\n}\n");
    Advice advice = first(Subject.field("app.Main", "done"), write(7), access(READ, "run", 20));
    assertThat(advice.title()).isEqualTo("Declare the field volatile");
    assertThat(changes(advice))
        .containsExactly("-  private boolean done;", "+  private volatile boolean done;");
  }

  @Test
  void lazyInitialisationIsToldBeforeVolatile() throws IOException {
    source(
        "package app;\n\nclass Main {\n  private Object cache;\n\n  Object get() {\n"
            + "    if (cache == null) {\n      cache = new Object();\n    }\n    return cache;\n  }\n}\n");
    Advice advice = first(Subject.field("app.Main", "cache"), write(8), access(READ, "get", 7));
    assertThat(advice.title()).isEqualTo("Fill it once, safely");
  }

  @Test
  void collectionsBecomeConcurrent() throws IOException {
    source(
        "package app;\n\nimport java.util.HashMap;\nimport java.util.Map;\n\nclass Main {\n"
            + "  private final Map<String, Long> all = new HashMap<>();\n}\n");
    Subject map = Subject.library("java.util.HashMap", "app.Main.all");
    Advice advice = first(map, write(30), write(31));
    assertThat(advice.title()).isEqualTo("Use ConcurrentHashMap");
    assertThat(changes(advice))
        .containsExactly(
            "+import java.util.concurrent.ConcurrentHashMap;",
            "-  private final Map<String, Long> all = new HashMap<>();",
            "+  private final Map<String, Long> all = new ConcurrentHashMap<>();");
    assertThat(first(Subject.library("java.util.ArrayList", null), write(1), write(2)).text())
        .contains("Collections.synchronizedList(ArrayList)");
    assertThat(
            first(Subject.library("java.text.SimpleDateFormat", null), write(1), write(2)).text())
        .contains("DateTimeFormatter");
  }

  @Test
  void checkThenActBecomesOneCall() throws IOException {
    source(
        """
        package app;

        class Main {
          void count(String word, Map<String, Integer> counts) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
          }

          void user(String name, Map<String, User> users) {
            if (!users.containsKey(name)) {
              users.put(name, new User(name));
            }
          }
        }
        """);
    Subject map = Subject.library("java.util.HashMap", null);
    assertThat(changes(first(map, write(5), write(5))))
        .containsExactly(
            "-    counts.put(word, counts.getOrDefault(word, 0) + 1);",
            "+    counts.merge(word, 1, Integer::sum);");
    assertThat(changes(first(map, write(10), write(10))))
        .containsExactly(
            "-    if (!users.containsKey(name)) {",
            "+    users.computeIfAbsent(name, key -> new User(name));",
            "-      users.put(name, new User(name));",
            "-    }");
  }

  @Test
  void parallelLoopsCombineTheirResults() {
    Access iteration =
        new Access(WRITE, "iteration of the loop at Main.java:3", List.of(), List.of(), List.of());
    assertThat(first(Subject.field("app.Main", "sum"), iteration, iteration).title())
        .isEqualTo("Let the stream combine the results");
  }

  @Test
  void deadlocksGetAnOrder() {
    Finding deadlock = Samples.deadlock(Finding.Evidence.PREDICTED);
    Advice advice = Advisors.of(deadlock, Sources.none()).get(0);
    assertThat(advice.text()).contains("objects of one class", "Bank.java:20 and Bank.java:30");
  }

  @Test
  void withoutSourceThereIsAdviceAllTheSame() {
    List<Advice> advice =
        Advisors.of(race(Subject.array("int[]", null), write(1), write(2)), Sources.none());
    assertThat(advice).hasSize(1);
    assertThat(advice.get(0).text()).contains("own part of the array");
  }

  private void source(String text) throws IOException {
    Path folder = Files.createDirectories(directory.resolve("app"));
    Files.writeString(folder.resolve("Main.java"), text);
  }

  private Advice first(Subject subject, Access one, Access two) {
    return Advisors.of(race(subject, one, two), Sources.in(List.of(directory))).get(0);
  }

  private static Finding race(Subject subject, Access one, Access two) {
    return Finding.observedRace("happens-before", subject, 1, one, two);
  }

  private static Access write(int line) {
    return access(WRITE, "add", line);
  }

  private static Access access(
      Access.Operation operation, String method, int line, String... locks) {
    Frame frame = new Frame("app.Main", method, "Main.java", line);
    return new Access(operation, "t", List.of(), List.of(locks), List.of(frame));
  }

  private static List<String> changes(Advice advice) {
    return advice.diff().lines().stream()
        .filter(line -> line.sign() == '+' || line.sign() == '-')
        .map(Diff.Line::toString)
        .toList();
  }
}
