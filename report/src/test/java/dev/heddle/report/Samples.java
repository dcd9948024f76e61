// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import java.util.List;

/** Findings to test with. */
public final class Samples {
  private Samples() {}

  /** A race for a field of that name. */
  public static Finding race(String field) {
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
    Subject subject = Subject.field("bank.Account", field);
    return Finding.observedRace("happens-before", subject, 1, write, read);
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
