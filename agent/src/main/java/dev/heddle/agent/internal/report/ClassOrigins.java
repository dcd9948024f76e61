// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Libraries;
import java.lang.instrument.Instrumentation;
import java.net.URL;
import java.security.CodeSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks up which classes of findings come from third-party jars.
 *
 * <p>Asked once for each class that is in a finding's stack, so that classes which are in none cost
 * nothing. Guarded by the lock of whoever reports.
 */
final class ClassOrigins {
  private final Instrumentation instrumentation;

  /** Null until the first finding: the main class is not loaded before. */
  private ThirdParty thirdParty;

  private final List<String> application;
  private final Set<String> asked = new HashSet<>();

  /**
   * @param application patterns for the names of the application's classes; empty to go by where
   *     classes come from
   */
  ClassOrigins(Instrumentation instrumentation, List<String> application) {
    this.instrumentation = instrumentation;
    this.application = application;
  }

  /** Those of third-party jars among the classes that no earlier finding had. */
  Libraries newIn(Finding finding) {
    Set<String> names = new HashSet<>();
    for (Access access : finding.accesses()) {
      add(access.stack(), names);
      add(access.threadStartedAt(), names);
    }
    return names.isEmpty() ? Libraries.none() : Libraries.of(jars(names));
  }

  private void add(Iterable<Frame> stack, Set<String> names) {
    for (Frame frame : stack) {
      String name = Libraries.writtenName(frame.className());
      if (!frame.isOfJdk() && asked.add(name)) {
        names.add(name);
      }
    }
  }

  private Map<String, String> jars(Set<String> names) {
    Class<?>[] loaded = instrumentation.getAllLoadedClasses();
    if (thirdParty == null) {
      thirdParty = new ThirdParty(application, RunningProgram.of(loaded));
    }
    Map<String, String> jars = new HashMap<>();
    for (Class<?> type : loaded) {
      if (names.contains(type.getName())) {
        String jar = thirdParty.jar(type.getName(), location(type));
        // Of several classes of one name, the application's is the one that must not be missed.
        String other = jars.putIfAbsent(type.getName(), jar == null ? "" : jar);
        if (other != null && jar == null) {
          jars.put(type.getName(), "");
        }
      }
    }
    jars.values().removeIf(String::isEmpty);
    return jars;
  }

  /** Where the class was loaded from; null if its loader does not say. */
  static String location(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    URL url = source == null ? null : source.getLocation();
    return url == null ? null : url.toString();
  }
}
