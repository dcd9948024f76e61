// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.runtime.AccessCounts;
import dev.heddle.runtime.AccessCounts.Row;
import dev.heddle.runtime.detector.OwnershipStatistics;
import dev.heddle.runtime.detector.OwnershipStatistics.Incident;
import dev.heddle.runtime.detector.OwnershipStatistics.Relation;
import dev.heddle.runtime.detector.OwnershipStatistics.Target;
import java.util.Locale;

/**
 * What {@code stats} says at exit: Tables 2 to 5 of "Object Race Detection" (von Praun and Gross,
 * OOPSLA 2001) for this run.
 */
public final class Statistics {
  private static OwnershipStatistics protocol;

  private final StringBuilder text = new StringBuilder();

  /** What shares are of. */
  private long total = AccessCounts.total();

  private Statistics() {}

  /** The counts that a detector is to keep; from now on there is something to say. */
  public static OwnershipStatistics start() {
    protocol = new OwnershipStatistics();
    return protocol;
  }

  /** Null if nobody has asked for it. */
  static String text() {
    return protocol == null ? null : new Statistics().tables();
  }

  private String tables() {
    heading("accesses by code, in percent of " + total);
    share("field, final", AccessCounts.of(Row.FIELD_FINAL));
    share("field, volatile", AccessCounts.of(Row.FIELD_VOLATILE));
    share("field, static", AccessCounts.of(Row.FIELD_STATIC));
    share("field, this", AccessCounts.of(Row.FIELD_THIS));
    share("field, thread-local", 0);
    share("field, object-local", 0);
    share("field, other", AccessCounts.of(Row.FIELD_OTHER));
    share("array, thread-local", 0);
    share("array, object-local", 0);
    share("array, other reftype", AccessCounts.of(Row.ARRAY_OF_REFERENCES));
    share("array, other primetype", AccessCounts.of(Row.ARRAY_OF_PRIMITIVES));
    share("method, static", AccessCounts.of(Row.METHOD_STATIC));
    share("method, this", AccessCounts.of(Row.METHOD_THIS));
    share("method, thread-local", 0);
    share("method, object-local", 0);
    share("method, other", AccessCounts.of(Row.METHOD_OTHER));
    share("total instrumented", total - notInstrumented());
    text.append("  (thread-local and object-local need a static analysis: they count as other)\n");
    heading("object access protocol");
    for (Incident incident : Incident.values()) {
      line(word(incident), Long.toString(protocol.incidents(incident)));
    }
    relations();
    heading("objects and ownership states reached");
    line("virgin+excl.", Long.toString(protocol.objects()));
    line("exclusive2", Long.toString(protocol.reachedExclusive2()));
    line("shared", Long.toString(protocol.reachedShared()));
    line("conflict", Long.toString(protocol.reachedConflict()));
    return text.toString();
  }

  private void relations() {
    // More than the code shows: calls that the JDK makes, elements that it copies, its own objects.
    total = notInstrumented();
    for (Relation relation : Relation.values()) {
      for (Target target : Target.values()) {
        total += protocol.accesses(relation, target);
      }
    }
    heading("accesses by ownership, in percent of " + total);
    share("not instr., field", fieldsNotInstrumented());
    share("not instr., array", 0);
    share("not instr., method", AccessCounts.of(Row.METHOD_THIS));
    for (Relation relation : Relation.values()) {
      for (Target target : Target.values()) {
        share(word(relation) + ", " + word(target), protocol.accesses(relation, target));
      }
    }
  }

  private static long fieldsNotInstrumented() {
    return AccessCounts.of(Row.FIELD_FINAL)
        + AccessCounts.of(Row.FIELD_VOLATILE)
        + AccessCounts.of(Row.FIELD_THIS);
  }

  private static long notInstrumented() {
    return fieldsNotInstrumented() + AccessCounts.of(Row.METHOD_THIS);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private void heading(String title) {
    text.append("heddle: ").append(title).append('\n');
  }

  private void share(String row, long count) {
    double percent = total == 0 ? 0 : 100.0 * count / total;
    line(row, percent < 0.05 ? "-" : String.format(Locale.ROOT, "%.1f", percent));
  }

  private void line(String row, String value) {
    text.append(String.format(Locale.ROOT, "  %-24s %12s%n", row, value));
  }
}
