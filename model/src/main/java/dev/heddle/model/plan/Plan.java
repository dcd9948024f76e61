// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.plan;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * Fields that only one thread ever accesses in an object, also those of which that holds in some
 * methods only, and the classes in which that was proved. A class is what was scanned only if its
 * class file has the same checksum. Names have dots.
 */
public final class Plan {
  private final Map<String, Integer> checksums = new TreeMap<>();
  private final Map<String, Map<String, String>> unshared = new TreeMap<>();
  private final Map<String, Map<Site, String>> unsharedAt = new TreeMap<>();

  /**
   * Where a method accesses a field in objects that only one thread ever accesses, though other
   * methods may have others.
   *
   * @param method name and descriptor, in the class that the sites are of
   * @param owner the class that declares the field
   */
  public record Site(String method, String owner, String field) implements Comparable<Site> {
    @Override
    public int compareTo(Site other) {
      return toString().compareTo(other.toString());
    }

    /** As a plan writes it. */
    @Override
    public String toString() {
      return owner + "." + field + " in " + method;
    }
  }

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

  /**
   * Notes that accesses in a method of the class need no check.
   *
   * @param reason why, for people
   */
  public void addUnsharedAt(String className, Site site, String reason) {
    Map<Site, String> sites = unsharedAt.get(className);
    if (sites == null) {
      sites = new TreeMap<>();
      unsharedAt.put(className, sites);
    }
    sites.put(site, reason);
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

  /** Whether the method's accesses to the field need no check, nor any others. */
  public boolean isUnsharedAt(String className, Site site) {
    return isUnshared(site.owner(), site.field()) || unsharedAt(className).containsKey(site);
  }

  /** The accesses in methods of a class that need no check, with the reasons. */
  public Map<Site, String> unsharedAt(String className) {
    return unsharedAt.getOrDefault(className, Collections.<Site, String>emptyMap());
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

  /** In how many methods accesses to a field need no check although some elsewhere do. */
  public int sites() {
    int sites = 0;
    for (Map<Site, String> each : unsharedAt.values()) {
      sites += each.size();
    }
    return sites;
  }

  public static int checksum(byte[] classFile) {
    CRC32 crc = new CRC32();
    crc.update(classFile);
    return (int) crc.getValue();
  }
}
