// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.scan.graph.LibraryKnowledge;
import dev.heddle.scan.input.Program;
import java.util.HashMap;
import java.util.Map;

/** What the library model and the class hierarchy tell of classes. */
public final class KnownLibraries implements LibraryKnowledge {
  private static final String[] CONTAINERS = {
    "Ljava/util/Collection", "Ljava/util/Map", "Ljava/util/Iterator", "Ljava/util/Map$Entry"
  };

  private final Program program;
  private final LibraryModel model;
  private final Map<IClass, Boolean> containers = new HashMap<>();

  public KnownLibraries(Program program, LibraryModel model) {
    this.program = program;
    this.model = model;
  }

  @Override
  public LibraryModel model() {
    return model;
  }

  @Override
  public boolean isContainer(IClass type) {
    return containers.computeIfAbsent(type, this::isOneOfContainers);
  }

  private boolean isOneOfContainers(IClass type) {
    for (String name : CONTAINERS) {
      IClass container =
          program
              .hierarchy()
              .lookupClass(TypeReference.findOrCreate(ClassLoaderReference.Primordial, name));
      if (container != null && program.hierarchy().isAssignableFrom(container, type)) {
        return true;
      }
    }
    return false;
  }
}
