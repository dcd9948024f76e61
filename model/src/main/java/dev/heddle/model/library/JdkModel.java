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

  /** Where the files are read from. */
  public interface Source {
    /** The contents of a file that lies beside this class; null if it is not there. */
    InputStream open(String file) throws IOException;
  }

  public static LibraryModel load() {
    return load(JdkModel.class::getResourceAsStream);
  }

  /** The same for those who know a better way to the files than by the class loader. */
  public static LibraryModel load(Source source) {
    LibraryModel model = LibraryModel.parse("none", "");
    for (String file : FILES) {
      model.add(file, read(source, file));
    }
    return model;
  }

  private static String read(Source source, String file) {
    try (InputStream in = source.open(file)) {
      if (in == null) {
        throw new IllegalStateException("the library model " + file + " is missing in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the library model " + file + " cannot be read", e);
    }
  }
}
