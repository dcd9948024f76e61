// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import dev.heddle.model.library.LibraryModel;

/** What is known beforehand of classes whose code is looked into as well. */
public interface LibraryKnowledge {
  LibraryModel model();

  /** Whether objects of the class hold others that pass through them. */
  boolean isContainer(IClass type);
}
