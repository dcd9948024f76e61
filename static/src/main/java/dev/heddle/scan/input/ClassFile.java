// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.classLoader.Module;
import com.ibm.wala.classLoader.ModuleEntry;
import com.ibm.wala.shrike.shrikeCT.ClassReader;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import dev.heddle.model.plan.Plan;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Collections;
import java.util.Iterator;

/**
 * One class file in memory, which WALA sees as a module of one entry: so it reads classes in the
 * order in which they were found, not in that of a hash table.
 */
final class ClassFile implements Module, ModuleEntry {
  private final String name;
  private final String place;
  private final byte[] bytes;

  /**
   * @param name as in the class file, such as {@code java/util/Map$Entry}
   * @param place the jar or folder it was found in, for messages
   */
  ClassFile(String name, String place, byte[] bytes) {
    this.name = name;
    this.place = place;
    this.bytes = bytes;
  }

  /** The name with slashes. */
  String name() {
    return name;
  }

  /** The name with dots. */
  String dottedName() {
    return name.replace('/', '.');
  }

  int checksum() {
    return Plan.checksum(bytes);
  }

  String place() {
    return place;
  }

  ClassReader reader() throws InvalidClassFileException {
    return new ClassReader(bytes);
  }

  @Override
  public Iterator<ModuleEntry> getEntries() {
    return Collections.<ModuleEntry>singleton(this).iterator();
  }

  @Override
  public String getName() {
    return name + ".class";
  }

  @Override
  public String getClassName() {
    return name;
  }

  @Override
  public boolean isClassFile() {
    return true;
  }

  @Override
  public boolean isSourceFile() {
    return false;
  }

  @Override
  public boolean isModuleFile() {
    return false;
  }

  @Override
  public InputStream getInputStream() {
    return new ByteArrayInputStream(bytes);
  }

  @Override
  public Module asModule() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Module getContainer() {
    return this;
  }

  @Override
  public String toString() {
    return dottedName() + " in " + place;
  }
}
