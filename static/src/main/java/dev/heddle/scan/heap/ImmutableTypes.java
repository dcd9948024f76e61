// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import com.ibm.wala.types.TypeReference;
import java.util.Set;

/** Types whose objects nobody can change: they are not followed. */
public final class ImmutableTypes {
  private static final Set<String> NAMES =
      Set.of(
          "Ljava/lang/String",
          "Ljava/lang/Integer",
          "Ljava/lang/Long",
          "Ljava/lang/Double",
          "Ljava/lang/Float",
          "Ljava/lang/Boolean",
          "Ljava/lang/Character",
          "Ljava/lang/Short",
          "Ljava/lang/Byte",
          "Ljava/lang/Number",
          "Ljava/lang/Class",
          "Ljava/lang/CharSequence",
          "Ljava/math/BigDecimal",
          "Ljava/math/BigInteger",
          "Ljava/util/UUID",
          "Ljava/util/Locale",
          "Ljava/lang/Void",
          "Ljava/lang/StackTraceElement");

  private ImmutableTypes() {}

  public static boolean contain(TypeReference type) {
    String name = type.getName().toString();
    return type.isPrimitiveType() || NAMES.contains(name) || name.startsWith("Ljava/time/");
  }
}
