// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import dev.heddle.agent.internal.jdk.edges.Edges.Gate;
import dev.heddle.agent.internal.jdk.edges.Edges.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Executors and their tasks. */
final class TaskEdges {
  private TaskEdges() {}

  static void run() throws Exception {
    executor("single", Executors.newSingleThreadExecutor());
    executor("fixed", Executors.newFixedThreadPool(3));
    executor("cached", Executors.newCachedThreadPool());
    executor("scheduled", Executors.newScheduledThreadPool(2));
    executor("ForkJoinPool", new ForkJoinPool(3));
    executor("commonPool", ForkJoinPool.commonPool());
    executor("work stealing", Executors.newWorkStealingPool());
    ExecutorService perTask = perTaskExecutor();
    if (perTask != null) {
      executor("thread per task", perTask);
    }
    callerRuns();
    unrelatedTasks();
    activeCount();
    scheduled();
    forkJoin();
    parallelStream();
    publisher();
  }

  private static ExecutorService perTaskExecutor() throws Exception {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  private static void executor(String name, ExecutorService pool) throws Exception {
    Instant before = new Instant();
    Instant inside = new Instant();
    before.note();
    pool.submit(
            () -> {
              before.expectKnown(name + " submit, run");
              inside.note();
            })
        .get();
    inside.expectKnown(name + " run, get");
    Future<Integer> polled =
        pool.submit(
            () -> {
              inside.note();
              return 1;
            });
    while (!polled.isDone()) {
      Thread.onSpinWait();
    }
    inside.expectKnown(name + " run, isDone");
    invokeAll(name, pool);
    completion(name, pool);
    Instant last = new Instant();
    for (int i = 0; i < 3; i++) {
      pool.execute(last::note);
    }
    if (pool != ForkJoinPool.commonPool()) {
      pool.shutdown();
    }
    pool.awaitTermination(10, TimeUnit.SECONDS);
    last.expectKnown(name + " awaitTermination");
  }

  private static void invokeAll(String name, ExecutorService pool) throws Exception {
    List<Instant> instants = new ArrayList<>();
    List<Callable<String>> tasks = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Instant instant = new Instant();
      instants.add(instant);
      tasks.add(
          () -> {
            instant.note();
            return "done";
          });
    }
    pool.invokeAll(tasks);
    for (Instant instant : instants) {
      instant.expectKnown(name + " invokeAll");
    }
    Instant any = new Instant();
    Callable<String> one =
        () -> {
          any.note();
          return "any";
        };
    pool.invokeAny(List.of(one));
    any.expectKnown(name + " invokeAny");
  }

  private static void completion(String name, ExecutorService pool) throws Exception {
    ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
    Instant inside = new Instant();
    service.submit(
        () -> {
          inside.note();
          return "x";
        });
    service.take();
    inside.expectKnown(name + " ExecutorCompletionService.take");
  }

