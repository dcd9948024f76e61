// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMember;
import com.ibm.wala.shrike.shrikeCT.AnnotationsReader.ArrayElementValue;
import com.ibm.wala.shrike.shrikeCT.AnnotationsReader.ConstantElementValue;
import com.ibm.wala.shrike.shrikeCT.AnnotationsReader.ElementValue;
import com.ibm.wala.types.annotations.Annotation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What the annotations of JCIP, JSR-305 and Error Prone say of classes and their members. */
public final class SafetyMarks {
  private static final String[] PACKAGES = {
    "Lnet/jcip/annotations/",
    "Ljavax/annotation/concurrent/",
    "Lcom/google/errorprone/annotations/",
    "Lcom/google/errorprone/annotations/concurrent/"
  };

  private SafetyMarks() {}

  /** Whether the class is marked as made for several threads. */
  public static boolean isThreadSafe(IClass type) {
    return has(type, "ThreadSafe");
  }

  public static boolean isImmutable(IClass type) {
    return has(type, "Immutable");
  }

  /** Whether the class is marked as made for one thread at a time. */
  public static boolean isNotThreadSafe(IClass type) {
    return has(type, "NotThreadSafe");
  }

  /** The locks that {@code @GuardedBy} names for a field or method, as they are written there. */
  static List<String> guards(IMember member) {
    List<String> guards = new ArrayList<>(1);
    for (Annotation each : annotations(member.getAnnotations())) {
      if (is(each, "GuardedBy") && each.getNamedArguments() != null) {
        add(each.getNamedArguments().get("value"), guards);
      }
    }
    return guards;
  }

  private static void add(ElementValue value, List<String> texts) {
    if (value instanceof ConstantElementValue constant) {
      texts.add(constant.val.toString());
    } else if (value instanceof ArrayElementValue array) {
      for (ElementValue each : array.vals) {
        add(each, texts);
      }
    }
  }

  private static boolean has(IClass type, String mark) {
    for (Annotation each : annotations(type.getAnnotations())) {
      if (is(each, mark)) {
        return true;
      }
    }
    return false;
  }

  private static Collection<Annotation> annotations(Collection<Annotation> known) {
    return known == null ? List.of() : known;
  }

  private static boolean is(Annotation annotation, String mark) {
    String name = annotation.getType().getName().toString();
    for (String known : PACKAGES) {
      if (name.equals(known + mark)) {
        return true;
      }
    }
    return false;
  }
}
