// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.shrike.shrikeCT.ClassReader;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The part of the JDK that a program can see: the classes it names, what their methods take and
 * return, and all supertypes. The whole JDK has some 30,000 classes and would take WALA a minute.
 */
final class JdkSlice {
  /** Classes that WALA looks up by itself, in whatever program. */
  private static final List<String> NEEDED_BY_WALA =
      List.of(
          "java/io/Serializable",
          "java/lang/ArithmeticException",
          "java/lang/ArrayIndexOutOfBoundsException",
          "java/lang/ArrayStoreException",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Class",
          "java/lang/ClassCastException",
          "java/lang/ClassNotFoundException",
          "java/lang/Cloneable",
          "java/lang/Double",
          "java/lang/Enum",
          "java/lang/Error",
          "java/lang/Exception",
          "java/lang/ExceptionInInitializerError",
          "java/lang/Float",
          "java/lang/IllegalMonitorStateException",
          "java/lang/Integer",
          "java/lang/Iterable",
          "java/lang/Long",
          "java/lang/NegativeArraySizeException",
          "java/lang/NullPointerException",
          "java/lang/Object",
          "java/lang/OutOfMemoryError",
          "java/lang/Record",
          "java/lang/Runnable",
          "java/lang/RuntimeException",
          "java/lang/Short",
          "java/lang/String",
          "java/lang/System",
          "java/lang/Thread",
          "java/lang/Throwable",
          "java/lang/Void",
          "java/lang/invoke/CallSite",
          "java/lang/invoke/LambdaMetafactory",
          "java/lang/invoke/MethodHandle",
          "java/lang/invoke/MethodType",
          "java/lang/invoke/StringConcatFactory",
          "java/lang/reflect/Constructor",
          "java/lang/reflect/Method");

  /**
   * Chains of calls, such as those on streams, go through classes of these packages that the
   * program itself never names.
   */
  private static final Set<String> CHAINED_PACKAGES =
      Set.of("java/util", "java/util/concurrent", "java/util/function", "java/util/stream");

  private final JdkClasses jdk;
  private final Map<String, ClassFile> classes = new LinkedHashMap<>();
  private final Set<String> withSignatures = new HashSet<>();
  private final Deque<Step> steps = new ArrayDeque<>();

  /** A class to be added, with the types in its methods' signatures or without. */
  private record Step(String name, boolean signatures) {}

  private JdkSlice(JdkClasses jdk) {
    this.jdk = jdk;
  }

  /** By name, the slice for a program that names these classes, be they of the JDK or not. */
  static Map<String, ClassFile> of(Collection<String> named, JdkClasses jdk) {
    JdkSlice slice = new JdkSlice(jdk);
    NEEDED_BY_WALA.forEach(name -> slice.steps.add(new Step(name, false)));
    named.forEach(name -> slice.steps.add(new Step(name, true)));
    while (!slice.steps.isEmpty()) {
      slice.take(slice.steps.remove());
    }
    return slice.classes;
  }

  private void take(Step step) {
    boolean known = classes.containsKey(step.name());
    if (known && (!step.signatures() || withSignatures.contains(step.name()))) {
      return;
    }
    ClassFile file = known ? classes.get(step.name()) : jdk.read(step.name());
    if (file == null) {
      return;
    }
    try {
      follow(file.reader(), step.signatures());
    } catch (InvalidClassFileException e) {
      // Some classes inside the JDK use constants that WALA does not know; no program sees them.
      return;
    }
    classes.put(step.name(), file);
    if (step.signatures()) {
      withSignatures.add(step.name());
    }
  }

  private void follow(ClassReader reader, boolean signatures) throws InvalidClassFileException {
    for (String supertype : NamedTypes.supertypes(reader)) {
      steps.add(new Step(supertype, signatures));
    }
    if (signatures) {
      for (String type : NamedTypes.signatures(reader)) {
        steps.add(new Step(type, CHAINED_PACKAGES.contains(packageOf(type))));
      }
    }
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }
}
