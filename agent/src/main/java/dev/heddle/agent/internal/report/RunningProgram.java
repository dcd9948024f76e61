// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * What this JVM was started with.
 *
 * @param location where the main class comes from, as a URL; null if unknown
 * @param mainClass the class whose main method is the program's; null if that is unknown, or if the
 *     JVM's main class runs code of others, as test runners do
 */
record RunningProgram(String location, String mainClass) {
  /** Spring Boot's launcher runs this class of the jar. */
  private static final Attributes.Name START_CLASS = new Attributes.Name("Start-Class");

  /** Packages whose main classes run the code of others. */
  private static final String[] RUNNERS = {
    "org.junit.",
    "org.testng.",
    "org.apache.maven.",
    "org.codehaus.plexus.",
    "org.gradle.",
    "worker.org.gradle.",
    "org.springframework.boot.loader.",
    "com.intellij.",
    "org.eclipse."
  };

  private static final RunningProgram UNKNOWN = new RunningProgram(null, null);

  RunningProgram {
    for (String runner : RUNNERS) {
      if (mainClass != null && mainClass.startsWith(runner)) {
        mainClass = null;
      }
    }
  }

  static RunningProgram of(Class<?>[] loaded) {
    String first = System.getProperty("sun.java.command", "").split(" ", 2)[0];
    if (first.endsWith(".jar")) {
      return ofJar(System.getProperty("java.class.path", first));
    }
    // With modules it is MODULE/CLASS.
    String name = first.substring(first.indexOf('/') + 1);
    for (Class<?> type : loaded) {
      if (type.getName().equals(name)
          && type.getClassLoader() == ClassLoader.getSystemClassLoader()) {
        return new RunningProgram(ClassOrigins.location(type), name);
      }
    }
    return UNKNOWN;
  }

  static RunningProgram ofJar(String file) {
    try (JarFile jar = new JarFile(file)) {
      String location = Path.of(file).toUri().toURL().toString();
      Manifest manifest = jar.getManifest();
      if (manifest == null) {
        return new RunningProgram(location, null);
      }
      String started = manifest.getMainAttributes().getValue(START_CLASS);
      String main = manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
      return new RunningProgram(location, started != null ? started : main);
    } catch (IOException | InvalidPathException e) {
      return UNKNOWN;
    }
  }

  /**
   * The first two parts of the main class's package, such as {@code com.acme.}; null if unknown.
   */
  String family() {
    if (mainClass == null) {
      return null;
    }
    int first = mainClass.indexOf('.');
    int second = mainClass.indexOf('.', first + 1);
    return second < 0 ? null : mainClass.substring(0, second + 1);
  }
}