  private static void callerRuns() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            1,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            new ThreadPoolExecutor.CallerRunsPolicy());
    Gate busy = new Gate();
    Gate end = new Gate();
    pool.execute(
        () -> {
          busy.go();
          end.await();
        });
    busy.await();
    java.util.concurrent.atomic.AtomicInteger flag =
        new java.util.concurrent.atomic.AtomicInteger();
    Instant other = new Instant();
    Edges.join(
        Edges.thread(
            () -> {
              other.note();
              flag.set(1);
            }));
    Edges.join(
        Edges.thread(
            () ->
                pool.execute(
                    () -> {
                      flag.get();
                      other.expectKnown("hooks inside a task that the caller runs");
                    })));
    end.go();
    pool.shutdown();
  }

  /** Two submitters to one pool are not ordered, and neither are two tasks. */
  private static void unrelatedTasks() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Edges.unordered("two submitters", () -> pool.execute(() -> {}), () -> pool.execute(() -> {}));
    Instant first = new Instant();
    Gate noted = new Gate();
    Gate checked = new Gate();
    Thread one =
        Edges.thread(
            () ->
                pool.execute(
                    () -> {
                      first.note();
                      noted.go();
                      checked.await();
                    }));
    Thread two =
        Edges.thread(
            () -> {
              noted.await();
              pool.execute(
                  () -> {
                    first.expectUnknown("two tasks");
                    checked.go();
                  });
            });
    Edges.join(one, two);
    checked.await();
    Instant last = new Instant();
    Gate done = new Gate();
    Thread three =
        Edges.thread(
            () ->
                pool.execute(
                    () -> {
                      last.note();
                      done.go();
                    }));
    done.await();
    Edges.join(
        three,
        Edges.thread(
            () -> {
              pool.shutdown();
              last.expectUnknown("shutdown alone");
            }));
  }

  private static void activeCount() throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    Instant inside = new Instant();
    Gate noted = new Gate();
    pool.execute(
        () -> {
          inside.note();
          noted.go();
        });
    noted.await();
    while (pool.getActiveCount() > 0) {
      Thread.onSpinWait();
    }
    inside.expectKnown("getActiveCount");
    pool.execute(inside::note);
    while (pool.getCompletedTaskCount() < 2) {
      Thread.onSpinWait();
    }
    inside.expectKnown("getCompletedTaskCount");
    pool.shutdown();
  }

  private static void scheduled() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    Instant before = new Instant();
    Instant inside = new Instant();
    before.note();
    Future<?> delayed =
        pool.schedule(
            () -> {
              before.expectKnown("schedule");
              inside.note();
            },
            1,
            TimeUnit.MILLISECONDS);
    delayed.get();
    inside.expectKnown("scheduled get");
    int[] runs = new int[1];
    Instant[] run = {new Instant()};
    Gate enough = new Gate();
    Future<?> periodic =
        pool.scheduleAtFixedRate(
            () -> {
              if (runs[0]++ > 0) {
                run[0].expectKnown("periodic run after run");
              }
              run[0].note();
              if (runs[0] > 3) {
                enough.go();
              }
            },
            0,
            1,
            TimeUnit.MILLISECONDS);
    enough.await();
    periodic.cancel(false);
    pool.shutdownNow();
  }

  private static final class Halves extends RecursiveAction {
    private final int depth;
    private final Instant forked = new Instant();
    private final Instant done = new Instant();

    Halves(int depth) {
      this.depth = depth;
    }

    @Override
    protected void compute() {
      forked.expectKnown("fork");
      if (depth > 0) {
        Halves left = new Halves(depth - 1);
        Halves right = new Halves(depth - 1);
        left.forked.note();
        right.forked.note();
        left.fork();
        right.fork();
        left.join();
        right.join();
        left.done.expectKnown("fork, join");
        right.done.expectKnown("fork, join");
      }
      done.note();
    }
  }

  private static void forkJoin() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    Halves root = new Halves(5);
    root.forked.note();
    pool.invoke(root);
    root.done.expectKnown("invoke");
    Instant quiet = new Instant();
    pool.execute(quiet::note);
    pool.awaitQuiescence(10, TimeUnit.SECONDS);
    quiet.expectKnown("awaitQuiescence");
    pool.shutdown();
  }

  private static void parallelStream() {
    Instant before = new Instant();
    Instant[] inside = new Instant[64];
    before.note();
    IntStream.range(0, inside.length)
        .parallel()
        .forEach(
            i -> {
              before.expectKnown("parallel stream begins");
              inside[i] = new Instant();
              inside[i].note();
            });
    for (Instant instant : inside) {
      instant.expectKnown("parallel stream ends");
    }
    List<Instant> collected =
        IntStream.range(0, 64)
            .parallel()
            .mapToObj(
                i -> {
                  Instant instant = new Instant();
                  instant.note();
                  return instant;
                })
            .sorted((a, b) -> 0)
            .toList();
    for (Instant instant : collected) {
      instant.expectKnown("parallel collect");
    }
  }

  private static void publisher() throws Exception {
    Gate complete = new Gate();
    Instant[] published = new Instant[100];
    Instant[] received = new Instant[1];
    Instant closed = new Instant();
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    publisher.subscribe(
        new Flow.Subscriber<>() {
          private Flow.Subscription subscription;

          @Override
          public void onSubscribe(Flow.Subscription given) {
            subscription = given;
            given.request(1);
          }

          @Override
          public void onNext(Integer item) {
            published[item].expectKnown("publish, onNext");
            if (received[0] != null) {
              received[0].expectKnown("onNext, onNext");
            }
            received[0] = new Instant();
            received[0].note();
            subscription.request(1);
          }

          @Override
          public void onError(Throwable error) {
            Edges.problem(error.toString());
          }

          @Override
          public void onComplete() {
            closed.expectKnown("close, onComplete");
            complete.go();
          }
        });
    for (int i = 0; i < published.length; i++) {
      published[i] = new Instant();
      published[i].note();
      publisher.submit(i);
    }
    closed.note();
    publisher.close();
    complete.await();
  }
}
