// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The class files of what the user named, opened and sorted by origin, with all complaints. */
public final class ProgramFiles {
  private final JdkClasses jdk;
  private final Map<String, ClassFile> application = new LinkedHashMap<>();
  private final Map<String, ClassFile> library = new LinkedHashMap<>();
  private final Set<Path> read = new HashSet<>();
  private final LeftOut broken = new LeftOut("class files");
  private final Repeated duplicates = new Repeated();
  private final Repeated ofJdk = new Repeated();

  private ProgramFiles(JdkClasses jdk) {
    this.jdk = jdk;
  }

  /**
   * Reads the program's own files, then those of its libraries: of two classes with one name the
   * first counts.
   */
  static ProgramFiles read(List<Path> inputs, List<Path> classpath, JdkClasses jdk)
      throws InputException {
    ProgramFiles files = new ProgramFiles(jdk);
    for (Path input : inputs) {
      files.readInput(input);
    }
    for (Path entry : classpath) {
      files.readLibrary(entry);
    }
    if (files.application.isEmpty()) {
      throw new InputException("there is nothing to scan: name a jar or a folder of classes");
    }
    return files;
  }

  Collection<ClassFile> application() {
    return application.values();
  }

  Collection<ClassFile> library() {
    return library.values();
  }

  boolean has(String name) {
    return application.containsKey(name) || library.containsKey(name);
  }

  /** What was left out, one sentence each. */
  List<String> complaints() {
    List<String> sentences = new ArrayList<>(broken.sentences());
    sentences.addAll(
        duplicates.sentence("there more than once, such as %s; the first one found was read."));
    sentences.addAll(ofJdk.sentence("also in the JDK, such as %s; the JDK's was taken instead."));
    return sentences;
  }

  private void readInput(Path input) throws InputException {
    Found found = new Found();
    if (!readOnce(input, found)) {
      return;
    }
    if (found.application.isEmpty() && found.library.isEmpty()) {
      throw new InputException(
          found.problem == null
              ? "there are no class files in " + input
              : "there are no class files that can be read in " + input + ": " + found.problem);
    }
    // A jar that holds nothing but other jars is a way to hand over the program as a whole.
    boolean whole = found.application.isEmpty();
    found.application.forEach(file -> add(file, application));
    found.library.forEach(file -> add(file, whole ? application : library));
  }

  private void readLibrary(Path entry) throws InputException {
    Found found = new Found();
    if (readOnce(entry, found)) {
      found.application.forEach(file -> add(file, library));
      found.library.forEach(file -> add(file, library));
    }
  }

  private boolean readOnce(Path path, Found found) throws InputException {
    if (!Files.exists(path)) {
      throw new InputException(path + " does not exist");
    }
    boolean folder = Files.isDirectory(path);
    try {
      if (!read.add(path.toRealPath())) {
        return false;
      }
      ArchiveReader reader = new ArchiveReader(found);
      if (folder) {
        reader.readFolder(path);
      } else {
        reader.readJar(path);
      }
      return true;
    } catch (IOException | UncheckedIOException | SecurityException e) {
      String sentence = folder ? " cannot be read: " : " is not a jar that can be read: ";
      throw new InputException(path + sentence + e.getMessage(), e);
    }
  }

  private void add(ClassFile file, Map<String, ClassFile> files) {
    if (file.name().startsWith("java/") || jdk.has(file.name())) {
      ofJdk.add(file.toString());
    } else if (has(file.name())) {
      duplicates.add(file.toString());
    } else {
      files.put(file.name(), file);
    }
  }

  /** What one jar or folder has. */
  private final class Found implements ArchiveReader.Receiver {
    private final List<ClassFile> application = new ArrayList<>();
    private final List<ClassFile> library = new ArrayList<>();
    private String problem;

    @Override
    public void classFile(Origin origin, String place, String path, boolean exact, byte[] bytes) {
      try {
        String name = ClassFileCheck.check(bytes);
        if (exact && !path.equals(name + ".class")) {
          throw new UnreadableClassException("it holds the class " + name.replace('/', '.'));
        }
        (origin == Origin.APPLICATION ? application : library)
            .add(new ClassFile(name, place, bytes));
      } catch (UnreadableClassException e) {
        leaveOut(place, path, e.getMessage());
      }
    }

    @Override
    public void broken(String place, String path, IOException e) {
      leaveOut(place, path, "it cannot be read (" + e.getMessage() + ")");
    }

    private void leaveOut(String place, String path, String reason) {
      problem = path + ": " + reason;
      broken.add(path + " in " + place + " was left out: " + reason + ".");
    }
  }
}
