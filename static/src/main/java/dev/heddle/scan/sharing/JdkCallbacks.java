// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.sharing;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Methods by which code of the JDK, which is not looked into, can call the program in any thread:
 * {@code hashCode}, {@code compareTo}, a collection's own. What threads, tasks and functions do is
 * followed, so their methods are none of these.
 */
final class JdkCallbacks {
  private static final String FUNCTIONS = "Ljava/util/function/";
  private static final Set<String> FOLLOWED =
      Set.of(
          "Ljava/lang/Runnable",
          "Ljava/lang/Thread",
          "Ljava/util/TimerTask",
          "Ljava/util/concurrent/Callable",
          "Ljava/util/concurrent/RecursiveAction",
          "Ljava/util/concurrent/RecursiveTask");

  private final Program program;
  private final Map<IMethod, Boolean> known = new HashMap<>();

  JdkCallbacks(Program program) {
    this.program = program;
  }

  /** Those that objects of a class have, by themselves or inherited. */
  List<IMethod> of(IClass type) {
    List<IMethod> callbacks = new ArrayList<>();
    for (IMethod method : type.getAllMethods()) {
      if (known.computeIfAbsent(method, this::isCallback)) {
        callbacks.add(method);
      }
    }
    return callbacks;
  }

  private boolean isCallback(IMethod method) {
    IClass type = method.getDeclaringClass();
    if (method.isStatic()
        || method.isPrivate()
        || method.isInit()
        || method.isAbstract()
        || program.origin(type) == Origin.JDK) {
      return false;
    }
    for (IClass each = type.getSuperclass(); each != null; each = each.getSuperclass()) {
      if (declares(each, method)) {
        return true;
      }
    }
    for (IClass each : type.getAllImplementedInterfaces()) {
      if (declares(each, method)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the scan knows who calls such an object. */
  static boolean isFollowed(IClass type) {
    String name = type.getName().toString();
    return FOLLOWED.contains(name) || name.startsWith(FUNCTIONS);
  }

  private boolean declares(IClass type, IMethod method) {
    if (program.origin(type) != Origin.JDK || isFollowed(type)) {
      return false;
    }
    for (IMethod declared : type.getDeclaredMethods()) {
      if (declared.getSelector().equals(method.getSelector())) {
        return true;
      }
    }
    return false;
  }
}
