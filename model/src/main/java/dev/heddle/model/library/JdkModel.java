// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import dev.heddle.model.resource.Resources;
import java.util.List;

/** The model of the JDK that ships with heddle. */
public final class JdkModel {
  /** The file that the build adds to the jar. */
  public static final String PREPARED = "jdk.prepared";

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

  /** In a checked JVM it was prepared when heddle was built. */
  public static LibraryModel load() {
    byte[] prepared = Resources.readIfThere(JdkModel.class, PREPARED);
    return prepared != null ? LibraryModel.prepared(prepared) : parse();
  }

  /** What the file {@link #PREPARED} is to hold. */
  public static byte[] prepare() {
    return ModelPreparation.of(Resources.read(JdkModel.class, ENDING, FILES));
  }

  static LibraryModel parse() {
    LibraryModel model = LibraryModel.parse("none", "");
    List<byte[]> texts = Resources.read(JdkModel.class, ENDING, FILES);
    for (int i = 0; i < FILES.length; i++) {
      model.add(FILES[i], texts.get(i));
    }
    return model;
  }
}
