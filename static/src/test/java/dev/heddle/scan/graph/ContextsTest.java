// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import dev.heddle.scan.library.KnownLibraries;
import dev.heddle.scan.thread.Side;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contexts are those of Fig. 6 of the paper: what variables refer to shows it. */
class ContextsTest {
  private static final String SOURCE =
      """
      package app;
      import java.util.ArrayList;
      import java.util.List;
      public final class Main {
        static final class Cell { int value; Cell next; }
        static void fill(List<Cell> cells) {
          for (int i = 0; i < 9; i++) { cells.add(new Cell()); }
        }
        static void fillDeeper(List<Cell> cells) { fillOne(cells, 3); }
        static void fillOne(List<Cell> cells, int count) { add(cells); }
        static void add(List<Cell> cells) { cells.add(make()); }
        static Cell make() { return new Cell(); }
        static Cell same(Cell cell) { return cell; }

        static void outside() {
          List<Cell> one = new ArrayList<>();
          List<Cell> other = new ArrayList<>();
          fill(one);
          fill(other);
          Cell best = other.get(0);
          one.parallelStream().forEach(cell -> cell.value += best.value);
        }
        static void outsideDeeper() {
          List<Cell> one = new ArrayList<>();
          List<Cell> other = new ArrayList<>();
          fillDeeper(one);
          fillDeeper(other);
          Cell best = other.get(0);
          one.parallelStream().forEach(cell -> cell.value += best.value);
        }
        static void same() {
          List<Cell> one = new ArrayList<>();
          fill(one);
          Cell best = one.get(0);
          one.parallelStream().forEach(cell -> cell.value += best.value);
        }
        static void raise(List<Cell> cells, Cell by) {
          cells.parallelStream().forEach(cell -> cell.value += by.value);
        }
        static void twoLoops() {
          List<Cell> one = new ArrayList<>();
          List<Cell> other = new ArrayList<>();
          fill(one);
          fill(other);
          raise(one, other.get(0));
          raise(other, one.get(0));
        }
        static void sharing() {
          Cell shared = new Cell();
          java.util.stream.IntStream.range(0, 9).parallel().forEach(i -> {
            same(shared);
            Cell own = same(new Cell());
            own.value = 7;
          });
        }
      }
      """;

  @TempDir Path directory;

  private Program program;

  @BeforeEach
  void load() throws Exception {
    Path classes = CompiledProgram.compile(directory.resolve("app"), "Main", SOURCE);
    program = Program.load(List.of(classes), List.of());
  }

  @Test
  void collectionsOutsideOfLoopsTellCallsApart() throws Exception {
    CallGraph graph = graph("outside");
    List<Node> fills = nodes(graph, "fill");
    assertThat(fills).hasSize(2);
    Set<AbstractObject> lists = new HashSet<>();
    Set<AbstractObject> cells = new HashSet<>();
    for (Node fill : fills) {
      AbstractObject list = only(fill.local(1).objects());
      assertThat(fill.context.collections()).containsExactly(list);
      lists.add(list);
      cells.add(only(graph.heap.field(list, Elements.ALL).objects()));
    }
    assertThat(lists).hasSize(2);
    assertThat(cells).hasSize(2);
    assertThat(races("outside")).isZero();
  }

  @Test
  void whoIsCalledFurtherDownKnowsThem() throws Exception {
    CallGraph graph = graph("outsideDeeper");
    assertThat(nodes(graph, "make")).hasSize(2);
    assertThat(nodes(graph, "make")).allMatch(node -> node.context.collections().size() == 1);
    assertThat(races("outsideDeeper")).isZero();
  }

  @Test
  void elementsOfTheSameCollectionAreNotToldApart() throws Exception {
    assertThat(nodes(graph("same"), "fill")).hasSize(1);
    assertThat(races("same")).isPositive();
  }

  @Test
  void loopsOverDifferentCollectionsAreDifferentLoops() throws Exception {
    CallGraph graph = graph("twoLoops");
    assertThat(nodes(graph, "raise")).hasSize(2);
    Set<Object> loops = new HashSet<>();
    nodes(graph, "lambda$raise").forEach(node -> loops.add(node.thread().spawn));
    assertThat(loops).hasSize(2);
    assertThat(races("twoLoops")).isZero();
  }

  @Test
  void whatIsSharedDoesNotComeBackAsOnesOwn() throws Exception {
    CallGraph graph = graph("sharing");
    // Two for each side: with the shared one, and with its own.
    assertThat(nodes(graph, "same")).hasSize(4);
    for (Node node : nodes(graph, "same")) {
      AbstractObject argument = only(node.local(1).objects());
      boolean isShared = (node.context.shared() & 1) != 0;
      assertThat(argument.thread.isMain()).isEqualTo(isShared);
      assertThat(only(node.result.objects())).isSameAs(argument);
    }
    assertThat(races("sharing")).isZero();
  }

  @Test
  void theFlagOfWhatIsSafeSticks() throws Exception {
    LibraryModel model = JdkModel.load();
    model.merge(
        LibraryModel.parse(
            "test",
            "class app.Main\n  fillOne : transitively-thread-safe, circulates-unsafe-objects\n"));
    CallGraph graph = graph("outsideDeeper", model);
    assertThat(nodes(graph, "fillDeeper")).noneMatch(node -> node.context.isSafe());
    for (String below : List.of("fillOne", "add", "make")) {
      assertThat(nodes(graph, below)).isNotEmpty().allMatch(node -> node.context.isSafe());
    }
  }

  private CallGraph graph(String method) throws Exception {
    return graph(method, JdkModel.load());
  }

  private CallGraph graph(String method, LibraryModel model) throws Exception {
    CallGraph graph = new CallGraph(program, new KnownLibraries(program, model, true), true, true);
    for (IMethod entry : program.methods("app.Main." + method)) {
      graph.node(entry, Context.of(graph.spawns.main().thread(Side.ALPHA)));
    }
    assertThat(graph.complete(() -> false)).isTrue();
    return graph;
  }

  private int races(String method) throws Exception {
    Scan scan = new Scan(program, JdkModel.load(), EnumSet.allOf(Technique.class), () -> false);
    return scan.from(program.methods("app.Main." + method)).size();
  }

  private static List<Node> nodes(CallGraph graph, String name) {
    return graph.nodes().stream()
        .filter(node -> node.method.getName().toString().replaceAll("\\$\\d+$", "").equals(name))
        .toList();
  }

  private static AbstractObject only(Iterable<AbstractObject> objects) {
    assertThat(objects).hasSize(1);
    return objects.iterator().next();
  }
}
