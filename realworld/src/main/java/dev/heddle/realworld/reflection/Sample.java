// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.reflection;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Which classes of a jar are looked at: one of every so many by name, and all that are unusual. A
 * class is unusual if its file is so old that it has no stack maps and may have subroutines, or so
 * large that it may have methods near the JVM's limits.
 *
 * @param every 1 for all classes
 * @param first how many classes come before the first
 */
record Sample(int every, int first) {
  private static final String SUFFIX = ".class";
  private static final int FIRST_VERSION_WITH_STACK_MAPS = 50;
  private static final int LARGE = 30_000;

  List<String> classNames(Path jar) throws IOException {
    List<String> names = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      List<JarEntry> classes =
          file.stream()
              .filter(entry -> isClass(entry.getName()))
              .sorted(Comparator.comparing(JarEntry::getName))
              .toList();
      for (int i = 0; i < classes.size(); i++) {
        JarEntry entry = classes.get(i);
        if (i % every == first || entry.getSize() > LARGE || isOld(file, entry)) {
          String name = entry.getName();
          names.add(name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'));
        }
      }
    }
    return names;
  }

  private static boolean isClass(String name) {
    return name.endsWith(SUFFIX)
        && !name.startsWith("META-INF")
        && !name.endsWith("module-info.class");
  }

  private static boolean isOld(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream file = jar.getInputStream(entry)) {
      byte[] header = file.readNBytes(8);
      int majorVersion = (header[6] & 0xFF) << 8 | header[7] & 0xFF;
      return majorVersion < FIRST_VERSION_WITH_STACK_MAPS;
    }
  }
}
