// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.Collection;
import java.util.Objects;
import java.util.TreeSet;

/**
 * What a finding is about.
 *
 * @param type which sort of thing it is
 * @param className declaring class of the field or method, the array type ({@code double[]}), the
 *     library class, or the classes of the locks
 * @param name field or method name; for arrays and library objects where they are reachable from;
 *     null if unknown
 */
public record Subject(Type type, String className, String name) {

  /** The sorts of subject; {@link #toString()} is the word that reports use. */
  public enum Type {
    FIELD("field"),
    ARRAY("array"),
    LIBRARY("library"),
    METHOD("method"),
    LOCKS("locks");

    private final String word;

    Type(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** Written out, as is the hash, for the reason that {@link Frame} has: races compare subjects. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Subject subject
        && type == subject.type
        && className.equals(subject.className)
        && Objects.equals(name, subject.name);
  }

  @Override
  public int hashCode() {
    return (type.hashCode() * 31 + className.hashCode()) * 31 + Objects.hashCode(name);
  }

  /** In place of a field's name: the object with all of them, as a call of a method means it. */
  public static final String ALL_FIELDS = "*";

  public static Subject field(String declaringClass, String name) {
    return new Subject(Type.FIELD, declaringClass, name);
  }

  public static Subject array(String arrayType, String reachableFrom) {
    return new Subject(Type.ARRAY, arrayType, reachableFrom);
  }

  public static Subject library(String className, String reachableFrom) {
    return new Subject(Type.LIBRARY, className, reachableFrom);
  }

  /** The locks of a deadlock, by their classes: each once, in the order of their names. */
  public static Subject locks(Collection<String> classNames) {
    return new Subject(Type.LOCKS, String.join(", ", new TreeSet<>(classNames)), null);
  }

  /** The subject as the beginning of a sentence: {@code Field bank.Account.balance}. */
  @Override
  public String toString() {
    return switch (type) {
      case FIELD ->
          name.equals(ALL_FIELDS) ? "The state of " + className : "Field " + className + "." + name;
      case METHOD -> "Method " + className + "." + name;
      case ARRAY ->
          name == null
              ? "An element of an array " + className
              : "An element of the " + className + " in " + name;
      case LIBRARY ->
          name == null ? "A shared " + className : "The shared " + className + " in " + name;
      case LOCKS -> "The locks " + className;
    };
  }
}
