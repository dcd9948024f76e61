// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.wala.classLoader.IMethod;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadInputTest {
  @TempDir Path folder;
  private final PrintStream errors = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private Path classes;
  private byte[] good;

  @BeforeEach
  void compile() {
    classes =
        CompiledProgram.compile(
            folder.resolve("classes"),
            "Till",
            "public class Till { int sum; int add(int n) { sum += n; return sum; } }");
    good = CompiledProgram.bytes(classes.resolve("Till.class"));
    System.setErr(new PrintStream(printed));
  }

  @AfterEach
  void nothingWasPrinted() {
    System.setErr(errors);
    assertThat(printed.toString()).isEmpty();
  }

  @Test
  void refusesAPathThatDoesNotExist() {
    Path nowhere = folder.resolve("nowhere.jar");
    assertRefused(nowhere, nowhere + " does not exist");
    assertThatThrownBy(() -> Program.load(List.of(classes), List.of(nowhere)))
        .isInstanceOf(InputException.class)
        .hasMessage(nowhere + " does not exist");
  }

  @Test
  void refusesAFileThatIsNoJar() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "not a jar");
    assertRefused(text, text + " is not a jar that can be read: ");
    Path empty = Files.createFile(folder.resolve("empty.jar"));
    assertRefused(empty, empty + " is not a jar that can be read: ");
  }

  @Test
  void refusesAnEmptyFolderAndAJarWithoutClasses() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertRefused(empty, "there are no class files in " + empty);
    Path jar = CompiledProgram.jar(folder.resolve("a.jar"), Map.of("a.txt", good));
    assertRefused(jar, "there are no class files in " + jar);
  }

  @Test
  void refusesAFolderWithNothingButBrokenClasses() throws IOException {
    Path broken = Files.createDirectory(folder.resolve("broken"));
    Files.writeString(broken.resolve("A.class"), "garbage");
    assertRefused(
        broken,
        "there are no class files that can be read in "
            + broken
            + ": A.class: it is not a class file");
  }

  @Test
  void leavesOutGarbageAndTruncatedAndTooNewClasses() throws Exception {
    Files.writeString(classes.resolve("A.class"), "this is garbage");
    Files.write(classes.resolve("B.class"), Arrays.copyOf(good, good.length / 2));
    byte[] tooNew = good.clone();
    tooNew[7] = 99;
    Files.write(classes.resolve("C.class"), tooNew);
    Program program = Program.load(List.of(classes), List.of());
    assertThat(program.applicationClasses()).hasSize(1);
    assertThat(program.notChecked()).hasSize(3);
    assertThat(program.notChecked().get(0))
        .isEqualTo("A.class in " + classes + " was left out: it is not a class file.");
    assertThat(program.notChecked().get(1)).contains("B.class").contains("it cannot be read (");
    assertThat(program.notChecked().get(2)).contains("it is for Java 55, which is too new.");
  }

  @Test
  void namesAtMostFiveBrokenClasses() throws Exception {
    for (int i = 0; i < 8; i++) {
      Files.writeString(classes.resolve("Broken" + i + ".class"), "garbage");
    }
    List<String> sentences = Program.load(List.of(classes), List.of()).notChecked();
    assertThat(sentences).hasSize(6).last().isEqualTo("and 3 more class files were left out.");
  }

  @Test
  void survivesAnyByteBeingWrong() throws Exception {
    for (int i = 8; i < good.length; i++) {
      byte[] bad = good.clone();
      bad[i] = (byte) (bad[i] ^ 0x55);
      Files.write(classes.resolve("Till.class"), bad);
      try {
        Program program = Program.load(List.of(classes), List.of());
        for (var type : program.applicationClasses()) {
          for (IMethod method : type.getDeclaredMethods()) {
            program.place(method, 0, program.ir(method));
          }
        }
      } catch (InputException e) {
        assertThat(e).hasMessageStartingWith("there are no class files that can be read in ");
      }
    }
  }

  @Test
  void knowsNothingOfMissingSuperclasses() throws Exception {
    CompiledProgram.compile(classes, "Base", "public class Base {}");
    CompiledProgram.compile(classes, "Side", "public interface Side {}");
    CompiledProgram.compile(
        classes, "Shop", "public class Shop extends Base implements Side { void sell() {} }");
    Files.delete(classes.resolve("Base.class"));
    Files.delete(classes.resolve("Side.class"));
    Program program = Program.load(List.of(classes), List.of());
    assertThat(program.ir(program.methods("Shop.sell").get(0))).isNotNull();
    assertThat(program.notChecked())
        .containsExactly(
            "2 classes that the program refers to are not on the class path, such as Base; what"
                + " they do is not known.");
  }

  @Test
  void leavesOutClassesThatExtendEachOther() throws Exception {
    Path other = folder.resolve("other");
    CompiledProgram.compile(classes, "Left", "class Left {}");
    CompiledProgram.compile(classes, "Right", "class Right extends Left {}");
    CompiledProgram.compile(other, "Right", "class Right {}");
    CompiledProgram.compile(other, "Left", "class Left extends Right {}");
    Files.copy(other.resolve("Left.class"), classes.resolve("Left.class"), REPLACE_EXISTING);
    Program program = Program.load(List.of(classes), List.of());
    assertThat(program.applicationClasses()).hasSize(1);
    assertThat(program.notChecked())
        .containsExactly(
            "Left in " + classes + " was left out: its superclasses cannot be resolved.",
            "Right in " + classes + " was left out: its superclasses cannot be resolved.");
  }

  @Test
  void refusesToScanNothing() {
    assertThatThrownBy(() -> Program.load(List.of(), List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("there is nothing to scan");
  }

  @Test
  void takesTheJdksClassRatherThanOneOfTheSameName() throws Exception {
    byte[] list = new JdkClasses().read("java/util/List").getInputStream().readAllBytes();
    Files.createDirectories(classes.resolve("java/util"));
    Files.write(classes.resolve("java/util/List.class"), list);
    Program program = Program.load(List.of(classes), List.of());
    assertThat(program.applicationClasses()).hasSize(1);
    assertThat(program.notChecked())
        .containsExactly(
            "1 class is also in the JDK, such as java.util.List in "
                + classes
                + "; the JDK's was taken instead.");
  }

  @Test
  void notesABodyThatCannotBeRead() throws Exception {
    byte[] bad = good.clone();
    int add = indexOf(bad, new byte[] {0x2A, 0x59, (byte) 0xB4});
    bad[add] = (byte) 0xFF;
    Files.write(classes.resolve("Till.class"), bad);
    Program program = Program.load(List.of(classes), List.of());
    assertThat(program.ir(program.methods("Till.add").get(0))).isNull();
    assertThat(program.notChecked())
        .singleElement()
        .asString()
        .startsWith("The body of Till.add cannot be read (");
  }

  private static int indexOf(byte[] bytes, byte[] part) {
    int index = 0;
    while (!Arrays.equals(bytes, index, index + part.length, part, 0, part.length)) {
      index++;
    }
    return index;
  }

  private static void assertRefused(Path input, String message) {
    assertThatThrownBy(() -> Program.load(List.of(input), List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }
}
