// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --library-model}: what a user says of a library that is not the JDK's. */
class LibraryModelIT {
  private static final Subject COUNTER = Subject.field("program.Acme", "counter");
  private static final Subject CACHE = Subject.library("program.acme.Cache", "program.Acme.SHARED");
  private static final String LOCK =
      """
      class program.acme.SpinLock
        tryAcquire() : at exit lock this if result
        release() : at entry unlock this
      """;
  private static final String UNSAFE =
      """
      class program.acme.Cache
        is thread-unsafe
        find(Object) : reads this
        store(Object,Object) : writes this
      """;

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void withoutAModelTheLibrarysLockIsNotSeen() throws Exception {
    check();
    assertThat(subjects()).containsExactly(COUNTER);
  }

  @Test
  void whatAnExcludedClassOrdersByItselfIsSeen() throws Exception {
    Result result = check(List.of("run", "--exclude", "program.acme.*"), "program.Posted");
    assertThat(result.out()).isEqualTo("3\n3\n");
    assertThat(subjects()).isEmpty();
    assertThat(jar.report().complete()).isTrue();
    check(List.of("run"), "program.Posted");
    assertThat(subjects()).containsExactly(Subject.field("program.acme.Mailbox", "isEmptied"));
  }

  @Test
  void aModelledLockOrdersItsHolders() throws Exception {
    Result result = check(LOCK);
    assertThat(result.out()).isEqualTo("2000\n");
    assertThat(subjects()).isEmpty();
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void callsOnAThreadUnsafeClassAreAccesses() throws Exception {
    check(LOCK, UNSAFE);
    assertThat(subjects()).containsOnly(CACHE);
    for (Finding finding : jar.report().findings()) {
      assertThat(finding.accesses())
          .allSatisfy(access -> assertThat(access.stack().get(0).method()).isEqualTo("work"));
    }
  }

  @Test
  void aLineThatDoesNotFitTheMethodIsNamedAndDoesNoHarm() throws Exception {
    Result result =
        check(
            """
            class program.acme.SpinLock
              release() : at exit lock this if result
              acquire() : at entry release argument 3
            class program.acme.Cache
              store(Object,Object) : at exit thread-start argument 1 and convert-write argument 2
            """);
    assertThat(result.out()).isEqualTo("2000\n");
    assertThat(jar.report().notChecked())
        .containsExactly("hooks of program.acme.SpinLock: the method has no argument 3");
  }

  private Result check(String... models) throws Exception {
    List<String> words = new ArrayList<>(List.of("run", "--exclude", "program.acme.*"));
    for (int i = 0; i < models.length; i++) {
      Path file = directory.resolve(i + ".model");
      Files.writeString(file, models[i]);
      words.addAll(List.of("--library-model", file.toString()));
    }
    return check(words, "program.Acme");
  }

  private Result check(List<String> run, String name) throws Exception {
    List<String> words = new ArrayList<>(run);
    String[] program = HeddleJar.runArguments(name);
    words.addAll(List.of(program).subList(1, program.length));
    return jar.heddle(words.toArray(new String[0]));
  }

  private List<Subject> subjects() throws Exception {
    return jar.report().findings().stream().map(Finding::subject).distinct().toList();
  }
}
