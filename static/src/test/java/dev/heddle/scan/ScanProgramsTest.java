// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.scan.input.InputException;
import dev.heddle.scan.input.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Scans the programs below {@code programs} and compares what is found with the marks in their
 * sources. Each has a method {@code racy} with the bug, and a method {@code safe} without it.
 */
class ScanProgramsTest {
  private static final Path CLASSES = Path.of("target", "test-classes");

  private static Program program;
  private static LibraryModel model;
  private static Map<String, String> exceptions;
  private static int asMarked;

  @BeforeAll
  static void load() throws InputException, IOException {
    program = Program.load(List.of(CLASSES), List.of());
    model = JdkModel.load();
    exceptions = KnownExceptions.read();
  }

  @AfterAll
  static void count() {
    System.out.printf(
        "Scanned programs: %d as marked, %d known exceptions%n", asMarked, exceptions.size());
  }

  @TestFactory
  List<DynamicContainer> findsWhatIsMarked() throws IOException {
    Map<String, List<DynamicTest>> families = new TreeMap<>();
    for (MarkedProgram each : MarkedProgram.all()) {
      List<DynamicTest> tests =
          families.computeIfAbsent(each.family(), family -> new ArrayList<>());
      for (String variant : each.variants()) {
        tests.add(DynamicTest.dynamicTest(each.name() + "." + variant, () -> check(each, variant)));
      }
    }
    return families.entrySet().stream()
        .map(family -> DynamicContainer.dynamicContainer(family.getKey(), family.getValue()))
        .toList();
  }

  @TestFactory
  List<DynamicTest> knownExceptionsAreVariantsOfPrograms() throws IOException {
    Set<String> variants = new HashSet<>();
    for (MarkedProgram each : MarkedProgram.all()) {
      for (String variant : each.variants()) {
        variants.add(each.name() + "." + variant);
      }
    }
    return exceptions.keySet().stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> assertThat(variants).contains(name)))
        .toList();
  }

  private static void check(MarkedProgram each, String variant) throws Exception {
    Set<String> expected = each.marks(variant);
    Set<String> found = found(each, variant);
    String name = each.name() + "." + variant;
    boolean isException = exceptions.containsKey(name);
    if (!found.equals(expected)) {
      String difference = difference(expected, found);
      if (!isException) {
        fail(name + ": " + difference);
      }
      System.out.println("known exception " + name + ": " + difference);
    } else if (isException) {
      fail(name + " is as marked now: remove it from the list " + KnownExceptions.FILE);
    } else {
      asMarked++;
    }
  }

  private static Set<String> found(MarkedProgram each, String variant) throws InputException {
    Scan scan = new Scan(program, model, EnumSet.allOf(Technique.class), () -> false);
    Set<String> found = new TreeSet<>();
    try {
      scan.from(program.methods(each.className() + "." + variant)).stream()
          .flatMap(finding -> each.places(finding).stream())
          .forEach(found::add);
    } catch (RuntimeException | StackOverflowError e) {
      found.add("an error inside the engine: " + e);
    }
    return found;
  }

  private static String difference(Set<String> expected, Set<String> found) {
    Set<String> missing = new TreeSet<>(expected);
    missing.removeAll(found);
    Set<String> extra = new TreeSet<>(found);
    extra.removeAll(expected);
    return "missing " + missing + ", not marked " + extra;
  }
}
