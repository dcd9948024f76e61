// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import java.util.ArrayList;
import java.util.List;

/** Operations that no signature shows, and calls that wait for the end of what they have begun. */
final class SpecialOperations {
  private static final String TASK = "(Runnable) () -> { HIT(1); }";

  private final List<Operation> all = new ArrayList<>();

  private SpecialOperations() {}

  static List<Operation> all() {
    SpecialOperations operations = new SpecialOperations();
    operations.streams();
    operations.factories();
    operations.forkJoin();
    operations.threads();
    operations.orders();
    int version = Runtime.version().feature();
    if (version >= 21) {
      operations.virtualThreads();
    }
    if (version >= 25) {
      operations.scopes();
    }
    return operations.all;
  }

  private void races(String name, String code) {
    all.add(new Operation(name, code, true));
  }

  private void isOrdered(String name, String code) {
    all.add(new Operation(name, code, false));
  }

  private void streams() {
    races(
        "Collection.parallelStream() of arrays, sets, maps",
        "new HashSet(list()).parallelStream().forEach(a -> HIT(1));"
            + " map().values().parallelStream().forEach(a -> HIT(1));");
    races(
        "Arrays.stream(...).parallel()",
        "Arrays.stream(new int[9]).parallel().forEach(a -> HIT(1));");
    races(
        "StreamSupport.stream(Spliterator, true)",
        "StreamSupport.stream(list().spliterator(), true).forEach(a -> HIT(1));");
    isOrdered(
        "StreamSupport.stream(Spliterator, false)",
        "StreamSupport.stream(list().spliterator(), false).forEach(a -> HIT(1));");
    isOrdered(
        "BaseStream.sequential()",
        "list().parallelStream().map(a -> HIT(1)).sequential().forEach(a -> HIT(1));");
    races(
        "BaseStream.parallel() at the end",
        "list().stream().map(a -> HIT(1)).parallel().forEach(a -> { });");
    races(
        "Stream.of(...), Stream.Builder",
        "Stream.builder().add(1).build().parallel().forEach(a -> HIT(1));");
    races(
        "Stream.concat(Stream, Stream)",
        "Stream.concat(list().parallelStream(), list().stream()).forEach(a -> HIT(1));");
    races("Stream.sorted()", "HITItems().parallelStream().sorted().toArray();");
    races("Stream.distinct()", "HITItems().parallelStream().distinct().toArray();");
    races(
        "Arrays.parallelSort(Comparable[])",
        "Arrays.parallelSort(HITItems().toArray(new HITItem[0]));");
    races("Collectors.toSet()", "HITItems().parallelStream().collect(Collectors.toSet());");
    races(
        "a loop in a loop",
        "list().parallelStream().forEach(a -> list().stream().forEach(b -> HIT(1)));");
    races(
        "a parallel loop in an ordinary one",
        "for (int i = 0; i < 9; i++) { list().parallelStream().forEach(a -> HIT(1)); }");
    races(
        "a parallel loop in a parallel one",
        "list().stream().forEach(a -> list().parallelStream().forEach(b -> HIT(1)));");
  }

  private void factories() {
    for (String factory :
        List.of(
            "newCachedThreadPool()",
            "newFixedThreadPool(4)",
            "newWorkStealingPool()",
            "newScheduledThreadPool(4)",
            "newSingleThreadExecutor()",
            "newSingleThreadScheduledExecutor()")) {
      races("Executors." + factory, "Executors." + factory + ".execute(() -> HIT(1)); HIT(1);");
    }
    isOrdered(
        "tasks of Executors.newSingleThreadExecutor() among themselves",
        "ExecutorService one = Executors.newSingleThreadExecutor();"
            + " one.execute(() -> HIT(1)); one.execute(() -> HIT(1));");
    races(
        "new ThreadPoolExecutor(...)",
        "new ThreadPoolExecutor(4, 4, 1, TimeUnit.SECONDS, new LinkedBlockingQueue())"
            + ".execute(() -> HIT(1)); HIT(1);");
    races(
        "new ScheduledThreadPoolExecutor(int)",
        "new ScheduledThreadPoolExecutor(4).schedule(" + TASK + ", 1, TimeUnit.SECONDS); HIT(1);");
    races("ForkJoinPool.commonPool()", "ForkJoinPool.commonPool().execute(" + TASK + "); HIT(1);");
  }

  private void forkJoin() {
    for (String type : List.of("RecursiveTask", "RecursiveAction", "CountedCompleter")) {
      String compute =
          type.equals("RecursiveTask")
              ? "protected Object compute() { return HIT(1); }"
              : "public void compute() { HIT(1); }";
      races(
          type + ".compute() by fork()", "new " + type + "() { " + compute + " }.fork(); HIT(1);");
      isOrdered(
          type + ".compute() by invoke()",
          "new " + type + "() { " + compute + " }.invoke(); HIT(1);");
    }
    races(
        "ForkJoinTask.invokeAll(ForkJoinTask...)",
        "ForkJoinTask.invokeAll(ForkJoinTask.adapt("
            + TASK
            + "), ForkJoinTask.adapt("
            + TASK
            + "), ForkJoinTask.adapt("
            + TASK
            + "));");
  }

  private void threads() {
    races(
        "a subclass of Thread", "new Thread() { public void run() { HIT(1); } }.start(); HIT(1);");
    races("FutureTask in a thread", "new Thread(new FutureTask(() -> HIT(1))).start(); HIT(1);");
    races(
        "Runtime.addShutdownHook(Thread)",
        "Runtime.getRuntime().addShutdownHook(new Thread(() -> HIT(1))); HIT(1);");
  }

