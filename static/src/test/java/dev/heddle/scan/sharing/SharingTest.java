// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.sharing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.library.JdkModel;
import dev.heddle.model.plan.Plan;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is unshared in small programs; in doubt nothing is. */
class SharingTest {
  private static final String CELL = "static class Cell { int value; }\n";
  private static final String MAIN =
      "public static void main(String[] arguments) throws Exception {\n";

  @TempDir Path directory;

  private Scan scan(String members, BooleanSupplier isOver) throws Exception {
    String source =
        "import java.util.*; import java.util.stream.*; public class Main {\n" + members + "}\n";
    Path classes = CompiledProgram.compile(directory.resolve("classes"), "Main", source);
    Program program = Program.load(List.of(classes), List.of());
    Scan scan = new Scan(program, JdkModel.load(), EnumSet.allOf(Technique.class), isOver);
    scan.from(program.mains());
    return scan;
  }

  private Plan plan(String members) throws Exception {
    return scan(members, () -> false).plan();
  }

  private Map<String, String> cell(String members) throws Exception {
    return plan(CELL + members).unshared("Main$Cell");
  }

  private Map<String, String> main(String members) throws Exception {
    return plan(members).unshared("Main");
  }

  @Test
  void whatOnlyMainTouchesIsUnshared() throws Exception {
    Plan plan =
        plan(
            CELL
                + "static int count;"
                + MAIN
                + "Cell c = new Cell(); c.value = 1; count++;"
                + "new Thread(() -> System.out.println()).start(); }");
    assertThat(plan.unshared("Main")).containsExactly(Map.entry("count", "only thread main"));
    assertThat(plan.unshared("Main$Cell")).containsExactly(Map.entry("value", "only thread main"));
    assertThat(plan.classes()).containsOnlyKeys("Main", "Main$Cell");
  }

  @Test
  void objectsThatEachThreadHasForItselfAreUnshared() throws Exception {
    assertThat(
            cell(
                "static void work() { Cell c = new Cell(); c.value++; }"
                    + MAIN
                    + "for (int i = 0; i < 3; i++) { new Thread(() -> work()).start(); } work(); }"))
        .containsExactly(Map.entry("value", "thread-local objects"));
  }

  @Test
  void aMethodMayHaveObjectsForItselfThoughOthersShareThem() throws Exception {
    String members =
        CELL
            + "static Cell common = new Cell();"
            + "static void own() { Cell c = new Cell(); c.value++; }"
            + "static void touch() { common.value++; }"
            + "static void either(boolean b) { Cell c = b ? common : new Cell(); c.value++; }"
            + MAIN
            + "Thread t = new Thread(() -> { own(); touch(); either(true); }); t.start();"
            + " own(); touch(); either(false); }";
    Plan plan = plan(members);
    assertThat(plan.unshared("Main$Cell")).isEmpty();
    assertThat(plan.unsharedAt("Main"))
        .containsExactly(
            Map.entry(new Plan.Site("own()V", "Main$Cell", "value"), "objects of one thread"));
    assertThat(plan.sites()).isEqualTo(1);
  }

  @Test
  void whatIsDoneToUnknownObjectsLeavesNoMethodOut() throws Exception {
    Plan plan =
        plan(
            CELL
                + "static void own() { Cell c = new Cell(); c.value++; }"
                + "static void any(Cell c) { c.value++; }"
                + MAIN
                + "Thread t = new Thread(() -> own()); t.start(); own();"
                + " any(java.util.ServiceLoader.load(Cell.class).findFirst().get()); }");
    assertThat(plan.sites()).isZero();
  }

  @Test
  void anObjectThatIsPassedToAThreadIsShared() throws Exception {
    assertThat(
            cell(
                MAIN
                    + "Cell c = new Cell(); c.value = 1;"
                    + "Thread t = new Thread(() -> c.value++); t.start(); t.join(); }"))
        .isEmpty();
  }

  @Test
  void whatAConstructorSetsForAnotherThreadIsShared() throws Exception {
    assertThat(
            plan("static class Job extends Thread { int todo; Job() { todo = 3; }"
                    + "public void run() { System.out.println(todo); } }"
                    + MAIN
                    + "new Job().start(); }")
                .unshared("Main$Job"))
        .isEmpty();
  }

  @Test
  void aStaticOfTwoThreadsIsShared() throws Exception {
    assertThat(main("static int count;" + MAIN + "new Thread(() -> count++).start(); count++; }"))
        .isEmpty();
  }

  @Test
  void aStaticOfManyEqualThreadsIsShared() throws Exception {
    assertThat(
            main("static int n;" + MAIN + "IntStream.range(0, 9).parallel().forEach(i -> n++); }"))
        .isEmpty();
  }

