// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.plan;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * Fields that only one thread ever accesses in an object, and the classes in which that was proved.
 * A class is what was scanned only if its class file has the same checksum. Names have dots.
 */
public final class Plan {
  private final Map<String, Integer> checksums = new TreeMap<>();
  private final Map<String, Map<String, String>> unshared = new TreeMap<>();

  /** Notes a class that was scanned. */
  public void addClass(String name, int checksum) {
    checksums.put(name, checksum);
  }

  /**
   * Notes a field that needs no check.
   *
   * @param reason why, for people
   */
  public void addUnshared(String className, String field, String reason) {
    Map<String, String> fields = unshared.get(className);
    if (fields == null) {
      fields = new TreeMap<>();
      unshared.put(className, fields);
    }
    fields.put(field, reason);
  }

  public boolean hasClass(String name) {
    return checksums.containsKey(name);
  }

  /** Whether the class file is the one that was scanned. */
  public boolean isScanned(String className, byte[] classFile) {
    Integer checksum = checksums.get(className);
    return checksum != null && checksum == checksum(classFile);
  }

  /** Whether it was proved of the class that was scanned. */
  public boolean isUnshared(String className, String field) {
    return unshared(className).containsKey(field);
  }

  /** The fields of a class that need no check, with the reasons. */
  public Map<String, String> unshared(String className) {
    return unshared.getOrDefault(className, Collections.<String, String>emptyMap());
  }

  /** All classes that were scanned, with their checksums. */
  public Map<String, Integer> classes() {
    return Collections.unmodifiableMap(checksums);
  }

  /** How many fields need no check. */
  public int size() {
    int size = 0;
    for (Map<String, String> fields : unshared.values()) {
      size += fields.size();
    }
    return size;
  }

  public static int checksum(byte[] classFile) {
    CRC32 crc = new CRC32();
    crc.update(classFile);
    return (int) crc.getValue();
  }
}
