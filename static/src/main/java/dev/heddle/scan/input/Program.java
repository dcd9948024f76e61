// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ipa.callgraph.AnalysisScope;
import com.ibm.wala.ipa.cha.ClassHierarchyException;
import com.ibm.wala.ipa.cha.ClassHierarchyFactory;
import com.ibm.wala.ipa.cha.IClassHierarchy;
import com.ibm.wala.ipa.summaries.BypassSyntheticClassLoader;
import com.ibm.wala.ssa.DefUse;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.types.TypeReference;
import dev.heddle.model.finding.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The program that is scanned: its classes, their methods' bodies and where they stand. */
public final class Program {
  private final IClassHierarchy hierarchy;
  private final List<IClass> application = new ArrayList<>();
  private final List<String> complaints;
  private final Map<String, Integer> checksums = new TreeMap<>();
  private final MethodBodies bodies = new MethodBodies();
  private final EntryPoints entryPoints;

  private Program(ProgramFiles files, ReferencedClasses referenced) throws InputException {
    hierarchy = hierarchy(files, referenced);
    complaints = new ArrayList<>(files.complaints());
    LeftOut refused = new LeftOut("classes");
    for (ClassFile file : files.application()) {
      IClass type = loaded(file, Origin.APPLICATION, refused);
      if (type != null) {
        application.add(type);
      }
    }
    files.library().forEach(file -> loaded(file, Origin.LIBRARY, refused));
    application.sort((a, b) -> a.getName().toString().compareTo(b.getName().toString()));
    complaints.addAll(refused.sentences());
    complaints.addAll(referenced.complaints());
    entryPoints = new EntryPoints(hierarchy, application);
  }

  /**
   * Reads a program.
   *
   * @param inputs jars and folders with the program's own classes
   * @param classpath jars and folders with the libraries it uses
   * @throws InputException if there is nothing at a path, it is no jar, or it has no class files
   */
  public static Program load(List<Path> inputs, List<Path> classpath) throws InputException {
    JdkClasses jdk = new JdkClasses();
    ProgramFiles files = ProgramFiles.read(inputs, classpath, jdk);
    return new Program(files, ReferencedClasses.of(files, jdk));
  }

  /** All classes of the program and its libraries, and those of the JDK that they can see. */
  public IClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** The body in SSA form; null if the method has none or it cannot be read. */
  public IR ir(IMethod method) {
    return bodies.ir(method);
  }

  /** Definitions and uses in the method's body; null if it has none. */
  public DefUse defUse(IMethod method) {
    return bodies.defUse(method);
  }

  /** Whose code a class is; an array is of its elements' class. */
  public Origin origin(IClass type) {
    TypeReference reference = type.getReference();
    TypeReference element =
        reference.isArrayType() ? reference.getInnermostElementType() : reference;
    IClass elementType = element.isPrimitiveType() ? null : hierarchy.lookupClass(element);
    return elementType == null
        ? Origin.of(element.getClassLoader())
        : Origin.of(elementType.getClassLoader().getReference());
  }

  /** Every {@code public static void main(String[])} of application classes. */
  public List<IMethod> mains() {
    return entryPoints.mains();
  }

  /**
   * All overloads of a method.
   *
   * @param entry {@code package.Class.method}; a nested class has a dollar sign or a dot before it
   * @throws InputException if there is none, naming the nearest
   */
  public List<IMethod> methods(String entry) throws InputException {
    return entryPoints.methods(entry);
  }

  /** The program's own classes by name. */
  public Collection<IClass> applicationClasses() {
    return List.copyOf(application);
  }

  /** The checksums of all class files of the program and its libraries, by name with dots. */
  public Map<String, Integer> checksums() {
    return Collections.unmodifiableMap(checksums);
  }

  /** Where an instruction of a method stands in the source. */
  public Frame place(IMethod method, int instructionIndex, IR ir) {
    return SourcePlaces.place(method, instructionIndex, ir);
  }

  /** What could not be looked at, one sentence each; bodies count once they were asked for. */
  public List<String> notChecked() {
    List<String> sentences = new ArrayList<>(complaints);
    sentences.addAll(bodies.complaints());
    return sentences;
  }

  private static IClassHierarchy hierarchy(ProgramFiles files, ReferencedClasses referenced)
      throws InputException {
    AnalysisScope scope = AnalysisScope.createJavaAnalysisScope();
    // The default, said here because heddle.jar leaves out what nobody refers to.
    scope.setLoaderImpl(scope.getSyntheticLoader(), BypassSyntheticClassLoader.class.getName());
    referenced.ofJdk().forEach(file -> scope.addToScope(Origin.JDK.loader(), file));
    files.library().forEach(file -> scope.addToScope(Origin.LIBRARY.loader(), file));
    files.application().forEach(file -> scope.addToScope(Origin.APPLICATION.loader(), file));
    try {
      // With phantom classes for missing superclasses, getSuperclass and all that calls it throw.
      return ClassHierarchyFactory.makeWithRoot(scope);
    } catch (ClassHierarchyException e) {
      throw new InputException("the classes cannot be read: " + e.getMessage(), e);
    }
  }

  private IClass loaded(ClassFile file, Origin origin, LeftOut refused) {
    checksums.put(file.dottedName(), file.checksum());
    IClass type =
        hierarchy.lookupClass(TypeReference.findOrCreate(origin.loader(), "L" + file.name()));
    if (type == null) {
      refused.add(file + " was left out: its superclasses cannot be resolved.");
    }
    return type;
  }
}
