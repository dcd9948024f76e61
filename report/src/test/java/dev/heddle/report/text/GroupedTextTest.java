// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.MergedFindings;
import java.util.List;
import org.junit.jupiter.api.Test;

class GroupedTextTest {
  private static final String LOOP = "iteration of the loop at NBody.java:18";

  @Test
  void groupsAsFigure3OfThePaper() {
    Subject history = Subject.library("java.util.ArrayList", null);
    Subject x = Subject.field("simulation.Particle", "x");
    Subject center = Subject.field("simulation.NBody", "centerOfMass");
    SharedObject particle = made("simulation.Particle", "op", 25);
    SharedObject body = made("simulation.NBody", "main", 40);
    String text =
        text(
            race(history, 34, 34).about(made("java.util.ArrayList", "<init>", 8)),
            race(x, 30, 30).about(particle).withOccurrences(2),
            race(center, 25, 24).about(body),
            race(center, 25, 33).about(body),
            race(center, 25, 25).about(body));
    assertThat(text)
        .isEqualTo(
            """
            Loop: simulation.NBody.compute(NBody.java:18)
            java.util.ArrayList: simulation.NBody.<init>(NBody.java:8)
             application level
               (a) simulation.NBody.op(NBody.java:34)
               (b) simulation.NBody.op(NBody.java:34)
            simulation.Particle: simulation.NBody.op(NBody.java:25)
             .x
               (a) simulation.NBody.op(NBody.java:30)
               (b) simulation.NBody.op(NBody.java:30) [2x]
            simulation.NBody: simulation.NBody.main(NBody.java:40)
             .centerOfMass
               (a) simulation.NBody.op(NBody.java:25)
               (b) simulation.NBody.op(NBody.java:24)
                   simulation.NBody.op(NBody.java:25)
                   simulation.NBody.op(NBody.java:33)

            """);
  }

  @Test
  void placesThatRaceWithTheSameAreTogether() {
    Subject array = Subject.array("int[]", null);
    assertThat(text(race(array, 4, 9), race(array, 5, 9)))
        .isEqualTo(
            """
            Loop: simulation.NBody.compute(NBody.java:18)
            int[]
             elements
               (a) simulation.NBody.op(NBody.java:4)
                   simulation.NBody.op(NBody.java:5)
               (b) simulation.NBody.op(NBody.java:9)

            """);
  }

  @Test
  void threadsAreKnownByWhereTheyStart() {
    Subject total = Subject.field("simulation.NBody", "total");
    Access started = access("thread started at NBody.java:7", List.of(frame("main", 7)), 20);
    Access main = access("main", List.of(), 9);
    assertThat(text(race(total, started, main)))
        .isEqualTo(
            """
            Threads: main
                     simulation.NBody.main(NBody.java:7)
            simulation.NBody
             .total
               (a) simulation.NBody.op(NBody.java:20)
               (b) simulation.NBody.op(NBody.java:9)

            """);
    assertThat(text(race(total, started, started)))
        .startsWith("Threads: simulation.NBody.main(NBody.java:7)\nsimulation.NBody\n");
  }

  @Test
  void nothingIsNothing() {
    assertThat(text()).isEmpty();
  }

  private static String text(Finding... findings) {
    return GroupedText.of(new MergedFindings().add(List.of(findings)).toReport(), Paint.NONE);
  }

  private static Finding race(Subject subject, int line, int otherLine) {
    List<Frame> start = List.of(frame("compute", 18));
    return race(subject, access(LOOP, start, line), access(LOOP + ", another", start, otherLine));
  }

  private static Finding race(Subject subject, Access one, Access other) {
    return Finding.race("scan", Finding.Evidence.STATIC, subject, List.of(one, other));
  }

  private static Access access(String thread, List<Frame> start, int line) {
    return new Access(Access.Operation.WRITE, thread, start, List.of(), List.of(frame("op", line)));
  }

  private static SharedObject made(String name, String method, int line) {
    return new SharedObject(name, SharedObject.Origin.MADE, List.of(frame(method, line)));
  }

  private static Frame frame(String method, int line) {
    return new Frame("simulation.NBody", method, "NBody.java", line);
  }
}
