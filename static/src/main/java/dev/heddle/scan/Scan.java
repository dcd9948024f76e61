// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Context;
import dev.heddle.scan.input.Program;
import dev.heddle.scan.library.KnownLibraries;
import dev.heddle.scan.lock.Protection;
import dev.heddle.scan.race.Findings;
import dev.heddle.scan.race.PotentialRaces;
import dev.heddle.scan.thread.Concurrency;
import dev.heddle.scan.thread.Multiplicity;
import dev.heddle.scan.thread.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Finds races in a program without running it. */
public final class Scan {
  /** What a scan does, one after the other. */
  public enum Phase {
    CALL_GRAPH,
    RACES
  }

  private final Program program;
  private final LibraryModel model;
  private final Set<Technique> techniques;
  private final BooleanSupplier isOver;
  private boolean isComplete = true;
  private Phase phase = Phase.CALL_GRAPH;
  private CallGraph graph;

  /**
   * @param isOver asked now and then; ends the analysis early
   */
  public Scan(
      Program program, LibraryModel model, Set<Technique> techniques, BooleanSupplier isOver) {
    this.program = program;
    this.model = model;
    this.techniques = techniques;
    this.isOver = isOver;
  }

  /** Whether all of the program was looked at. */
  public boolean isComplete() {
    return isComplete;
  }

  /** For who is asked whether it is over. */
  public Phase phase() {
    return phase;
  }

  /** How many methods were reached so far, each counted once for each context. */
  public int methods() {
    return graph == null ? 0 : graph.nodes().size();
  }

  /** The races that can happen when the program starts at one of these methods. */
  public List<Finding> from(List<IMethod> entries) {
    boolean hasTwoSides = techniques.contains(Technique.TWO_THREADS);
    phase = Phase.CALL_GRAPH;
    graph = new CallGraph(program, new KnownLibraries(program, model), hasTwoSides);
    Context main = Context.of(graph.spawns.main().thread(Side.ALPHA));
    for (IMethod entry : entries) {
      graph.node(entry, main);
    }
    isComplete &= graph.complete(isOver);
    phase = Phase.RACES;
    Multiplicity multiplicity = new Multiplicity(graph.loops);
    Concurrency concurrency = new Concurrency(graph, graph.loops);
    Protection protection = new Protection(graph, multiplicity);
    Findings findings = new Findings(graph, protection);
    boolean usesLocks = techniques.contains(Technique.SYNCHRONIZED);
    new PotentialRaces(graph, concurrency, multiplicity)
        .forEach(
            race -> {
              boolean isLocked =
                  usesLocks && protection.isCommon(race.one(), race.other(), race.object());
              if (!isLocked) {
                findings.add(race);
              }
            });
    return new ArrayList<>(findings.all());
  }
}
