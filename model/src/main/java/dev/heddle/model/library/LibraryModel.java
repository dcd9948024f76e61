// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** What libraries promise, by class. Built once at start-up, read by many threads from then on. */
public final class LibraryModel {
  private final Map<String, ClassModel> classes;

  private LibraryModel(Map<String, ClassModel> classes) {
    this.classes = classes;
  }

  /**
   * Reads one file of the text format.
   *
   * @param name the file's name, for messages
   * @throws ModelSyntaxException if a line cannot be understood
   */
  public static LibraryModel parse(String name, String text) {
    LibraryModel model = new LibraryModel(new HashMap<>(512));
    model.add(name, text.getBytes(StandardCharsets.UTF_8));
    return model;
  }

  /** Adds what one more file says, in UTF-8. */
  void add(String name, byte[] text) {
    new ModelParser(name, text, classes).parse();
  }

  /** Both models together; neither is to be used on its own from then on. */
  public LibraryModel merge(LibraryModel other) {
    for (ClassModel added : other.classes.values()) {
      ClassModel known = classes.get(added.name());
      if (known == null) {
        classes.put(added.name(), added);
      } else {
        known.add(added);
      }
    }
    return this;
  }

  public Collection<ClassModel> classes() {
    return classes.values();
  }

  /** What is said of exactly that class, by internal name; null if nothing is. */
  public ClassModel of(String internalName) {
    return classes.get(internalName);
  }

  /** The class around a nested one if what is said of it holds for nested classes; else null. */
  public ClassModel enclosing(String internalName) {
    int end = internalName.lastIndexOf('$');
    while (end > 0) {
      ClassModel outer = classes.get(internalName.substring(0, end));
      if (outer != null && outer.withNested()) {
        return outer;
      }
      end = internalName.lastIndexOf('$', end - 1);
    }
    return null;
  }
}
