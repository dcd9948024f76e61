// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ipa.cha.IClassHierarchy;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.Selector;
import com.ibm.wala.types.TypeReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds the methods that a scan starts from. */
final class EntryPoints {
  private static final Selector MAIN = Selector.make("main([Ljava/lang/String;)V");
  private static final int SUGGESTIONS = 3;

  private final IClassHierarchy hierarchy;
  private final Collection<IClass> application;

  EntryPoints(IClassHierarchy hierarchy, Collection<IClass> application) {
    this.hierarchy = hierarchy;
    this.application = application;
  }

  /** The methods that {@code java} would start, in the order of their classes. */
  List<IMethod> mains() {
    List<IMethod> mains = new ArrayList<>();
    for (IClass type : application) {
      for (IMethod method : type.getDeclaredMethods()) {
        if (method.getSelector().equals(MAIN) && method.isPublic() && method.isStatic()) {
          mains.add(method);
        }
      }
    }
    return mains;
  }

  /** All methods of that name, in the class or else in its nearest superclass that has one. */
  List<IMethod> methods(String entry) throws InputException {
    int dot = entry.lastIndexOf('.');
    IClass type = dot < 0 ? null : type(entry.substring(0, dot));
    String name = entry.substring(dot + 1);
    for (IClass holder = type; holder != null; holder = holder.getSuperclass()) {
      List<IMethod> methods = declared(holder, name);
      if (!methods.isEmpty()) {
        return methods;
      }
    }
    throw new InputException(
        "there is no method " + entry + "; the nearest are " + String.join(", ", nearest(entry)));
  }

  /** Each dot, from the last one on, may be the border between a class and one nested in it. */
  private IClass type(String dotted) {
    String name = dotted.replace('.', '/');
    while (true) {
      IClass type =
          hierarchy.lookupClass(
              TypeReference.findOrCreate(ClassLoaderReference.Application, "L" + name));
      int slash = name.lastIndexOf('/');
      if (type != null || slash < 0) {
        return type;
      }
      name = name.substring(0, slash) + "$" + name.substring(slash + 1);
    }
  }

  private static List<IMethod> declared(IClass type, String name) {
    List<IMethod> methods = new ArrayList<>(type.getDeclaredMethods());
    methods.removeIf(method -> !method.getName().toString().equals(name));
    methods.sort(Comparator.comparing(method -> method.getSelector().toString()));
    return methods;
  }

  private List<String> nearest(String entry) {
    return application.stream()
        .flatMap(type -> type.getDeclaredMethods().stream())
        .filter(method -> !method.isSynthetic() && !method.isClinit())
        .map(SourcePlaces::name)
        .distinct()
        .sorted(Comparator.comparingInt(name -> distance(entry, name)))
        .limit(SUGGESTIONS)
        .toList();
  }

  /** A name without its package is as near as can be; otherwise each wrong letter counts one. */
  private static int distance(String wanted, String present) {
    if (present.endsWith("." + wanted) || present.endsWith("$" + wanted)) {
      return 0;
    }
    int[] row = new int[present.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= wanted.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (wanted.charAt(i - 1) == present.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[present.length()];
  }
}
