// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.SharedObject.Origin;
import dev.heddle.model.finding.Subject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a report says of the objects that are raced for, beyond the accesses. */
class ObjectsIT {
  private static final String PROGRAM = "program.Objects";
  private static final Path SOURCE = Path.of("src/test/java/program/Objects.java");

  @TempDir static Path directory;

  private static Report report;

  @BeforeAll
  static void check() throws Exception {
    HeddleJar jar = new HeddleJar(directory);
    assertThat(jar.check(PROGRAM).exitCode()).isEqualTo(66);
    report = jar.report();
  }

  @Test
  void anArrayInAField() throws Exception {
    Finding race = race(Subject.array("int[]", PROGRAM + ".sums"));
    assertThat(race.message()).startsWith("An element of the int[] in program.Objects.sums is ");
    assertThat(race.object())
        .isEqualTo(new SharedObject("int[]@1", Origin.MADE, List.of(place("<init>", "sums ="))));
  }

  @Test
  void anArrayInAnArrayInAField() {
    Finding race = race(Subject.array("double[]", PROGRAM + ".cells[]"));
    assertThat(race.object()).isEqualTo(SharedObject.named("double[]@1"));
  }

  @Test
  void aMapInAField() throws Exception {
    Finding race = race(Subject.library("java.util.HashMap", PROGRAM + ".names"));
    assertThat(race.message()).startsWith("The shared java.util.HashMap in program.Objects.names");
    assertThat(race.object())
        .isEqualTo(
            new SharedObject(
                "java.util.HashMap@1", Origin.MADE, List.of(place("<init>", "names ="))));
  }

  @Test
  void aListFromElsewhere() throws Exception {
    SharedObject list = race(Subject.library("java.util.ArrayList", PROGRAM + ".log")).object();
    assertThat(list.origin()).isEqualTo(Origin.FIRST_USED);
    assertThat(list.stack()).startsWith(place("access", "log.add"));
  }

  @Test
  void anObjectWhoseClassIsMadeAtOnePlace() throws Exception {
    Finding race = race(Subject.field(PROGRAM + "$Counter", "count"));
    Frame made = place("main", "new Counter");
    assertThat(race.object())
        .isEqualTo(new SharedObject(PROGRAM + "$Counter@1", Origin.MADE, List.of(made)));
  }

  @Test
  void anObjectWhoseConstructionIsKnown() throws Exception {
    SharedObject stamped = race(Subject.field(PROGRAM + "$Stamped", "second")).object();
    assertThat(stamped.name()).isEqualTo(PROGRAM + "$Stamped@1");
    assertThat(stamped.origin()).isEqualTo(Origin.CONSTRUCTED);
    assertThat(stamped.stack().get(0).line()).isEqualTo(line("new Stamped(1)"));
  }

  @Test
  void aConstructorsWriteIsAtItsOwnLine() throws Exception {
    Finding race = race(Subject.field(PROGRAM + "$Stamped", "second"));
    Frame write = race.accesses().get(1).stack().get(0);
    assertThat(write.method()).isEqualTo("<init>");
    assertThat(write.line()).isEqualTo(line("second = value"));
  }

  @Test
  void twoLocksOfOneClassAreToldApart() throws Exception {
    Finding race = race(Subject.field(PROGRAM + "$Counter", "guarded"));
    String place = " (Objects.java:" + line("synchronized (") + ")";
    assertThat(race.accesses().get(0).locks()).containsExactly("java.lang.StringBuilder@1" + place);
    assertThat(race.accesses().get(1).locks())
        .containsExactly("another java.lang.StringBuilder" + place);
  }

  @Test
  void threadsAreStartedByTheProgram() throws Exception {
    Finding race = race(Subject.field(PROGRAM + "$Counter", "count"));
    assertThat(race.accesses())
        .allSatisfy(
            access -> {
              assertThat(access.threadStartedAt().get(0).method()).isEqualTo("both");
              assertThat(access.threadStartedAt()).hasSize(2);
            });
  }

  @Test
  void aStaticFieldIsInNoObject() {
    assertThat(race(Subject.field(PROGRAM, "stamped")).object()).isNull();
  }

  private static Finding race(Subject subject) {
    return report.findings().stream()
        .filter(finding -> finding.subject().equals(subject))
        .findFirst()
        .orElseThrow(() -> new AssertionError(subject + " is not among " + report.findings()));
  }

  private static Frame place(String method, String text) throws Exception {
    return new Frame(PROGRAM, method, "Objects.java", line(text));
  }

  /** The number of the only line that contains a text. */
  private static int line(String text) throws Exception {
    List<String> lines = Files.readAllLines(SOURCE);
    int found = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(text)) {
        assertThat(found).isZero();
        found = i + 1;
      }
    }
    return found;
  }
}
