// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.options.Glob;
import dev.heddle.model.plan.Plan;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Context;
import dev.heddle.scan.graph.LibraryCallers;
import dev.heddle.scan.graph.LibraryKnowledge;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import dev.heddle.scan.library.KnownLibraries;
import dev.heddle.scan.lock.Protection;
import dev.heddle.scan.race.BubbleUp;
import dev.heddle.scan.race.Filtering;
import dev.heddle.scan.race.Findings;
import dev.heddle.scan.race.Guards;
import dev.heddle.scan.race.PotentialRaces;
import dev.heddle.scan.race.Race;
import dev.heddle.scan.race.SafetyMarks;
import dev.heddle.scan.sharing.Sharing;
import dev.heddle.scan.thread.Concurrency;
import dev.heddle.scan.thread.Multiplicity;
import dev.heddle.scan.thread.Side;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Finds races in a program without running it. */
public final class Scan {
  /** What a scan does, one after the other. */
  public enum Phase {
    CALL_GRAPH,
    LOCKS,
    RACES
  }

  private final Program program;
  private final LibraryModel model;
  private final Set<Technique> techniques;
  private final BooleanSupplier isOver;
  private List<Glob> asLibrary = List.of();
  private boolean isComplete = true;
  private Phase phase = Phase.CALL_GRAPH;
  private final Map<Phase, Long> times = new EnumMap<>(Phase.class);
  private long phaseBegan;
  private int pairs;
  private LibraryKnowledge knowledge;
  private CallGraph graph;
  private final Map<IClass, Boolean> libraries = new HashMap<>();

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

  /** Classes of the program whose races are reported where others call them. */
  public void setAsLibrary(List<Glob> patterns) {
    asLibrary = List.copyOf(patterns);
    libraries.clear();
  }

  /** Whether all of the program was looked at. */
  public boolean isComplete() {
    return isComplete;
  }

  /** For who is asked whether it is over. */
  public Phase phase() {
    return phase;
  }

  /** Processor time that a phase has taken, in seconds. */
  public double seconds(Phase of) {
    return times.getOrDefault(of, 0L) / 1e9;
  }

  private void enter(Phase next) {
    leave();
    phase = next;
    // Who is asked says what is being done.
    isOver.getAsBoolean();
  }

  private void leave() {
    long now = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    times.merge(phase, now - phaseBegan, Long::sum);
    phaseBegan = now;
  }

  /** How many methods were reached so far, each counted once for each context. */
  public int methods() {
    return graph == null ? 0 : graph.nodes().size();
  }

  /** How many pairs of accesses were found so far that would race without locks and filters. */
  public int pairs() {
    return pairs;
  }

  /** The races that can happen when the program starts at one of these methods. */
  public List<Finding> from(List<IMethod> entries) {
    begin();
    Context main = Context.of(graph.spawns.main().thread(Side.ALPHA));
    for (IMethod entry : entries) {
      graph.node(entry, main);
    }
    return races(false);
  }

  /**
   * The races that can happen when any number of threads use the program's public classes; only
   * those that are marked as thread-safe if there are any.
   */
  public List<Finding> ofLibrary() {
    begin();
    List<IClass> offered = new ArrayList<>(program.applicationClasses());
    offered.removeIf(type -> !type.isPublic() || type.isInterface() || type.isAbstract());
    offered.removeIf(SafetyMarks::isNotThreadSafe);
    if (offered.stream().anyMatch(SafetyMarks::isThreadSafe)) {
      offered.removeIf(type -> !SafetyMarks.isThreadSafe(type));
    }
    LibraryCallers callers = new LibraryCallers(graph);
    offered.forEach(callers::use);
    return races(true);
  }

  /**
   * The fields that need no check in a run of what was scanned: those that no two threads access.
   *
   * @throws IllegalStateException if not everything was looked at, so nothing is proved
   */
  public Plan plan() {
    if (!isComplete || !program.notChecked().isEmpty()) {
      throw new IllegalStateException("not everything was looked at");
    }
    Plan plan = new Plan();
    program.checksums().forEach(plan::addClass);
    new Sharing(graph).addTo(plan);
    return plan;
  }

