// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackedProgramTest {
  @TempDir Path folder;
  private byte[] shop;
  private byte[] money;
  private byte[] newerMoney;
  private byte[] launcher;

  @BeforeEach
  void compile() {
    money = compiled("a", "Money", "public class Money { public static int cents; }");
    newerMoney = compiled("b", "Money", "public class Money { public void add() {} }");
    launcher = compiled("c", "Launcher", "public class Launcher {}");
    shop =
        compiled(
            "d", "Shop", "public class Shop { Money price = new Money(); }", folder.resolve("a"));
  }

  @Test
  void readsThePartsOfASpringBootJar() throws InputException {
    Path inner = jar("inner.jar", Map.of("Money.class", money));
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("Launcher.class", launcher);
    entries.put("BOOT-INF/classes/Shop.class", shop);
    entries.put("BOOT-INF/lib/money.jar", CompiledProgram.bytes(inner));
    Program program = Program.load(List.of(jar("boot.jar", entries)), List.of());
    assertThat(names(program)).containsExactly("Shop");
    assertThat(program.notChecked()).isEmpty();
    assertThat(origins(program))
        .containsOnly(
            Map.entry("Shop", Origin.APPLICATION),
            Map.entry("Money", Origin.LIBRARY),
            Map.entry("Launcher", Origin.LIBRARY));
  }

  @Test
  void takesInnerJarsForTheApplicationIfThereIsNothingElse() throws InputException {
    Path inner = jar("inner.jar", Map.of("Money.class", money));
    Path outer = jar("outer.jar", Map.of("lib/money.jar", CompiledProgram.bytes(inner)));
    assertThat(names(Program.load(List.of(outer), List.of()))).containsExactly("Money");
  }

  @Test
  void takesTheNewestVersionUpTo17OfAMultiReleaseJar() throws Exception {
    Path jar =
        jar(
            "versions.jar",
            Map.of(
                "Money.class", money,
                "META-INF/versions/11/Money.class", newerMoney,
                "META-INF/versions/21/Money.class", money));
    Program program = Program.load(List.of(jar), List.of());
    assertThat(program.methods("Money.add")).hasSize(1);
    assertThat(program.notChecked()).isEmpty();
  }

  @Test
  void takesTheClassPathForLibraries() throws InputException {
    Program program = Program.load(List.of(folder.resolve("d")), List.of(folder.resolve("a")));
    assertThat(origins(program))
        .containsOnly(Map.entry("Shop", Origin.APPLICATION), Map.entry("Money", Origin.LIBRARY));
  }

  @Test
  void takesTheFirstOfTwoClassesWithOneName() throws Exception {
    Program program = Program.load(List.of(folder.resolve("b"), folder.resolve("a")), List.of());
    assertThat(program.methods("Money.add")).hasSize(1);
    assertThat(program.notChecked())
        .containsExactly(
            "1 class is there more than once, such as Money in "
                + folder.resolve("a")
                + "; the first one found was read.");
  }

  private byte[] compiled(String into, String name, String source, Path... classpath) {
    Path classes = CompiledProgram.compile(folder.resolve(into), name, source, classpath);
    return CompiledProgram.bytes(classes.resolve(name + ".class"));
  }

  private Path jar(String name, Map<String, byte[]> entries) {
    return CompiledProgram.jar(folder.resolve(name), entries);
  }

  private static List<String> names(Program program) {
    return program.applicationClasses().stream().map(SourcePlaces::name).toList();
  }

  private static Map<String, Origin> origins(Program program) {
    Map<String, Origin> origins = new LinkedHashMap<>();
    program
        .hierarchy()
        .forEach(
            type -> {
              if (program.origin(type) != Origin.JDK) {
                origins.put(SourcePlaces.name(type), program.origin(type));
              }
            });
    return origins;
  }
}
