// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class VerdictTest {
  private static final String NAME = "dev.heddle.programs.bank.Account";
  private static final List<String> SOURCE =
      List.of(
          "class Account {",
          "  int balance;",
          "  balance = 1; // race: Account.balance",
          "  read(balance); // race: Account.balance",
          "  balance = 2; // may race: Account.balance, int[]",
          "}");
  private static final Program ACCOUNT =
      new Program(
          NAME,
          Path.of("Account.java"),
          Marker.in(SOURCE),
          Optional.empty(),
          Program.Completeness.COMPLETE);

  @Test
  void announcedPairIsRight() {
    Verdict verdict = verdict(finding("balance", write(3), read(4)));
    assertThat(verdict.isRight()).as(verdict.text()).isTrue();
  }

  @Test
  void optionalLinesMayTakePart() {
    Verdict verdict =
        verdict(finding("balance", write(3), read(4)), finding("balance", write(5), read(4)));
    assertThat(verdict.isRight()).as(verdict.text()).isTrue();
  }

  @Test
  void missingFindingIsNamed() {
    assertThat(verdict().text())
        .contains("not reported: Account.balance in line 3")
        .contains("not reported: Account.balance in line 4")
        .doesNotContain("not reported: Account.balance in line 5");
  }

  @Test
  void otherFieldIsUnexpected() {
    Verdict verdict = verdict(finding("balance", write(3), read(4)), finding("owner", write(3)));
    assertThat(verdict.isRight()).isFalse();
    assertThat(verdict.text()).contains("unexpected finding: field " + NAME + ".owner");
  }

  @Test
  void unmarkedLineIsWrong() {
    Verdict verdict = verdict(finding("balance", write(3), read(4)), finding("balance", write(2)));
    assertThat(verdict.isRight()).isFalse();
    assertThat(verdict.text()).contains("access in line 2, which is not marked");
  }

  @Test
  void twoReadsAreNoRace() {
    assertThat(verdict(finding("balance", read(3), read(4))).text())
        .contains("no two accesses with a write");
  }

  @Test
  void accessWithoutStackIsWrong() {
    Finding.Access nowhere = new Finding.Access("write", "thread", List.of());
    assertThat(verdict(finding("balance", nowhere, read(4))).text())
        .contains("access in an unknown place");
  }

  private static Verdict verdict(Finding... findings) {
    return new Verdict(ACCOUNT, List.of(findings));
  }

  private static Finding finding(String field, Finding.Access... accesses) {
    return new Finding(true, new Finding.Subject("field", NAME, field), List.of(accesses));
  }

  private static Finding.Access write(int line) {
    return access("write", line);
  }

  private static Finding.Access read(int line) {
    return access("read", line);
  }

  private static Finding.Access access(String operation, int line) {
    List<Finding.Frame> stack =
        List.of(
            new Finding.Frame("java.util.HashMap", "put", 1),
            new Finding.Frame(NAME + "$Inner", "run", line),
            new Finding.Frame(NAME, "main", 99));
    return new Finding.Access(operation, "thread", stack);
  }
}
