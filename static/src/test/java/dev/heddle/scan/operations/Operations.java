// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collector;

/** All operations of the running JDK that have the program's code run by other threads. */
final class Operations {
  /** Classes whose methods are looked through, with something to call these on. */
  private static final Map<String, String> RECEIVERS = new LinkedHashMap<>();

  static {
    RECEIVERS.put("java.util.stream.Stream", "((Stream) list().parallelStream())");
    RECEIVERS.put("java.util.stream.IntStream", "IntStream.range(0, 9).parallel()");
    RECEIVERS.put("java.util.stream.LongStream", "LongStream.range(0, 9).parallel()");
    RECEIVERS.put("java.util.stream.DoubleStream", "DoubleStream.of(1, 2, 3).parallel()");
    RECEIVERS.put("java.util.stream.StreamSupport", "");
    RECEIVERS.put("java.util.stream.Collectors", "");
    RECEIVERS.put("java.util.stream.Collector", "");
    RECEIVERS.put("java.util.Arrays", "");
    RECEIVERS.put("java.util.concurrent.ConcurrentHashMap", "map()");
    RECEIVERS.put("java.lang.Thread", "");
    RECEIVERS.put("java.lang.Thread$Builder", "Thread.ofVirtual()");
    RECEIVERS.put("java.util.Timer", "new Timer()");
    RECEIVERS.put("java.util.concurrent.Executor", "((Executor) executor())");
    RECEIVERS.put("java.util.concurrent.ExecutorService", "executor()");
    RECEIVERS.put("java.util.concurrent.ScheduledExecutorService", "scheduler()");
    RECEIVERS.put(
        "java.util.concurrent.CompletionService",
        "((CompletionService) new ExecutorCompletionService(executor()))");
    RECEIVERS.put("java.util.concurrent.ForkJoinPool", "new ForkJoinPool()");
    RECEIVERS.put("java.util.concurrent.ForkJoinTask", "");
    RECEIVERS.put("java.util.concurrent.CompletableFuture", "future()");
  }

  /** Methods that call functions in the caller's thread, or only keep them. */
  private static final Predicate<Executable> RUNS_HERE =
      method ->
          switch (method.getDeclaringClass().getSimpleName()) {
            case "Arrays" -> !method.getName().startsWith("parallel");
            case "ConcurrentHashMap" ->
                method.getParameterCount() == 0 || method.getParameterTypes()[0] != long.class;
            case "ForkJoinPool" -> method instanceof Constructor;
            default -> false;
          };

  /** What is called for one element after the other, or once: nothing can race there. */
  private static final Set<String> IN_ORDER =
      Set.of("forEachOrdered", "iterate", "invoke", "collectingAndThen", "teeing", "StreamSupport");

  /** The argument of Collector.of that is called once. */
  private static final int FINISHER = 3;

  private Operations() {}

  static List<Operation> all() {
    List<Operation> all = new ArrayList<>();
    RECEIVERS.forEach(
        (name, receiver) -> {
          try {
            add(Class.forName(name), receiver, all);
          } catch (ClassNotFoundException e) {
            // This JDK does not have it.
          }
        });
    all.addAll(SpecialOperations.all());
    return all;
  }

  private static void add(Class<?> type, String receiver, List<Operation> all) {
    List<Executable> methods = new ArrayList<>(Arrays.asList(type.getDeclaredMethods()));
    methods.addAll(Arrays.asList(type.getDeclaredConstructors()));
    methods.removeIf(method -> !Modifier.isPublic(method.getModifiers()) || method.isSynthetic());
    methods.removeIf(RUNS_HERE);
    methods.sort(Comparator.comparing(Signatures::name));
    for (Executable method : methods) {
      for (int racy : Signatures.functions(method)) {
        add(method, receiver, racy, all);
      }
    }
  }

  private static void add(Executable method, String receiver, int racy, List<Operation> all) {
    String call = Signatures.run(method, Signatures.call(method, receiver, racy));
    if (method.getDeclaringClass().getSimpleName().startsWith("Collector")) {
      call = "((Stream) list().parallelStream()).collect(" + call + ")";
    }
    String name = Signatures.name(method);
    String which = Signatures.functions(method).size() > 1 ? ", argument " + (racy + 1) : "";
    boolean isInOrder =
        IN_ORDER.contains(method.getName())
            || IN_ORDER.contains(method.getDeclaringClass().getSimpleName())
            || method.getDeclaringClass() == Collector.class && racy == FINISHER;
    all.add(new Operation(name + which, call + "; HIT(1);", !isInOrder));
  }
}