  private void orders() {
    isOrdered(
        "Thread.join()", "Thread one = new Thread(() -> HIT(1)); one.start(); one.join(); HIT(1);");
    isOrdered("Future.get()", "executor().submit(" + TASK + ").get(); HIT(1);");
    isOrdered(
        "Future.get(long, TimeUnit)",
        "executor().submit(" + TASK + ").get(1, TimeUnit.SECONDS); HIT(1);");
    isOrdered(
        "ScheduledFuture.get()",
        "scheduler().schedule(" + TASK + ", 1, TimeUnit.SECONDS).get(); HIT(1);");
    isOrdered(
        "ExecutorService.awaitTermination(long, TimeUnit)",
        "ExecutorService pool = executor(); pool.submit("
            + TASK
            + "); pool.shutdown(); pool.awaitTermination(1, TimeUnit.SECONDS); HIT(1);");
    isOrdered(
        "the end of ExecutorService.invokeAll(Collection)",
        "executor().invokeAll((Collection) List.of((Callable) () -> 1)); HIT(1);");
    isOrdered(
        "CompletableFuture.join()", "CompletableFuture.runAsync(() -> HIT(1)).join(); HIT(1);");
    isOrdered("CompletableFuture.get()", "CompletableFuture.runAsync(() -> HIT(1)).get(); HIT(1);");
    isOrdered(
        "one stage after the other",
        "CompletableFuture.supplyAsync(() -> HIT(1)).thenApplyAsync(a -> HIT(a)).thenAccept(a -> HIT(1));");
    isOrdered(
        "CompletableFuture.allOf(CompletableFuture...)",
        "CompletableFuture one = CompletableFuture.runAsync(() -> HIT(1));"
            + " CompletableFuture.allOf(one).join(); HIT(1);");
    isOrdered("ForkJoinTask.join()", "ForkJoinTask.adapt(" + TASK + ").fork().join(); HIT(1);");
    isOrdered(
        "ForkJoinPool.invoke(ForkJoinTask)",
        "new ForkJoinPool().invoke(ForkJoinTask.adapt(" + TASK + ")); HIT(1);");
    isOrdered(
        "CountDownLatch.await()",
        "CountDownLatch latch = new CountDownLatch(1);"
            + " new Thread(() -> { HIT(1); latch.countDown(); }).start(); latch.await(); HIT(1);");
  }

  private void virtualThreads() {
    races(
        "Thread.ofPlatform().start(Runnable)", "Thread.ofPlatform().start(() -> HIT(1)); HIT(1);");
    races(
        "Thread.ofVirtual().factory()",
        "Thread.ofVirtual().factory().newThread(() -> HIT(1)).start(); HIT(1);");
    for (String factory :
        List.of(
            "newVirtualThreadPerTaskExecutor()",
            "newThreadPerTaskExecutor(Thread.ofVirtual().factory())")) {
      races("Executors." + factory, "Executors." + factory + ".submit(" + TASK + "); HIT(1);");
      isOrdered(
          "close() of Executors." + factory,
          "try (ExecutorService pool = Executors."
              + factory
              + ") { pool.submit("
              + TASK
              + "); } HIT(1);");
      races(
          "tasks of Executors." + factory + " among themselves",
          "try (ExecutorService pool = Executors."
              + factory
              + ") { pool.submit("
              + TASK
              + "); pool.submit("
              + TASK
              + "); }");
    }
    isOrdered(
        "Thread.join() of a virtual thread",
        "Thread one = Thread.ofVirtual().start(() -> HIT(1)); one.join(); HIT(1);");
    isOrdered(
        "Future.resultNow()",
        "Future one = executor().submit((Callable) () -> HIT(1)); one.get(); one.resultNow(); HIT(1);");
  }

  private void scopes() {
    races(
        "StructuredTaskScope.fork(Callable)",
        "try (StructuredTaskScope scope = StructuredTaskScope.open()) {"
            + " scope.fork((Callable) () -> HIT(1)); HIT(1); scope.join(); }");
    races(
        "StructuredTaskScope.fork(Runnable), two of them",
        "try (StructuredTaskScope scope = StructuredTaskScope.open()) {"
            + " scope.fork("
            + TASK
            + "); scope.fork("
            + TASK
            + "); scope.join(); }");
    isOrdered(
        "StructuredTaskScope.join()",
        "try (StructuredTaskScope scope = StructuredTaskScope.open()) {"
            + " scope.fork("
            + TASK
            + "); scope.join(); HIT(1); }");
    isOrdered(
        "StructuredTaskScope.close()",
        "try (StructuredTaskScope scope = StructuredTaskScope.open()) {"
            + " scope.fork("
            + TASK
            + "); } HIT(1);");
    races(
        "Stream.gather(Gatherer)",
        "list().parallelStream()"
            + ".gather(Gatherer.<Object, Object>of((state, a, down) -> HIT(true))).toArray();");
    isOrdered(
        "Gatherer.ofSequential(Integrator)",
        "list().parallelStream()"
            + ".gather(Gatherer.<Object, Object>ofSequential((state, a, down) -> HIT(true)))"
            + ".toArray();");
    all.add(
        new Operation(
            "Gatherers.mapConcurrent(int, Function)",
            "list().stream().gather(Gatherers.mapConcurrent(4, a -> HIT(a))).toArray();",
            true));
  }
}
