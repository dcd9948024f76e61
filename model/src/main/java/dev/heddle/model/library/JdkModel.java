// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import dev.heddle.model.resource.Resources;
import java.util.Map;

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
    Map<String, byte[]> together = Resources.readAll(JdkModel.class, ENDING);
    for (String file : FILES) {
      byte[] text = together.get(file);
      if (text == null) {
        text = Resources.read(JdkModel.class, file);
      }
      model.add(file, text);
    }
    return model;
  }
}
