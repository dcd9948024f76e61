// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.types.TypeReference;

/** The names of primitive types. */
final class Primitives {
  private Primitives() {}

  static String name(TypeReference type) {
    return switch (type.getName().toString()) {
      case "Z" -> "boolean";
      case "B" -> "byte";
      case "C" -> "char";
      case "S" -> "short";
      case "I" -> "int";
      case "J" -> "long";
      case "F" -> "float";
      default -> "double";
    };
  }
}
