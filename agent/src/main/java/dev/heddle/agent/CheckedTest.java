// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.finding.Finding;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import dev.heddle.runtime.Findings;
import dev.heddle.runtime.Quietly;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A test that runs in this JVM, as a test framework tells of it, and what was found in its threads.
 *
 * <p>A thread belongs to the test whose thread has started it. What is found in a thread that
 * belongs to no running test, such as a pool's, counts for all tests that run at that time.
 *
 * <p>Test frameworks call this class by its name, so its methods take and return the JDK's types
 * only, and change only as public interface does. Nothing here orders the threads of the program:
 * the thread's hooks are quiet meanwhile.
 */
public final class CheckedTest {
  private static final InheritableThreadLocal<CheckedTest> OWN = new InheritableThreadLocal<>();

  /** Guarded by this class, as are all findings. */
  private static final Set<CheckedTest> running = new LinkedHashSet<>();

  /** Null until somebody decides: then all are told. */
  private static FindingChoice choice;

  private final String name;
  private final Map<String, Seen> findings = new LinkedHashMap<>();

  private CheckedTest(String name) {
    this.name = name;
  }

  /** Leaves out what the user does not want to hear of. */
  public interface FindingChoice {
    List<Finding> wanted(List<Finding> findings);
  }

  /** How a finding came to a test. */
  private record Seen(Finding finding, boolean isNew, List<String> others) {}

  /** Who decides from now on which findings are told. */
  public static synchronized void chooseBy(FindingChoice newChoice) {
    choice = newChoice;
  }

  /** The running thread begins a test, which its {@link #end} must follow. */
  public static CheckedTest begin(String name) {
    CheckedTest test = new CheckedTest(name);
    Quietly.run(test::begin);
    return test;
  }

  private void begin() {
    synchronized (CheckedTest.class) {
      running.add(this);
    }
    OWN.set(this);
  }

  /** Ends the test; gives back what was found in it, as text. */
  public List<String> end() {
    Findings.judgeSoFar();
    return Quietly.get(this::remove);
  }

  private List<String> remove() {
    OWN.remove();
    synchronized (CheckedTest.class) {
      running.remove(this);
      return texts();
    }
  }

  private List<String> texts() {
    List<Finding> all = new ArrayList<>();
    for (Seen seen : findings.values()) {
      all.add(seen.finding());
    }
    List<String> texts = new ArrayList<>();
    for (Finding finding : choice == null ? all : choice.wanted(all)) {
      texts.add(text(findings.get(finding.id())));
    }
    return texts;
  }

  private static String text(Seen seen) {
    StringBuilder text = new StringBuilder(TextReport.of(seen.finding(), Paint.NONE));
    if (!seen.isNew()) {
      text.append("It was found before this test; the stacks are those of the first time.\n");
    }
    if (!seen.others().isEmpty()) {
      text.append("The thread belongs to none of the tests that were running; others were: ")
          .append(String.join(", ", seen.others()))
          .append(".\n");
    }
    return text.toString();
  }

  /**
   * The running thread has made an access that completes a finding.
   *
   * @param isNew whether it is seen for the first time in this JVM
   */
  public static void occurred(Finding finding, boolean isNew) {
    CheckedTest own = OWN.get();
    synchronized (CheckedTest.class) {
      if (own != null && running.contains(own)) {
        own.add(new Seen(finding, isNew, List.of()));
        return;
      }
      for (CheckedTest test : running) {
        List<String> others = new ArrayList<>();
        for (CheckedTest other : running) {
          if (other != test) {
            others.add(other.name);
          }
        }
        test.add(new Seen(finding, isNew, others));
      }
    }
  }

  private void add(Seen seen) {
    findings.merge(
        seen.finding().id(), seen, (first, second) -> first.others().isEmpty() ? first : second);
  }
}
