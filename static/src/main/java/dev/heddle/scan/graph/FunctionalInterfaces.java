// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.MethodReference;

/** Interfaces with one method that is to be implemented. */
public final class FunctionalInterfaces {
  private FunctionalInterfaces() {}

  /** The only abstract method, not counting those of Object; null if there is not just one. */
  public static MethodReference method(IClass type) {
    if (type == null || !type.isInterface()) {
      return null;
    }
    IMethod only = null;
    for (IMethod method : type.getAllMethods()) {
      if (method.isAbstract() && !isOfObject(method)) {
        if (only != null && !only.getSelector().equals(method.getSelector())) {
          return null;
        }
        only = method;
      }
    }
    return only == null ? null : only.getReference();
  }

  private static boolean isOfObject(IMethod method) {
    String name = method.getName().toString();
    return name.equals("equals") || name.equals("hashCode") || name.equals("toString");
  }
}