  @Test
  void anObjectInASharedListIsShared() throws Exception {
    assertThat(
            cell(
                "static final List<Cell> all = Collections.synchronizedList(new ArrayList<>());"
                    + "static void work() { Cell c = new Cell(); all.add(c); all.get(0).value++; }"
                    + MAIN
                    + "for (int i = 0; i < 3; i++) { new Thread(() -> work()).start(); } }"))
        .isEmpty();
  }

  @Test
  void whatAnElementRefersToIsSharedAsItMayBeThereTwice() throws Exception {
    assertThat(
            cell(
                "static class Box { Cell cell; }"
                    + MAIN
                    + "Box b = new Box(); List<Box> boxes = new ArrayList<>();"
                    + "boxes.add(b); boxes.add(b);"
                    + "boxes.parallelStream().forEach(x -> {"
                    + "  if (x.cell == null) { x.cell = new Cell(); } x.cell.value++; }); }"))
        .isEmpty();
  }

  @Test
  void theInitialiserOfAClassRunsInWhateverThreadComesFirst() throws Exception {
    Plan plan =
        plan(
            "static int used;"
                + "static class Lazy { static int own = 1; static { used++; } static void get() {} }"
                + MAIN
                + "new Thread(() -> Lazy.get()).start(); used++; }");
    assertThat(plan.unshared("Main")).isEmpty();
  }

  @Test
  void whatTheJdkMayCallIsShared() throws Exception {
    assertThat(
            plan("static class Key { int hash; public int hashCode() { return hash; } }"
                    + MAIN
                    + "Key key = new Key(); key.hash = 4; System.out.println(key.hash); }")
                .unshared("Main$Key"))
        .isEmpty();
  }

  @Test
  void whatIsBehindABridgeThatTheJdkMayCallIsShared() throws Exception {
    assertThat(
            plan("static class Key implements Comparable<Key> { int rank;"
                    + "public int compareTo(Key other) { return rank; } }"
                    + MAIN
                    + "Key key = new Key(); key.rank = 4; key.compareTo(key); }")
                .unshared("Main$Key"))
        .isEmpty();
  }

  @Test
  void aFunctionThatALibraryKeepsMayBeCalledByAnybody() throws Exception {
    assertThat(
            main(
                "static int n;"
                    + MAIN
                    + "java.lang.ref.Cleaner.create().register(new Object(), () -> n++); n++; }"))
        .isEmpty();
  }

  @Test
  void aFunctionThatACollectionCallsIsCalledAtOnce() throws Exception {
    assertThat(main("static int n;" + MAIN + "new ArrayList<>(List.of(1)).forEach(i -> n++); }"))
        .containsOnlyKeys("n");
  }

  @Test
  void aListenerMayBeCalledByAnybody() throws Exception {
    assertThat(
            main(
                "static int n; static void count() { n++; }"
                    + MAIN
                    + "java.util.prefs.Preferences.userRoot()"
                    + ".addPreferenceChangeListener(event -> count()); count(); }"))
        .isEmpty();
  }

  @Test
  void aMethodThatIsLookedUpByNameMayBeCalledByAnybody() throws Exception {
    assertThat(
            main(
                "static int n; static void count() { n++; }"
                    + MAIN
                    + "count(); Main.class.getMethod(\"count\"); }"))
        .isEmpty();
  }

  @Test
  void whatNobodySeemsToCallCountsAsWell() throws Exception {
    assertThat(main("static int n; static void reset() { n = 0; }" + MAIN + "n++; }")).isEmpty();
  }

  @Test
  void aFieldThatIsLookedUpByNameIsShared() throws Exception {
    assertThat(
            main(
                "static int first; static int second;"
                    + "static class Names { static Object look(String name) throws Exception {"
                    + "  return Main.class.getDeclaredField(name); } }"
                    + MAIN
                    + "first++; second++; Names.look(\"second\"); }"))
        .containsOnlyKeys("first");
  }

  @Test
  void whatNoCodeAccessesIsNotListed() throws Exception {
    assertThat(main("static int never;" + MAIN + "}")).isEmpty();
  }

  @Test
  void volatileAndFinalFieldsAreNotListed() throws Exception {
    assertThat(
            main(
                "static volatile int a; static final Object B = new Object();"
                    + MAIN
                    + "a++; B.hashCode(); }"))
        .isEmpty();
  }

  @Test
  void aScanThatHasEndedEarlyProvesNothing() throws Exception {
    Scan scan = scan("static int n;" + MAIN + "new Thread(() -> n++).start(); n++; }", () -> true);
    assertThatThrownBy(scan::plan).isInstanceOf(IllegalStateException.class);
  }
}
