// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeDynamicInstruction;
import com.ibm.wala.ssa.SSAPutInstruction;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.model.finding.Frame;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramTest {
  private static final String SOURCE =
      """
      package bank;
      import java.util.ArrayList;
      import java.util.List;
      public class Account {
        int balance;
        abstract static class Entry {
          abstract void book();
          void undo() {}
          void undo(int times) {}
        }
        public static void main(String[] arguments) {
          List<String> names = new ArrayList<>();
          names.parallelStream().map(name -> name + "!").forEach(System.out::println);
        }
        void deposit(int amount) {
          balance += amount;
        }
      }
      """;
  private static final int LINE_OF_DEPOSIT = 16;

  @TempDir Path folder;
  private Program program;

  @BeforeEach
  void load() throws InputException {
    Path classes = CompiledProgram.compile(folder.resolve("classes"), "Account", SOURCE);
    program = Program.load(List.of(classes), List.of());
  }

  @Test
  void hasThePartOfTheJdkThatTheProgramSees() {
    assertThat(
            Stream.of(
                "java/util/List",
                "java/util/ArrayList",
                "java/util/stream/Stream",
                "java/util/stream/Collector",
                "java/util/function/Function",
                "java/lang/Iterable",
                "java/io/PrintStream"))
        .allSatisfy(name -> assertThat(program.origin(type(name))).isEqualTo(Origin.JDK));
    assertThat(program.hierarchy().getNumberOfClasses()).isLessThan(600);
    assertThat(program.notChecked()).isEmpty();
  }

  @Test
  void knowsTheProgramsOwnClasses() {
    assertThat(program.applicationClasses())
        .extracting(SourcePlaces::name)
        .containsExactly("bank.Account", "bank.Account$Entry");
    assertThat(program.applicationClasses())
        .allSatisfy(type -> assertThat(program.origin(type)).isEqualTo(Origin.APPLICATION));
  }

  @Test
  void givesAnArrayTheOriginOfItsElements() {
    assertThat(program.origin(type("bank/Account"))).isEqualTo(Origin.APPLICATION);
    assertThat(program.origin(array("[Lbank/Account"))).isEqualTo(Origin.APPLICATION);
    assertThat(program.origin(array("[[Ljava/lang/String"))).isEqualTo(Origin.JDK);
    assertThat(program.origin(array("[I"))).isEqualTo(Origin.JDK);
  }

  @Test
  void readsTheBodyOfAMethodWithLambdas() {
    IMethod main = program.mains().get(0);
    IR ir = program.ir(main);
    assertThat(ir.getInstructions()).hasAtLeastOneElementOfType(SSAInvokeDynamicInstruction.class);
    assertThat(program.ir(main)).isSameAs(ir);
    assertThat(program.defUse(main)).isSameAs(program.defUse(main)).isNotNull();
  }

  @Test
  void hasNoBodyForAnAbstractMethod() throws InputException {
    IMethod book = program.methods("bank.Account.Entry.book").get(0);
    assertThat(program.ir(book)).isNull();
    assertThat(program.defUse(book)).isNull();
    assertThat(program.notChecked()).isEmpty();
  }

  @Test
  void findsMains() {
    assertThat(program.mains()).extracting(SourcePlaces::name).containsExactly("bank.Account.main");
  }

  @Test
  void findsAllOverloadsOfAnEntryWithEitherFormOfNestedName() throws InputException {
    assertThat(program.methods("bank.Account$Entry.undo")).hasSize(2);
    assertThat(program.methods("bank.Account.Entry.undo"))
        .isEqualTo(program.methods("bank.Account$Entry.undo"));
  }

  @Test
  void namesTheNearestMethodsIfAnEntryIsNotThere() {
    assertThatThrownBy(() -> program.methods("bank.Acount.depositt"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "there is no method bank.Acount.depositt; the nearest are bank.Account.deposit, ");
    assertThatThrownBy(() -> program.methods("Entry.book"))
        .hasMessageContaining("the nearest are bank.Account$Entry.book, ");
    assertThatThrownBy(() -> program.methods("")).isInstanceOf(InputException.class);
  }

  @Test
  void placesAnInstructionInTheSource() throws InputException {
    IMethod deposit = program.methods("bank.Account.deposit").get(0);
    IR ir = program.ir(deposit);
    Frame expected = new Frame("bank.Account", "deposit", "Account.java", LINE_OF_DEPOSIT);
    assertThat(ir.getInstructions())
        .filteredOn(SSAPutInstruction.class::isInstance)
        .extracting(SSAInstruction::iIndex)
        .allSatisfy(index -> assertThat(program.place(deposit, index, ir)).isEqualTo(expected))
        .hasSize(1);
    assertThat(program.place(deposit, -1, ir)).isEqualTo(expected);
  }

  private IClass type(String name) {
    return array("L" + name);
  }

  private IClass array(String name) {
    return program
        .hierarchy()
        .lookupClass(TypeReference.findOrCreate(ClassLoaderReference.Application, name));
  }
}
