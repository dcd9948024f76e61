// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.model.library.JdkModel;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The examples of "Effective Techniques for Static Race Detection in Java Parallel Loops". */
class PaperTest {
  private static final String PAPER = "dev.heddle.scan.programs.paper.";

  private static Program program;

  @BeforeAll
  static void load() throws Exception {
    program = Program.load(List.of(Path.of("target", "test-classes")), List.of());
  }

  @Test
  void theTwelveRacesOfFigureThree() throws Exception {
    Map<Subject, Long> races = new TreeMap<>((a, b) -> a.toString().compareTo(b.toString()));
    for (Finding finding : scan("NBody.racy")) {
      races.merge(finding.subject(), finding.occurrences(), Long::sum);
      assertThat(finding.accesses())
          .allMatch(access -> access.thread().startsWith("iteration of the loop at NBody.java:"));
    }
    assertThat(races)
        .containsOnly(
            Map.entry(Subject.library("java.util.ArrayList", null), 1L),
            Map.entry(Subject.field(PAPER + "NBody$Particle", "x"), 2L),
            Map.entry(Subject.field(PAPER + "NBody$Particle", "y"), 2L),
            Map.entry(Subject.field(PAPER + "NBody", "centerOfMass"), 7L));
  }

  @Test
  void returnMyselfIsToldApartByWhatItIsGiven() throws Exception {
    assertThat(scan("ReturnMyself.safe")).isEmpty();
  }

  private static List<Finding> scan(String entry) throws Exception {
    Scan scan = new Scan(program, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
    return scan.from(program.methods(PAPER + entry));
  }
}
