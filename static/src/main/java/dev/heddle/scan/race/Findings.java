// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IField;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.TypeReference;
import dev.heddle.model.finding.Access.Operation;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.lock.Protection;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes findings of races: one for each subject and pair of places. */
public final class Findings {
  private static final String DETECTOR = "scan";

  private final CallGraph graph;
  private final Protection protection;
  private final Guards guards;
  private final Ways ways;
  private final Map<String, Finding> findings = new LinkedHashMap<>();
  private final Map<String, InsideRaces> inside = new HashMap<>();
  private final Map<Pair, String> ids = new HashMap<>();

  private record Place(IMethod method, int instruction, boolean writes) {}

  record Pair(Subject subject, Place one, Place other) {}

  public Findings(CallGraph graph, Protection protection, Guards guards) {
    this.graph = graph;
    this.protection = protection;
    this.guards = guards;
    this.ways = new Ways(graph.program);
  }

  public List<Finding> all() {
    List<Finding> all = new ArrayList<>();
    for (Finding finding : findings.values()) {
      InsideRaces races = inside.get(finding.id());
      all.add(races == null ? finding : finding.standingFor(races.toInside(this::describe)));
    }
    return all;
  }

  /** Adds a race of the application, which may be one that is inside a library. */
  public void add(Race race, Race innermost) {
    String id = add(race);
    if (race != innermost) {
      inside
          .computeIfAbsent(id, key -> new InsideRaces())
          .add(pair(innermost), new InsideRaces.Bubbled(innermost, race));
    }
  }

  private Inside.Race describe(InsideRaces.Bubbled race) {
    Race inner = race.inside();
    Race outer = race.application();
    return new Inside.Race(
        subject(inner),
        List.of(
            access(inner.one(), ways.to(inner.one(), outer.one())),
            access(inner.other(), ways.to(inner.other(), outer.other()))));
  }

  /** Returns the finding's id. */
  private String add(Race race) {
    Pair pair = pair(race);
    String known = ids.get(pair);
    if (known != null) {
      return known;
    }
    Finding finding = finding(race);
    ids.put(pair, finding.id());
    findings.merge(
        finding.id(), finding, (first, same) -> first.withOccurrences(first.occurrences() + 1));
    return finding.id();
  }

  private Finding finding(Race race) {
    return Finding.race(
            DETECTOR,
            Finding.Evidence.STATIC,
            subject(race),
            List.of(
                access(race.one(), ways.to(race.one())),
                access(race.other(), ways.to(race.other()))),
            how(race))
        .about(object(race.object()));
  }

  private static Pair pair(Race race) {
    return new Pair(subject(race), place(race.one()), place(race.other()));
  }

  /** The object by the place that makes it; null if there is none. */
  private SharedObject object(AbstractObject object) {
    if (object.creator == null || object.type == null) {
      return null;
    }
    Frame made = graph.program.place(object.creator.method, object.instruction, object.creator.ir);
    return new SharedObject(
        name(object.type.getReference()), SharedObject.Origin.MADE, List.of(made));
  }

  private static Place place(Access access) {
    return new Place(access.node().method, access.instruction(), access.writes());
  }

  private String how(Race race) {
    boolean isLoop = race.one().thread().spawn == race.other().thread().spawn;
    return (isLoop
            ? ", which can run at the same time, with no lock in common"
            : " with nothing that orders the two and no lock in common")
        + guards.broken(race)
        + ".";
  }

  private static Subject subject(Race race) {
    if (race.one().field() instanceof Access.Field field) {
      IField of = field.field();
      return Subject.field(name(of.getDeclaringClass().getReference()), of.getName().toString());
    }
    String type = race.object().type == null ? "?" : name(race.object().type.getReference());
    return race.one().field() instanceof Access.Element
        ? Subject.array(type, null)
        : Subject.library(type, null);
  }

  private static String name(TypeReference type) {
    if (type.isArrayType()) {
      return name(type.getArrayElementType()) + "[]";
    }
    if (type.isPrimitiveType()) {
      return Primitives.name(type);
    }
    return type.getName().toString().substring(1).replace('/', '.');
  }

  private dev.heddle.model.finding.Access access(Access access, List<Frame> stack) {
    AbstractThread thread = access.thread();
    return new dev.heddle.model.finding.Access(
        access.writes() ? Operation.WRITE : Operation.READ,
        threadName(thread),
        startedAt(thread),
        locks(access),
        stack);
  }

  private String threadName(AbstractThread thread) {
    if (thread.isMain()) {
      return "main";
    }
    if (thread.spawn.method == null) {
      boolean isCaller = thread.spawn.kind == Spawn.Kind.CALLERS;
      return !isCaller
          ? "thread of a library"
          : thread.side == Side.ALPHA ? "a caller" : "another caller";
    }
    Frame frame = startedAt(thread).get(0);
    String place = frame.file() + ":" + frame.line();
    String side = thread.side == Side.ALPHA ? "" : ", another";
    return switch (thread.spawn.kind) {
      case LOOP -> "iteration of the loop at " + place + side;
      default -> "thread started at " + place + side;
    };
  }

  private List<Frame> startedAt(AbstractThread thread) {
    if (thread.spawn.method == null) {
      return List.of();
    }
    return List.of(
        graph.program.place(
            thread.spawn.method, thread.spawn.instruction, graph.program.ir(thread.spawn.method)));
  }

  private List<String> locks(Access access) {
    List<String> names = new ArrayList<>();
    for (AbstractObject lock : protection.locks(access)) {
      names.add(describe(lock));
    }
    return names;
  }

  private String describe(AbstractObject object) {
    if (object.text != null) {
      return "\"" + object.text + "\"";
    }
    String name = object.type == null ? "a lock" : name(object.type.getReference());
    if (object.kind == AbstractObject.Kind.CLASS) {
      return name + ".class";
    }
    if (object.creator == null) {
      return name;
    }
    Frame made = graph.program.place(object.creator.method, object.instruction, object.creator.ir);
    return name + " (" + made.file() + ":" + made.line() + ")";
  }
}
