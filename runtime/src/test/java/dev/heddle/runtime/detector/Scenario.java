// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.RaceFinding;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.event.Section;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A run, written down event by event, under one detector:
 *
 * <pre>
 * Scenario scenario = new Scenario(Racer::new);
 * scenario.thread("main").write("x").start("worker");
 * scenario.thread("worker").lock("l").read("x").unlock("l");
 * </pre>
 *
 * A variable is a field of an object, {@code account.balance}, or a static field, {@code x}. States
 * are kept for each variable or object, as the detector's granularity says. Each event stands in a
 * line of its own, counted from 1, unless {@link ScriptedThread#at} says otherwise.
 */
final class Scenario implements Reports {
  final Detector detector;
  private final Map<String, ScriptedThread> threads = new HashMap<>();
  private final Map<String, ScriptedLock> locks = new HashMap<>();
  private final Map<String, Channel> channels = new HashMap<>();
  private final Map<String, Section> sections = new HashMap<>();
  private final Map<String, Location> locations = new HashMap<>();
  private final Map<String, Object> states = new HashMap<>();
  private final List<Race> races = new ArrayList<>();
  private int line;
  private int kept;

  /** A race as the detector has reported it; {@link #toString} is what tests compare. */
  record Race(
      Finding.Evidence evidence, MemoryAccess later, List<MemoryAccess> earlier, String message) {
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder(name(later)).append(": ").append(text(later));
      for (MemoryAccess each : earlier) {
        text.append(" / ").append(text(each));
      }
      return text.toString();
    }

    private static String text(MemoryAccess access) {
      String operation = access.writes ? " writes at " : " reads at ";
      return access.actor.name() + operation + access.place.key();
    }
  }

  Scenario(Function<Reports, Detector> constructor) {
    detector = constructor.apply(this);
  }

  ScriptedThread thread(String name) {
    return threads.computeIfAbsent(name, key -> new ScriptedThread(this, key, threads.size() + 1));
  }

  ScriptedLock lock(String name) {
    return locks.computeIfAbsent(name, key -> new ScriptedLock(key, locks.size() + 1));
  }

  Channel channel(String name) {
    return channels.computeIfAbsent(name, key -> new Channel());
  }

  Section section(String name) {
    return sections.computeIfAbsent(name, key -> new Section());
  }

  /** The engine has learned whether a section's reads count. */
  void resolve(String section, boolean counts) {
    detector.resolved(section(section), counts);
  }

  Location location(String variable) {
    return locations.computeIfAbsent(
        variable,
        key -> {
          int dot = key.indexOf('.');
          String owner = dot < 0 ? "Script" : key.substring(0, dot);
          Subject subject = Subject.field(owner, key.substring(dot + 1));
          return () -> subject;
        });
  }

  int nextLine() {
    return ++line;
  }

  void access(String variable, MemoryAccess access) {
    String key = key(variable);
    Object before = states.get(key);
    boolean isKept = isKept(before, access);
    int reported = races.size();
    Object after = access.writes ? detector.write(before, access) : detector.read(before, access);
    if (isKept) {
      assertThat(after).isSameAs(before);
      assertThat(races).hasSize(reported);
      kept++;
    }
    if (before != null && detector.owner(before) == access.actor && access.flags() == 0) {
      assertThat(detector.owner(after)).isSameAs(access.actor);
      assertThat(races).hasSize(reported);
    }
    states.put(key, after);
  }

  private boolean isKept(Object state, MemoryAccess access) {
    boolean isPlain = access.flags() == 0 && access.section == null;
    return state != null
        && isPlain
        && detector.keeps(state, access.actor, access.writes, access.locks, access.key());
  }

  /**
   * Two threads access a variable again and again under a lock, and then one of them without: a
   * race. Of so many accesses the detector knows beforehand that they change nothing.
   */
  void assertKept(int expected) {
    thread("first").lock("l").at(1).write("y").at(1).write("y").unlock("l");
    assertThat(kept).isEqualTo(1);
    for (int i = 0; i < 3; i++) {
      thread("first").lock("l").at(1).write("y").unlock("l");
      thread("second").lock("k").lock("l").at(2).read("y").unlock("l").unlock("k");
    }
    assertThat(kept).isEqualTo(expected);
    thread("second").lock("k").at(2).read("y").unlock("k");
    assertThat(kept).isEqualTo(expected);
    assertThat(races).hasSize(1);
  }

  /** What the detector keeps for a variable, or for the object that it is in. */
  Object state(String variable) {
    return states.get(key(variable));
  }

  private String key(String variable) {
    int dot = variable.indexOf('.');
    return detector.granularity() == Granularity.OBJECT && dot >= 0
        ? variable.substring(0, dot)
        : variable;
  }

  @Override
  public void race(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how) {
    Finding finding = RaceFinding.of(by, evidence, later, earlier, how);
    races.add(new Race(evidence, later, earlier, finding.message()));
  }

  @Override
  public void found(Finding finding) {
    throw new AssertionError(finding);
  }

  /** What was reported, in that order. */
  List<Race> races() {
    return races;
  }

  /** The same as text, one line each. */
  List<String> texts() {
    return races.stream().map(Race::toString).toList();
  }

  /** The variables that something was reported about. */
  Set<String> racyVariables() {
    Set<String> racy = new TreeSet<>();
    for (Race race : races) {
      racy.add(name(race.later));
    }
    return racy;
  }

  private static String name(MemoryAccess access) {
    Subject subject = access.location.subject();
    boolean isStatic = subject.className().equals("Script");
    return isStatic ? subject.name() : subject.className() + "." + subject.name();
  }
}
