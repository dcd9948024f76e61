// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.SymbolTable;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.graph.Call;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;

/**
 * A call of a library's method.
 *
 * @param receiver the object that it is called on; null if the method is static
 * @param owner the class that has the method, with slashes
 * @param name the method's name
 */
record LibraryCall(Call call, IMethod method, AbstractObject receiver, String owner, String name) {

  /** How many parameters there are, not counting the receiver. */
  int parameters() {
    return method.getNumberOfParameters() - first();
  }

  private int first() {
    return method.isStatic() ? 0 : 1;
  }

  /** A parameter, not counting the receiver; null if it is no reference. */
  Variable parameter(int index) {
    return call.argument(first() + index);
  }

  /** The parameter's value in the calling node; -1 if there is none. */
  int value(int index) {
    return call.value(first() + index);
  }

  TypeReference type(int index) {
    return method.getParameterType(first() + index);
  }

  /** Whether the parameter is this constant in the program's text. */
  boolean isConstant(int index, int constant) {
    SymbolTable symbols = call.node().ir.getSymbolTable();
    int value = value(index);
    return value > 0 && symbols.isIntegerConstant(value) && symbols.getIntValue(value) == constant;
  }

  boolean isStatic() {
    return method.isStatic();
  }

  TypeReference resultType() {
    return method.getReturnType();
  }
}
