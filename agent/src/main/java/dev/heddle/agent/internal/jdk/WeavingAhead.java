// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.resource.Resources;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.DeflaterOutputStream;

/**
 * Keeps what is woven into the JDK's classes, for {@link WovenAhead}, and prepares the library
 * model. The build starts a JVM with the property {@value #PROPERTY}, which names the jar, and adds
 * the file to that.
 */
final class WeavingAhead {
  /**
   * The build sets it, and nobody else. Should the build itself be checked, by another heddle, then
   * what that one weaves is not meant.
   */
  private static final String PROPERTY = "heddle.weave.ahead";

  /** Beside the jar. */
  private static final String FOLDER = "woven";

  private final Path folder;

  /** In an order that is the same in each build. */
  private final Map<Long, byte[]> records = new TreeMap<>();

  WeavingAhead(Path folder) {
    this.folder = folder;
  }

  /** Null if it is not asked for. */
  static WeavingAhead ifWanted() {
    String jar = System.getProperty(PROPERTY);
    return jar == null || !jar.equals(Resources.jar())
        ? null
        : new WeavingAhead(Path.of(jar).resolveSibling(FOLDER));
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
    int checksum = WovenAhead.checksum(bytes);
    long key = (long) bytes.length << Integer.SIZE | Integer.toUnsignedLong(checksum);
    records.put(key, record(key, woven));
  }

  private static byte[] record(long key, byte[] woven) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    ByteArrayOutputStream record = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
      deflater.write(woven);
      deflater.finish();
      DataOutputStream out = new DataOutputStream(record);
      out.writeLong(key);
      out.writeInt(packed.size());
      out.writeInt(woven.length);
      packed.writeTo(out);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return record.toByteArray();
  }

  synchronized void write() {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    records.values().forEach(all::writeBytes);
    try {
      write(WovenAhead.class, WovenAhead.fileName(), all.toByteArray());
      write(JdkModel.class, JdkModel.PREPARED, JdkModel.prepare());
    } catch (IOException e) {
      throw new IllegalStateException("cannot write what was woven: " + e, e);
    }
  }

  /** Where heddle looks for it, below the folder. What an earlier build has left is removed. */
  private void write(Class<?> beside, String name, byte[] contents) throws IOException {
    Path place = folder.resolve(beside.getPackageName().replace('.', '/'));
    Files.createDirectories(place);
    try (DirectoryStream<Path> earlier = Files.newDirectoryStream(place)) {
      for (Path each : earlier) {
        Files.delete(each);
      }
    }
    Files.write(place.resolve(name), contents);
  }
}
