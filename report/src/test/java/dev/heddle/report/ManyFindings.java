// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reports as large and as varied as tests want them. */
public final class ManyFindings {
  private static final int PACKAGES = 12;
  private static final int DEPTH = 15;

  private ManyFindings() {}

  /**
   * A report of that many findings: one in ten is a deadlock, one in four of the scan, and one in
   * twenty lies inside a third-party jar.
   */
  public static Report report(int count) {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      findings.add(i % 10 == 9 ? deadlock(i) : race(i));
    }
    return new MergedFindings()
        .add(findings)
        .notChecked("The JVM 4711 was killed: what it found before is here.")
        .libraries(Libraries.of(Map.of("org.pool.Pool", "pool-1.2.jar")))
        .about(
            new About(
                "heddle run -- ./start.sh",
                "17",
                "2026-11-16T12:00:00Z",
                83,
                2,
                4711,
                new Cost(95.4, 3.1, 412)))
        .toReport();
  }

  private static Finding race(int i) {
    String type = i % 20 == 0 ? "org.pool.Pool" : "com.acme.part" + i % PACKAGES + ".Service" + i;
    Subject subject = Subject.field(type, "state" + i);
    List<Access> accesses =
        List.of(
            access(Access.Operation.WRITE, "worker-" + i % 7, type, i, List.of()),
            access(
                Access.Operation.READ,
                "reader-" + i % 5,
                type,
                i + 3,
                i % 3 == 0 ? List.of("java.lang.Object@" + i + " (Service.java:1)") : List.of()));
    Evidence evidence = i % 4 == 1 ? Evidence.STATIC : Evidence.OBSERVED;
    String detector = evidence == Evidence.STATIC ? "scan" : "happens-before";
    return Finding.race(detector, evidence, subject, accesses).withOccurrences(1 + i % 50);
  }

  private static Finding deadlock(int i) {
    String type = "com.acme.part" + i % PACKAGES + ".Lock" + i;
    return Finding.deadlock(
        "deadlock",
        Evidence.PREDICTED,
        Subject.locks(List.of(type)),
        "Thread \"a\" takes "
            + type
            + "@1 then "
            + type
            + "@2, thread \"b\" takes "
            + type
            + "@2 then "
            + type
            + "@1: each can wait for the other for ever.",
        List.of(
            access(Access.Operation.LOCK, "a", type, i, List.of(type + "@1 (Lock.java:1)")),
            access(Access.Operation.LOCK, "b", type, i + 1, List.of(type + "@2 (Lock.java:2)"))));
  }

  private static Access access(
      Access.Operation operation, String thread, String type, int line, List<String> locks) {
    List<Frame> stack = new ArrayList<>();
    stack.add(
        new Frame(type, "update", type.substring(type.lastIndexOf('.') + 1) + ".java", line + 1));
    for (int depth = 1; depth < DEPTH; depth++) {
      boolean isJdk = depth > DEPTH - 5;
      String name =
          isJdk ? "java.util.concurrent.Worker" : "com.acme.part" + depth % PACKAGES + ".Caller";
      stack.add(new Frame(name, "call" + depth, "Caller.java", depth + line % 30));
    }
    Frame start = new Frame("com.acme.Main", "main", "Main.java", 12);
    return new Access(operation, thread, List.of(start), locks, stack);
  }

  /** Races inside a library that bubbled up to two calls of the application's, and one beside. */
  public static Report withInside() {
    Frame one = new Frame("app.Main", "fill", "Main.java", 10);
    Frame two = new Frame("app.Main", "drain", "Main.java", 20);
    List<Inside.Race> races =
        List.of(
            insideRace("lib.core.Node", "next", one, two, 5),
            insideRace("lib.core.Node", "value", one, two, 6));
    Finding standing =
        Finding.race(
                "scan",
                Evidence.STATIC,
                Subject.library("lib.api.Queue", null),
                List.of(
                    plain(Access.Operation.WRITE, "producer", List.of(one)),
                    plain(Access.Operation.WRITE, "consumer", List.of(two))))
            .standingFor(new Inside(races, 2));
    Finding other =
        Finding.race(
            "scan",
            Evidence.STATIC,
            Subject.field("app.Main", "count"),
            List.of(
                plain(
                    Access.Operation.WRITE,
                    "producer",
                    List.of(new Frame("app.Main", "fill", "Main.java", 11))),
                plain(
                    Access.Operation.READ,
                    "consumer",
                    List.of(new Frame("app.Main", "drain", "Main.java", 21)))));
    return new MergedFindings().add(List.of(standing, other)).toReport();
  }

  private static Inside.Race insideRace(String type, String field, Frame one, Frame two, int line) {
    Frame api = new Frame("lib.api.Queue", "put", "Queue.java", 30);
    Frame core = new Frame(type, "link", "Node.java", line);
    return new Inside.Race(
        Subject.field(type, field),
        List.of(
            plain(Access.Operation.WRITE, "producer", List.of(core, api, one)),
            plain(Access.Operation.READ, "consumer", List.of(core, api, two))));
  }

  private static Access plain(Access.Operation operation, String thread, List<Frame> stack) {
    return new Access(operation, thread, List.of(), List.of(), stack);
  }
}
