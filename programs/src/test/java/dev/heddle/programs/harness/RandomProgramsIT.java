// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.programs.random.AccessLog;
import dev.heddle.programs.random.AccessLog.Race;
import dev.heddle.programs.random.RandomProgram;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Random programs, compiled and run under the agent: what it reports must be a race, at the lines
 * of the report, and each field and kind of array that has one must be reported.
 */
final class RandomProgramsIT {
  private static final int FIRST = Integer.getInteger("heddle.random.first", 0);
  private static final int COUNT = Integer.getInteger("heddle.random.count", 300);

  private final Path work = Path.of("target", "random-programs").toAbsolutePath();

  @Test
  void allThatRacesAndNothingElseIsReported() throws Exception {
    List<RandomProgram> programs = new ArrayList<>();
    for (int seed = FIRST; seed < FIRST + COUNT; seed++) {
      programs.add(new RandomProgram(seed));
    }
    Path plain = work.resolve("plain");
    Path logged = work.resolve("logged");
    for (RandomProgram program : programs) {
      write(plain, program.name, program.plain());
      write(logged, program.name, program.logged());
    }
    compile(plain);
    compile(logged);
    List<String> names =
        programs.stream().map(program -> RandomProgram.PACKAGE + "." + program.name).toList();
    String classPath = plain + File.pathSeparator + Path.of("target", "classes").toAbsolutePath();
    Harness harness = new Harness(Jdk.currentAndNewest().get(0), work);
    List<Finding> findings = harness.findingsIn("random", names, classPath);
    int racy = 0;
    List<String> wrong = new ArrayList<>();
    try (URLClassLoader twins = new URLClassLoader(new URL[] {logged.toUri().toURL()})) {
      for (String name : names) {
        Set<Race> races = races(twins.loadClass(name));
        racy += races.isEmpty() ? 0 : 1;
        compare(name, racesIn(findings, name), races, wrong);
      }
    }
    System.out.printf("%d random programs, %d of them with races%n", names.size(), racy);
    assertThat(wrong).isEmpty();
    assertThat(racy).isBetween(COUNT / 10, COUNT * 19 / 20);
  }

  private static void compare(String name, Set<Race> found, Set<Race> races, List<String> wrong) {
    for (Race each : found) {
      if (!races.contains(each)) {
        wrong.add(name + ": no race: " + each);
      }
    }
    Set<String> missed = subjects(races);
    missed.removeAll(subjects(found));
    for (String subject : missed) {
      wrong.add(name + ": missed: " + subject);
    }
  }

  private static Set<Race> racesIn(List<Finding> findings, String program) {
    Set<Race> races = new HashSet<>();
    for (Finding finding : findings) {
      boolean isTheirs = finding.program().filter(program::equals).isPresent();
      if (isTheirs && !finding.isDeadlock()) {
        Finding.Subject subject = finding.subject();
        String name =
            subject.type().equals("array")
                ? subject.className()
                : subject.className() + "." + subject.name();
        List<Finding.Access> accesses = finding.accesses();
        races.add(Race.of(name, place(accesses.get(0), program), place(accesses.get(1), program)));
      }
    }
    return races;
  }

  private static String place(Finding.Access access, String program) {
    return Finding.line(access, program).orElse(0) + " " + access.operation();
  }

  private static Set<String> subjects(Set<Race> races) {
    return races.stream().map(Race::subject).collect(Collectors.toCollection(HashSet::new));
  }

  /** The twin's parts in the order in which the program's threads have their turns. */
  private static Set<Race> races(Class<?> twin) throws ReflectiveOperationException {
    AccessLog log = AccessLog.begin();
    for (int part = 0; part < RandomProgram.PARTS; part++) {
      log.actFor(part % 2);
      Method method = twin.getMethod("part" + part);
      method.invoke(null);
    }
    return log.races();
  }

  private static void write(Path folder, String name, String code) throws IOException {
    Path file = folder.resolve(RandomProgram.PACKAGE.replace('.', '/')).resolve(name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, code);
  }

  private static void compile(Path folder) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-g",
                "-nowarn",
                "-d",
                folder.toString(),
                "-cp",
                System.getProperty("java.class.path")));
    try (var files = Files.walk(folder)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(result).as("javac").isZero();
  }
}
