// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import dev.heddle.model.resource.Resources;
import java.util.List;

/** The model of the JDK that ships with heddle. */
public final class JdkModel {
  private static final String ENDING = ".model";

  private static final String[] FILES = {
    "threads.model",
    "locks.model",
    "atomics.model",
    "tasks.model",
    "queues.model",
    "maps.model",
    "wrappers.model",
    "references.model",
    "collections.model",
    "values.model",
    "arrays.model",
    "safety.model",
  };

  private JdkModel() {}

  public static LibraryModel load() {
    LibraryModel model = LibraryModel.parse("none", "");
    List<byte[]> texts = Resources.read(JdkModel.class, ENDING, FILES);
    for (int i = 0; i < FILES.length; i++) {
      model.add(FILES[i], texts.get(i));
    }
    return model;
  }
}
