// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.model.options.Glob;
import java.util.List;

/**
 * Tells third-party classes from the application's.
 *
 * <p>In doubt a class is the application's: a finding that does not fail a build, and should, is
 * worse than one more line in a report.
 */
final class ThirdParty {
  private final Glob[] application;
  private final RunningProgram program;
  private final String family;

  /**
   * @param application patterns for the names of the application's classes; empty to go by where
   *     classes come from
   */
  ThirdParty(List<String> application, RunningProgram program) {
    this.application = new Glob[application.size()];
    for (int i = 0; i < this.application.length; i++) {
      this.application[i] = new Glob(application.get(i));
    }
    this.program = program;
    this.family = program.family();
  }

  /**
   * The name of the third-party jar that a class comes from; null if it is the application's.
   *
   * @param location where it was loaded from, as a URL; null if unknown
   */
  String jar(String className, String location) {
    if (application.length > 0) {
      return isNamed(className) ? null : location == null ? "?" : lastPart(location);
    }
    if (location == null || isOfApplication(className, location)) {
      return null;
    }
    return lastPart(location);
  }

  private boolean isNamed(String className) {
    for (Glob glob : application) {
      if (glob.matches(className)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOfApplication(String className, String location) {
    if (!withoutEnd(location).endsWith(".jar") || isJustBuilt(location)) {
      return true;
    }
    if (family != null && className.startsWith(family)) {
      return true;
    }
    boolean isNested = location.contains("!");
    if (isNested || isInRepository(location)) {
      return false;
    }
    // A runner's class path says nothing about whose jars are on it.
    return program.mainClass() == null || location.equals(program.location());
  }

  /** Whether Maven or Gradle has just made the jar. */
  private static boolean isJustBuilt(String location) {
    String folder = location.substring(0, location.lastIndexOf('/') + 1);
    return folder.endsWith("/target/") || folder.endsWith("/build/libs/");
  }

  /** Whether the jar lies where build tools keep what they have fetched. */
  private static boolean isInRepository(String location) {
    if (location.contains("/.gradle/caches/") || location.contains("/.ivy2/")) {
      return true;
    }
    String[] parts = location.split("/");
    if (parts.length < 3) {
      return false;
    }
    String file = parts[parts.length - 1];
    return file.startsWith(parts[parts.length - 3] + "-" + parts[parts.length - 2]);
  }

  /** The name of the jar or folder, also of one inside a jar: {@code app.jar!/lib/pool.jar!/}. */
  private static String lastPart(String location) {
    String path = withoutEnd(location);
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static String withoutEnd(String location) {
    int end = location.length();
    while (end > 0 && (location.charAt(end - 1) == '/' || location.charAt(end - 1) == '!')) {
      end--;
    }
    return location.substring(0, end);
  }
}
