// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.resource;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads the files that lie beside heddle's classes. In a checked JVM the boot loader is not asked
 * for them: it would open the jar once more, and keep the directory of its thousands of entries in
 * the program's heap for good.
 */
public final class Resources {
  private static volatile String[] jars = {};
  private static volatile String ownJar;

  private Resources() {}

  /**
   * From now on they are read from the first of these files that has them; only then from where the
   * class loader finds them.
   */
  public static void lookIn(String... files) {
    jars = files;
  }

  /** The file that had them; null if none was read, or if they come from a class loader. */
  public static String jar() {
    return ownJar;
  }

  /** The file of that name in the package of the class. */
  public static byte[] read(Class<?> beside, String name) {
    return read(beside, name, name).get(0);
  }

  /** The same for a file that may be missing; null then. */
  public static byte[] readIfThere(Class<?> beside, String name) {
    return inJar(beside, name).get(name);
  }

  /**
   * Files in the package of the class, together faster than one by one.
   *
   * @param ending how the names of all of them end
   */
  public static List<byte[]> read(Class<?> beside, String ending, String... names) {
    Map<String, byte[]> inJar = inJar(beside, ending);
    List<byte[]> files = new ArrayList<>(names.length);
    for (String name : names) {
      byte[] contents = inJar.get(name);
      files.add(contents == null ? byLoader(beside, name) : contents);
    }
    return files;
  }

  private static byte[] byLoader(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("heddle.jar is damaged: " + name + " is missing in it");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("heddle.jar is damaged: " + name + " cannot be read", e);
    }
  }

  private static Map<String, byte[]> inJar(Class<?> beside, String ending) {
    String folder = beside.getPackageName().replace('.', '/').concat("/");
    for (String jar : jars) {
      try {
        Map<String, byte[]> files = JarFolder.read(new File(jar), folder, ending);
        if (!files.isEmpty()) {
          ownJar = jar;
          return files;
        }
      } catch (IOException e) {
        // Others may have them.
      }
    }
    return Map.of();
  }
}
