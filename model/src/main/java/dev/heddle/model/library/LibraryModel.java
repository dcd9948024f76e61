// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What libraries promise, by class. Built once at start-up, read by many threads from then on. */
public final class LibraryModel {
  private final Map<String, ClassModel> classes;

  /** What is read when somebody asks for it; null if everything is in the map. */
  private PreparedModel prepared;

  private LibraryModel(Map<String, ClassModel> classes, PreparedModel prepared) {
    this.classes = classes;
    this.prepared = prepared;
  }

  /**
   * Reads one file of the text format.
   *
   * @param name the file's name, for messages
   * @throws ModelSyntaxException if a line cannot be understood
   */
  public static LibraryModel parse(String name, String text) {
    LibraryModel model = new LibraryModel(new HashMap<>(), null);
    model.add(name, text.getBytes(StandardCharsets.UTF_8));
    return model;
  }

  /** A model that is read only in part. */
  static LibraryModel prepared(byte[] file) {
    return new LibraryModel(new HashMap<>(), new PreparedModel(file));
  }

  /** Adds what one more file says, in UTF-8. */
  void add(String name, byte[] text) {
    new ModelParser(new Words(name, text), classes).parse();
  }

  /** Both models together; neither is to be used on its own from then on. */
  public LibraryModel merge(LibraryModel other) {
    readAll();
    for (ClassModel added : other.classes()) {
      ClassModel known = classes.get(added.name());
      if (known == null) {
        classes.put(added.name(), added);
      } else {
        known.add(added);
      }
    }
    return this;
  }

  private void readAll() {
    if (prepared != null) {
      for (ClassModel each : prepared.all()) {
        classes.put(each.name(), each);
      }
      prepared = null;
    }
  }

  public Collection<ClassModel> classes() {
    return prepared != null ? prepared.all() : classes.values();
  }

  /** What is said of exactly that class, by internal name; null if nothing is. */
  public ClassModel of(String internalName) {
    return prepared != null ? prepared.of(internalName) : classes.get(internalName);
  }

  /** The class around a nested one if what is said of it holds for nested classes; else null. */
  public ClassModel enclosing(String internalName) {
    int end = internalName.lastIndexOf('$');
    while (end > 0) {
      ClassModel outer = of(internalName.substring(0, end));
      if (outer != null && outer.withNested()) {
        return outer;
      }
      end = internalName.lastIndexOf('$', end - 1);
    }
    return null;
  }

  /** Whether anything may have to be woven into the class, by internal name. */
  public boolean weaves(String internalName) {
    if (prepared == null) {
      ClassModel own = of(internalName);
      ClassModel outer = enclosing(internalName);
      return own != null && own.woven() || outer != null && outer.wovenInNested();
    }
    boolean found = prepared.isWoven(internalName, PreparedModel.WOVEN);
    int end = internalName.lastIndexOf('$');
    for (; end > 0 && !found; end = internalName.lastIndexOf('$', end - 1)) {
      String outer = internalName.substring(0, end);
      found = prepared.isWoven(outer, PreparedModel.WOVEN_IN_NESTED);
    }
    return found;
  }

  /** The same by the name that Java has for it, with dots. */
  public boolean weavesNamed(String name) {
    if (prepared == null) {
      return weaves(name.replace('.', '/'));
    }
    boolean found = prepared.isWrittenWoven(name, PreparedModel.WOVEN);
    for (int end = name.lastIndexOf('$'); end > 0 && !found; end = name.lastIndexOf('$', end - 1)) {
      String outer = name.substring(0, end);
      found = prepared.isWrittenWoven(outer, PreparedModel.WOVEN_IN_NESTED);
    }
    return found;
  }

  /** The lines with effects of methods of that name, in any class, whose parameters they give. */
  public List<MethodModel> effectsOf(String method) {
    List<MethodModel> lines = new ArrayList<>(0);
    Collection<ClassModel> candidates =
        prepared != null ? prepared.withEffectsOf(method) : classes.values();
    for (ClassModel each : candidates) {
      for (MethodModel line : each.methods()) {
        if (line.hasEffectsOf(method)) {
          lines.add(line);
        }
      }
    }
    return lines;
  }
}
