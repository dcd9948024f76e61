// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.shrike.shrikeCT.ClassReader;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The classes that a program refers to and does not have: those of the JDK, and missing ones. */
final class ReferencedClasses {
  private final ProgramFiles files;
  private final Map<String, ClassFile> ofJdk;
  private final Set<String> missing = new TreeSet<>();

  private ReferencedClasses(ProgramFiles files, JdkClasses jdk) throws InvalidClassFileException {
    this.files = files;
    Set<String> outside = new TreeSet<>();
    // What libraries refer to is often optional and then rightly absent; what they extend is not.
    Set<String> needed = new TreeSet<>();
    for (ClassFile file : files.application()) {
      Set<String> named = namedOutside(file.reader());
      outside.addAll(named);
      needed.addAll(named);
    }
    for (ClassFile file : files.library()) {
      ClassReader reader = file.reader();
      outside.addAll(namedOutside(reader));
      needed.addAll(NamedTypes.supertypes(reader));
    }
    ofJdk = JdkSlice.of(outside, jdk);
    for (String name : needed) {
      if (!files.has(name) && !ofJdk.containsKey(name)) {
        missing.add(name);
      }
    }
  }

  static ReferencedClasses of(ProgramFiles files, JdkClasses jdk) {
    try {
      return new ReferencedClasses(files, jdk);
    } catch (InvalidClassFileException e) {
      throw new IllegalStateException("a class file that was checked cannot be read", e);
    }
  }

  /** The part of the JDK that the program can see. */
  Collection<ClassFile> ofJdk() {
    return ofJdk.values();
  }

  /** One sentence about what is missing, if anything is. */
  List<String> complaints() {
    if (missing.isEmpty()) {
      return List.of();
    }
    String example = missing.iterator().next().replace('/', '.');
    return List.of(
        missing.size() == 1
            ? "1 class that the program refers to is not on the class path, "
                + example
                + "; what it does is not known."
            : missing.size()
                + " classes that the program refers to are not on the class path, such as "
                + example
                + "; what they do is not known.");
  }

  private Set<String> namedOutside(ClassReader reader) throws InvalidClassFileException {
    Set<String> named = NamedTypes.of(reader);
    named.removeIf(files::has);
    return named;
  }
}
