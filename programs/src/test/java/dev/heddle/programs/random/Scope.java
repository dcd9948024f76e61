// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.random;

import java.util.ArrayList;
import java.util.List;

/**
 * What code at some place can use.
 *
 * @param variables of type {@code int}; one may be there twice, to be used more often
 * @param objects expressions for nodes, which may be null
 * @param statics what precedes the names of the program's static fields
 */
record Scope(List<String> variables, List<String> objects, String statics, boolean isInLoop) {
  /** The same in a loop that counts with a variable. */
  Scope inLoop(String variable) {
    List<String> more = new ArrayList<>(variables);
    more.add(variable);
    more.add(variable);
    return new Scope(more, objects, statics, true);
  }
}
