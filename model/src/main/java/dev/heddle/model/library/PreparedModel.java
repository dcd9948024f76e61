// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A model of which only an index is read, and of its text what is said of classes that somebody
 * asks for. Most runs ask for a tenth of them, at a time when nothing is compiled yet. {@link
 * ModelPreparation} makes the file; all numbers in it have the highest byte first.
 */
final class PreparedModel {
  /** Of a class: there are hooks in it. */
  static final int WOVEN = 1;

  /** Of a class: there are hooks in the classes nested in it. */
  static final int WOVEN_IN_NESTED = 2;

  /** Where the places of the tables stand: of classes, of classes as Java writes them, methods. */
  private static final int CLASSES = 0;

  private static final int WRITTEN_CLASSES = Integer.BYTES;
  private static final int METHODS = 2 * Integer.BYTES;
  static final int HEADER = 3 * Integer.BYTES;

  /** A slot of a table has a hash and where the record is. */
  static final int SLOT = 2 * Integer.BYTES;

  /** A section's place, its length and its line. */
  static final int SECTION = 3 * Integer.BYTES;

  private final byte[] file;

  /** What was read, by the place of its record; guarded by itself, where nothing is read. */
  private final Map<Integer, ClassModel> read = new HashMap<>();

  PreparedModel(byte[] file) {
    this.file = file;
  }

  /** What is said of exactly that class, by internal name; null if nothing is. */
  ClassModel of(String internalName) {
    int record = find(CLASSES, internalName);
    return record == 0 ? null : read(record);
  }

  /**
   * Not under a lock: a class that this needs may be on its way through another thread, which asks
   * here in turn. If two read the same, one is forgotten.
   */
  private ClassModel read(int record) {
    synchronized (read) {
      ClassModel known = read.get(record);
      if (known != null) {
        return known;
      }
    }
    ClassModel made = parsed(record);
    synchronized (read) {
      ClassModel known = read.putIfAbsent(record, made);
      return known == null ? made : known;
    }
  }

  private ClassModel parsed(int record) {
    Map<String, ClassModel> alone = new HashMap<>(2);
    int end = end(record);
    int sections = file[end + 1];
    for (int i = 0; i < sections; i++) {
      int section = end + 2 + i * SECTION;
      int from = number(section);
      Words words = new Words("heddle's model", file, from, from + number(section + 4));
      words.startAt(number(section + 8));
      new ModelParser(words, alone).parse();
    }
    return alone.values().iterator().next();
  }

  /** Whether there are hooks in the class, or a nested one of it, as the flag says. */
  boolean isWoven(String internalName, int flag) {
    return isFlagged(find(CLASSES, internalName), flag);
  }

  /** The same for the name with dots. */
  boolean isWrittenWoven(String name, int flag) {
    return isFlagged(find(WRITTEN_CLASSES, name), flag);
  }

  private boolean isFlagged(int record, int flag) {
    return record != 0 && (file[end(record)] & flag) != 0;
  }

  /** Classes of which lines with effects name a method so, with its parameters. */
  List<ClassModel> withEffectsOf(String method) {
    List<ClassModel> found = new ArrayList<>(0);
    int record = find(METHODS, method);
    if (record != 0) {
      int end = end(record);
      for (int i = 0; i < file[end]; i++) {
        found.add(read(number(end + 1 + i * Integer.BYTES)));
      }
    }
    return found;
  }

  Collection<ClassModel> all() {
    int table = number(CLASSES);
    List<ClassModel> all = new ArrayList<>();
    for (int i = 0; i < number(table); i++) {
      int record = number(table + Integer.BYTES + i * SLOT + Integer.BYTES);
      if (record != 0) {
        all.add(read(record));
      }
    }
    return all;
  }

  /** The record of that name; zero if there is none. */
  private int find(int whichTable, String name) {
    int table = number(whichTable);
    int last = number(table) - 1;
    int hash = name.hashCode();
    for (int index = hash & last; ; index = index + 1 & last) {
      int slot = table + Integer.BYTES + index * SLOT;
      int record = number(slot + Integer.BYTES);
      if (record == 0 || number(slot) == hash && isNamed(record, name)) {
        return record;
      }
    }
  }

  private boolean isNamed(int record, String name) {
    int length = file[record];
    if (length != name.length()) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (file[record + 1 + i] != name.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Where the record's name ends. */
  private int end(int record) {
    return record + 1 + file[record];
  }

  private int number(int at) {
    byte[] bytes = file;
    return bytes[at] << 24
        | (bytes[at + 1] & 0xff) << 16
        | (bytes[at + 2] & 0xff) << 8
        | bytes[at + 3] & 0xff;
  }
}
