// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import jdk.internal.misc.VM;

/**
 * Reads from heddle.jar without asking the boot loader for resources: it would keep the jar open,
 * and the directory of its thousands of entries in the program's heap, for good.
 */
final class OwnJar {
  /** The JVM's own list of the jars that agents have added to the boot class path. */
  private static final String BOOT_JARS = "jdk.boot.class.path.append";

  private static final String DIRECTORY =
      JdkModel.class.getPackageName().replace('.', '/').concat("/");

  private OwnJar() {}

  /** What the JDK promises; from the boot loader after all if the jar cannot be found. */
  static LibraryModel libraryModel() {
    try (ZipFile jar = open()) {
      if (jar != null) {
        return JdkModel.load(file -> stream(jar, file));
      }
    } catch (IOException e) {
      // The boot loader may know better.
    }
    return JdkModel.load();
  }

  private static InputStream stream(ZipFile jar, String file) throws IOException {
    ZipEntry entry = jar.getEntry(DIRECTORY + file);
    return entry == null ? null : jar.getInputStream(entry);
  }

  /** The first jar on the boot class path that holds heddle, as the boot loader would find it. */
  private static ZipFile open() throws IOException {
    String jars = VM.getSavedProperty(BOOT_JARS);
    if (jars == null) {
      return null;
    }
    String self = OwnJar.class.getName().replace('.', '/').concat(".class");
    for (String name : jars.split(File.pathSeparator)) {
      File file = new File(name);
      if (!name.isEmpty() && file.isFile()) {
        ZipFile jar = new ZipFile(file);
        if (jar.getEntry(self) != null) {
          return jar;
        }
        jar.close();
      }
    }
    return null;
  }
}
