// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.LibraryModel;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.DeflaterOutputStream;

/**
 * Keeps what is woven into the JDK's classes, for {@link WovenAhead}. The build starts a JVM with
 * the property {@value #PROPERTY}, and puts the file into heddle.jar.
 */
final class WeavingAhead {
  /** The folder to write to; the build sets it, and nobody else. */
  private static final String PROPERTY = "heddle.weave.ahead";

  private final Path folder;
  private final ByteArrayOutputStream records = new ByteArrayOutputStream();

  WeavingAhead(Path folder) {
    this.folder = folder;
  }

  /** Null if it is not asked for. */
  static WeavingAhead ifWanted() {
    String folder = System.getProperty(PROPERTY);
    return folder == null ? null : new WeavingAhead(Path.of(folder));
  }

  /** Lets the classes be woven that have hooks but are not loaded yet. */
  void loadOthers(LibraryModel model) {
    for (ClassModel entry : model.classes()) {
      if (entry.woven()) {
        load(entry.name().replace('/', '.'));
      }
    }
  }

  private static void load(String name) {
    try {
      for (Class<?> nested : Class.forName(name, false, null).getDeclaredClasses()) {
        load(nested.getName());
      }
    } catch (ClassNotFoundException | LinkageError e) {
      // Another JDK has it, or it is not the boot loader's.
    }
  }

  /** Classes are loaded on several threads. */
  synchronized void add(byte[] bytes, byte[] woven) {
    try {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
        deflater.write(woven);
      }
      DataOutputStream out = new DataOutputStream(records);
      out.writeInt(bytes.length);
      out.writeInt(WovenAhead.checksum(bytes));
      out.writeInt(packed.size());
      out.writeInt(woven.length);
      packed.writeTo(out);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where heddle looks for it, below the folder. */
  synchronized void write() {
    Path place = folder.resolve(WovenAhead.class.getPackageName().replace('.', '/'));
    try {
      Files.createDirectories(place);
      Files.write(place.resolve(WovenAhead.fileName()), records.toByteArray());
    } catch (IOException e) {
      throw new IllegalStateException("cannot write what was woven: " + e, e);
    }
  }
}
