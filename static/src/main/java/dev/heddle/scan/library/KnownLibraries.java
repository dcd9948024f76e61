// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.library;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.Safety;
import dev.heddle.scan.graph.LibraryKnowledge;
import dev.heddle.scan.input.Program;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What the library model and the class hierarchy tell of classes. */
public final class KnownLibraries implements LibraryKnowledge {
  private static final String[] CONTAINERS = {
    "Ljava/util/Collection", "Ljava/util/Map", "Ljava/util/Iterator", "Ljava/util/Map$Entry"
  };

  private final Program program;
  private final LibraryModel model;
  private final boolean knowsSafe;
  private final Map<IClass, Boolean> containers = new HashMap<>();
  private final Map<IMethod, Set<Safety>> safety = new HashMap<>();

  /**
   * @param knowsSafe whether what is known to be safe counts
   */
  public KnownLibraries(Program program, LibraryModel model, boolean knowsSafe) {
    this.program = program;
    this.model = model;
    this.knowsSafe = knowsSafe;
  }

  @Override
  public LibraryModel model() {
    return model;
  }

  @Override
  public Set<Safety> safety(IMethod method) {
    return knowsSafe ? safety.computeIfAbsent(method, this::said) : Set.of();
  }

  private Set<Safety> said(IMethod method) {
    String type = method.getDeclaringClass().getName().toString().substring(1);
    ClassModel known = model.of(type) != null ? model.of(type) : model.enclosing(type);
    return known == null
        ? Set.of()
        : known.safety(method.getName().toString(), method.getDescriptor().toString());
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