  private void begin() {
    phaseBegan = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    phase = Phase.CALL_GRAPH;
    knowledge = new KnownLibraries(program, model, uses(Technique.FILTERING));
    graph =
        new CallGraph(program, knowledge, uses(Technique.TWO_THREADS), uses(Technique.FILTERING));
  }

  /**
   * @param marksAreChecked whether classes that are marked as thread-safe are what is looked at
   */
  private List<Finding> races(boolean marksAreChecked) {
    isComplete &= graph.complete(isOver);
    Multiplicity multiplicity = new Multiplicity(graph.loops);
    Concurrency concurrency = new Concurrency(graph, graph.loops);
    BubbleUp bubbleUp = new BubbleUp(graph.nodes(), this::isLibrary);
    PotentialRaces potential =
        new PotentialRaces(
            graph,
            concurrency,
            multiplicity,
            (one, other) -> !uses(Technique.BUBBLE_UP) || bubbleUp.canBeOfApplication(one, other));
    Set<Node> racing = new LinkedHashSet<>();
    isComplete &= potential.forEach(race -> addNodes(race, bubbleUp, racing), isOver);
    enter(Phase.LOCKS);
    Protection protection = new Protection(graph, multiplicity, racing, isOver);
    isComplete &= protection.isComplete();
    enter(Phase.RACES);
    Guards guards = new Guards(graph, protection);
    Findings findings = new Findings(graph, protection, guards);
    Filtering filtering = new Filtering(graph, knowledge);
    isComplete &=
        potential.forEach(
            race -> {
              pairs++;
              // A lock that is promised by name can be checked, unlike the promise to be safe.
              boolean isFiltered =
                  uses(Technique.FILTERING)
                      && !marksAreChecked
                      && filtering.leavesOut(race)
                      && !guards.concern(race);
              if (isFiltered
                  || uses(Technique.DEEP_SYNCHRONIZED) && isLocked(protection, guards, race)) {
                return;
              }
              List<Race> races = uses(Technique.BUBBLE_UP) ? bubbleUp.races(race) : List.of(race);
              for (Race each : races) {
                // One of several ways to the same place inside may lie before a start.
                boolean isPossible = each == race || potential.isConcurrent(each);
                if (isPossible
                    && (!uses(Technique.SYNCHRONIZED) || !isLocked(protection, guards, each))) {
                  findings.add(each, race);
                }
              }
            },
            isOver);
    leave();
    return findings.all();
  }

  /** Where locks matter: at both accesses, and at the calls that lead to them. */
  private void addNodes(Race race, BubbleUp bubbleUp, Set<Node> racing) {
    if (racing.contains(race.one().node()) && racing.contains(race.other().node())) {
      return;
    }
    List<Access> left = bubbleUp.applicationLevel(race.one());
    List<Access> right = bubbleUp.applicationLevel(race.other());
    if (!uses(Technique.BUBBLE_UP) || !left.isEmpty() && !right.isEmpty()) {
      racing.add(race.one().node());
      racing.add(race.other().node());
      left.forEach(access -> racing.add(access.node()));
      right.forEach(access -> racing.add(access.node()));
    }
  }

  private boolean uses(Technique technique) {
    return techniques.contains(technique);
  }

  private boolean isLibrary(Node node) {
    return libraries.computeIfAbsent(node.method.getDeclaringClass(), this::isLibrary);
  }

  private boolean isLibrary(IClass type) {
    if (program.origin(type) != Origin.APPLICATION) {
      return true;
    }
    String name = type.getName().toString().substring(1).replace('/', '.');
    return asLibrary.stream().anyMatch(pattern -> pattern.matches(name));
  }

  private static boolean isLocked(Protection protection, Guards guards, Race race) {
    return protection.isCommon(race.one(), race.other(), race.object()) || guards.keepApart(race);
  }
}
