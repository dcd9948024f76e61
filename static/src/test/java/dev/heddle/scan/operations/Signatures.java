// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Set;
import java.util.TimerTask;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.BaseStream;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Makes programs of the signatures of methods: one for each function that a method is given. */
final class Signatures {
  private static final Set<Class<?>> TASKS =
      Set.of(
          Runnable.class,
          Callable.class,
          Comparator.class,
          TimerTask.class,
          ForkJoinTask.class,
          Collection.class,
          Collector.class);

  private Signatures() {}

  /** The program's code that a method is given. */
  static List<Integer> functions(Executable method) {
    List<Integer> functions = new ArrayList<>();
    for (int i = 0; i < method.getParameterCount(); i++) {
      Class<?> type = method.getParameterTypes()[i];
      if (isFunction(type)
          || TASKS.contains(type) && method.getDeclaringClass() != Collectors.class) {
        functions.add(i);
      }
    }
    return functions;
  }

  private static boolean isFunction(Class<?> type) {
    return type.getPackageName().equals("java.util.function")
        || type.getSimpleName().endsWith("MapMultiConsumer")
        || type == Comparator.class;
  }

  /** The method as the documentation of the JDK would list it. */
  static String name(Executable method) {
    return Arrays.stream(method.getParameterTypes())
        .map(Class::getSimpleName)
        .collect(
            Collectors.joining(
                ", ", owner(method) + (isNew(method) ? "" : "." + method.getName()) + "(", ")"));
  }

  private static boolean isNew(Executable method) {
    return method instanceof Constructor;
  }

  private static String owner(Executable method) {
    return (isNew(method) ? "new " : "")
        + method.getDeclaringClass().getCanonicalName().replaceAll("^[a-z.]+\\.", "");
  }

  /**
   * A call of the method.
   *
   * @param receiver what it is called on if it is not static
   * @param racy which argument has the code that races
   */
  static String call(Executable method, String receiver, int racy) {
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < method.getParameterCount(); i++) {
      Class<?> type = method.getParameterTypes()[i];
      if (!type.getSimpleName().equals("Characteristics[]")) {
        arguments.add(
            type == Collection.class && method.getDeclaringClass() == ForkJoinTask.class
                ? "(Collection) List.of("
                    + argument(ForkJoinTask.class, true)
                    + ", "
                    + argument(ForkJoinTask.class, true)
                    + ")"
                : argument(type, i == racy));
      }
    }
    String on =
        isNew(method)
            ? "new " + method.getDeclaringClass().getCanonicalName()
            : (Modifier.isStatic(method.getModifiers())
                    ? method.getDeclaringClass().getCanonicalName()
                    : receiver)
                + "."
                + method.getName();
    return on + "(" + String.join(", ", arguments) + ")";
  }

  private static String argument(Class<?> type, boolean isRacy) {
    String body = isRacy ? "HIT(1)" : "1";
    if (isFunction(type)) {
      return function(type, isRacy);
    } else if (type == Runnable.class) {
      return "(Runnable) () -> { " + (isRacy ? "HIT(1);" : "") + " }";
    } else if (type == Callable.class) {
      return "(Callable) () -> " + body;
    } else if (type == Collection.class) {
      return "(Collection) List.of((Callable) () -> " + body + ", (Callable) () -> " + body + ")";
    } else if (type == TimerTask.class) {
      return "new TimerTask() { public void run() { " + body + "; } }".replace("1; }", "}");
    } else if (type == ForkJoinTask.class) {
      return "new RecursiveTask() { protected Object compute() { return " + body + "; } }";
    } else if (type == Collector.class) {
      return isRacy
          ? "Collectors.mapping((Function) a -> HIT(a), Collectors.toList())"
          : "Collectors.toList()";
    } else if (CompletionStage.class.isAssignableFrom(type)) {
      return "future()";
    } else if (type == Executor.class) {
      return "executor()";
    } else if (type == TimeUnit.class) {
      return "TimeUnit.SECONDS";
    } else if (type == Date.class) {
      return "new Date()";
    } else if (type == String.class) {
      return "\"name\"";
    } else if (type.isArray()) {
      return "new " + type.getComponentType().getSimpleName() + "[9]";
    } else if (type.isPrimitive()) {
      return type == boolean.class ? "true" : "(" + type + ") 1";
    }
    return type == Object.class ? "new Object()" : "(" + type.getCanonicalName() + ") null";
  }

  private static String function(Class<?> type, boolean isRacy) {
    Method method =
        Arrays.stream(type.getMethods())
            .filter(
                each ->
                    Modifier.isAbstract(each.getModifiers()) && !each.getName().equals("equals"))
            .findFirst()
            .orElseThrow();
    String parameters =
        List.of("a", "b", "c").subList(0, method.getParameterCount()).stream()
            .collect(Collectors.joining(", ", "(", ")"));
    Class<?> result = method.getReturnType();
    String value =
        result == boolean.class
            ? "true"
            : result.isPrimitive()
                ? "(" + result + ") 1"
                : method.getParameterCount() > 0 ? "a" : "new ArrayList()";
    String body =
        result == void.class
            ? isRacy ? "{ HIT(1); }" : "{ }"
            : isRacy ? "HIT(" + value + ")" : value;
    return "(" + type.getCanonicalName() + ") " + parameters + " -> " + body;
  }

  /** Has the stream, thread or task run that a call gives back. */
  static String run(Executable method, String call) {
    Class<?> result = method instanceof Method called ? called.getReturnType() : null;
    if (result != null && BaseStream.class.isAssignableFrom(result)) {
      boolean isSource = Modifier.isStatic(method.getModifiers());
      return isSource
          ? "((" + result.getSimpleName() + ") " + call + ".parallel()).toArray()"
          : call + ".toArray()";
    } else if (method.getName().startsWith("adapt")) {
      return call + ".fork()";
    }
    return call + (isNew(method) || method.getName().equals("unstarted") ? ".start()" : "");
  }
}
