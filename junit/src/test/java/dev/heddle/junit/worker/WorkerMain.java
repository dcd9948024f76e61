// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.worker;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Stands in for the JVM in which Gradle runs tests: a main class with next to nothing on its class
 * path, which is told on standard input what to load, and loads it with a loader of its own that
 * knows nothing of this class.
 */
public final class WorkerMain {
  private WorkerMain() {}

  public static void main(String[] arguments) throws Exception {
    List<URL> urls = new ArrayList<>();
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      urls.add(Path.of(line).toUri().toURL());
    }
    ClassLoader loader =
        new URLClassLoader("tests", urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    Thread worker = new Thread(() -> runTests(loader, arguments), "Test worker");
    worker.setContextClassLoader(loader);
    worker.start();
    worker.join();
  }

  private static void runTests(ClassLoader loader, String[] arguments) {
    try {
      Class<?> tests = Class.forName("dev.heddle.junit.worker.WorkerTests", true, loader);
      tests.getMethod("run", String[].class).invoke(null, (Object) arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
