// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.Safety;
import java.util.Set;

/** What is known beforehand of classes whose code is looked into as well. */
public interface LibraryKnowledge {
  LibraryModel model();

  /** What is known of the method's code; nothing if that is not to be used. */
  Set<Safety> safety(IMethod method);

  /** Whether objects of the class hold others that pass through them. */
  boolean isContainer(IClass type);

  /** Whether the method's own instructions cannot race. */
  default boolean isSafe(IMethod method) {
    return safety(method).contains(Safety.THREAD_SAFE) || isTransitivelySafe(method);
  }

  /** Whether nothing in the method can race, nor in what it calls. */
  default boolean isTransitivelySafe(IMethod method) {
    return safety(method).contains(Safety.TRANSITIVELY_THREAD_SAFE);
  }

  /** Whether there is no need to look into it, because no unsafe object passes through it. */
  default boolean isClosed(IMethod method) {
    return isTransitivelySafe(method) && !safety(method).contains(Safety.CIRCULATES_UNSAFE_OBJECTS);
  }
}
