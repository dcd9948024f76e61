// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import java.util.List;

/** Findings to test with. */
public final class Samples {
  private Samples() {}

  /** A race for a field of that name. */
  public static Finding race(String field) {
    List<Access> accesses = accesses();
    return Finding.observedRace(
        "happens-before", field(field), 1, accesses.get(0), accesses.get(1));
  }

  /** The same race as another schedule would have it. */
  public static Finding predicted(String field) {
    return Finding.race("hybrid", Finding.Evidence.PREDICTED, field(field), accesses());
  }

  private static Subject field(String name) {
    return Subject.field("bank.Account", name);
  }

  private static List<Access> accesses() {
    Frame start = new Frame("bank.Main", "main", "Main.java", 7);
    Access write =
        new Access(
            Access.Operation.WRITE,
            "transfer-1",
            List.of(start),
            List.of("bank.Account@1 (bank/Account.java:11)"),
            List.of(
                new Frame("bank.Account", "deposit", "Account.java", 12),
                new Frame("bank.Teller", "run", "Teller.java", 33)));
    Access read =
        new Access(
            Access.Operation.READ,
            "main",
            List.of(),
            List.of(),
            List.of(new Frame("bank.Main", "main", null, -1)));
    return List.of(write, read);
  }

  /** A race of calls on a library's object, which stands for more of them inside than it shows. */
  public static Finding raceInLibrary() {
    Frame call = new Frame("bank.Main", "lambda$main$0", "Main.java", 9);
    Frame put = new Frame("lib.Cache", "put", "Cache.java", 30);
    Frame grow = new Frame("lib.Table", "grow", "Table.java", 71);
    Subject table = Subject.field("lib.Table", "size");
    return Finding.race(
            "scan",
            Finding.Evidence.STATIC,
            Subject.library("lib.Cache", null),
            List.of(write("one", call), write("other", call)))
        .standingFor(
            new Inside(
                List.of(
                    new Inside.Race(
                        table,
                        List.of(write("one", grow, put, call), write("other", grow, put, call)))),
                7));
  }

  private static Access write(String thread, Frame... stack) {
    return new Access(Access.Operation.WRITE, thread, List.of(), List.of(), List.of(stack));
  }

  /** A counter that two threads count up, at line 7 of its file. */
  public static Finding counter() {
    Frame frame = new Frame("bank.Statistics", "add", "Statistics.java", 7);
    Access access =
        new Access(Access.Operation.WRITE, "teller", List.of(), List.of(), List.of(frame));
    Subject subject = Subject.field("bank.Statistics", "made");
    return Finding.observedRace("happens-before", subject, 1, access, access);
  }

  /** Two threads that take two accounts in opposite orders. */
  public static Finding deadlock(Finding.Evidence evidence) {
    return Finding.deadlock(
        "deadlock",
        evidence,
        Subject.locks(List.of("bank.Account")),
        "Two threads wait.",
        List.of(lock("one", 1, 20), lock("two", 2, 30)));
  }

  private static Access lock(String thread, int held, int line) {
    return new Access(
        Access.Operation.LOCK,
        thread,
        List.of(),
        List.of("bank.Account@" + held + " (Bank.java:" + (line - 1) + ")"),
        List.of(new Frame("bank.Bank", "transfer", "Bank.java", line)));
  }

  public static Report report(Finding... findings) {
    return new MergedFindings().add(List.of(findings)).toReport();
  }
}
