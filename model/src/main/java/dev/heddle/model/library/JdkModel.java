// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The model of the JDK that ships with heddle. */
public final class JdkModel {
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
    for (String file : FILES) {
      model.add(file, read(file));
    }
    return model;
  }

  private static String read(String file) {
    try (InputStream in = JdkModel.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the library model " + file + " is missing in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the library model " + file + " cannot be read", e);
    }
  }
}
