// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which of the classes in a report's stacks come from third-party jars. */
public final class Libraries {
  /** Names of jars by names of classes. */
  private final Map<String, String> jars;

  private Libraries(Map<String, String> jars) {
    this.jars = jars;
  }

  /**
   * @param jars the name of the jar for each class that comes from one
   */
  public static Libraries of(Map<String, String> jars) {
    return new Libraries(new TreeMap<>(jars));
  }

  /** All classes are the application's, as far as is known. */
  public static Libraries none() {
    return new Libraries(Map.of());
  }

  /** What this and the other know; where they differ, this holds. */
  public Libraries and(Libraries other) {
    Map<String, String> all = new TreeMap<>(other.jars);
    all.putAll(jars);
    return new Libraries(all);
  }

  /** The third-party jar that has the class; null if it is the application's or the JDK's. */
  public String jarOf(String className) {
    return jars.get(writtenName(className));
  }

  /** The class that the code was written in: hidden classes have names that no jar knows. */
  public static String writtenName(String className) {
    int slash = className.indexOf('/');
    int lambda = className.indexOf("$$Lambda");
    int end = lambda >= 0 ? lambda : slash;
    return end < 0 ? className : className.substring(0, end);
  }

  /**
   * Whether a finding lies wholly inside third-party jars: each of its accesses is made by code
   * from such a jar, whoever called that code.
   */
  public boolean contain(Finding finding) {
    for (Access access : finding.accesses()) {
      List<Frame> stack = Frame.ofProgram(access.stack());
      if (stack.isEmpty() || jarOf(stack.get(0).className()) == null) {
        return false;
      }
    }
    return true;
  }

  public boolean isEmpty() {
    return jars.isEmpty();
  }

  /** The classes of each jar. */
  public Map<String, SortedSet<String>> byJar() {
    Map<String, SortedSet<String>> classes = new TreeMap<>();
    jars.forEach((name, jar) -> classes.computeIfAbsent(jar, key -> new TreeSet<>()).add(name));
    return classes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Libraries libraries && jars.equals(libraries.jars);
  }

  @Override
  public int hashCode() {
    return jars.hashCode();
  }

  @Override
  public String toString() {
    return byJar().toString();
  }
}
