// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.annotations.Annotation;
import java.util.Collection;

/** What the annotations of JCIP, JSR-305 and Error Prone say of classes. */
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

  private static boolean has(IClass type, String mark) {
    Collection<Annotation> annotations = type.getAnnotations();
    if (annotations == null) {
      return false;
    }
    for (Annotation each : annotations) {
      String name = each.getType().getName().toString();
      for (String known : PACKAGES) {
        if (name.equals(known + mark)) {
          return true;
        }
      }
    }
    return false;
  }
}
