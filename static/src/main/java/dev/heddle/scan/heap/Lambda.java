// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import com.ibm.wala.types.MethodReference;

/**
 * What a lambda or method reference does when it is called.
 *
 * @param interfaceMethod the name of the method that it implements
 * @param target the method that holds its body, or that it refers to
 * @param kind how that is called
 * @param captured how many values it has captured; they come first among the arguments
 * @param varying a bit for each of them that differs from one lambda of the place to the next
 */
public record Lambda(
    String interfaceMethod, MethodReference target, Kind kind, int captured, int varying) {
  public boolean varies(int index) {
    return index < 31 && (varying & 1 << index) != 0;
  }

  /** The ways in which a method handle refers to a method. */
  public enum Kind {
    STATIC,
    VIRTUAL,
    SPECIAL,
    CONSTRUCTOR
  }
}
