// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Queues, deques and copy-on-write collections. */
final class QueueEdges {
  private QueueEdges() {}

  /** An element that looks at another one when it is compared. */
  private static final class Element implements Delayed {
    private final int rank;

    Element(int rank) {
      this.rank = rank;
    }

    @Override
    public int compareTo(Delayed other) {
      return rank - ((Element) other).rank;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return 0;
    }
  }

  static void run() throws Exception {
    queue("LinkedBlockingQueue", LinkedBlockingQueue::new);
    queue("bounded LinkedBlockingQueue", () -> new LinkedBlockingQueue<>(3));
    queue("ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(3));
    queue("LinkedBlockingDeque", LinkedBlockingDeque::new);
    queue("PriorityBlockingQueue", PriorityBlockingQueue::new);
    queue("LinkedTransferQueue", LinkedTransferQueue::new);
    queue("ConcurrentLinkedQueue", ConcurrentLinkedQueue::new);
    queue("ConcurrentLinkedDeque", ConcurrentLinkedDeque::new);
    blocking("LinkedBlockingQueue", new LinkedBlockingQueue<>());
    blocking("ArrayBlockingQueue", new ArrayBlockingQueue<>(1));
    blocking("LinkedBlockingDeque", new LinkedBlockingDeque<>(1));
    blocking("PriorityBlockingQueue", new PriorityBlockingQueue<>());
    blocking("LinkedTransferQueue", new LinkedTransferQueue<>());
    blocking("SynchronousQueue", new SynchronousQueue<>());
    blocking("fair SynchronousQueue", new SynchronousQueue<>(true));
    bounded("ArrayBlockingQueue", new ArrayBlockingQueue<>(1));
    bounded("LinkedBlockingQueue", new LinkedBlockingQueue<>(1));
    bounded("LinkedBlockingDeque", new LinkedBlockingDeque<>(1));
    unrelated();
    deques();
    delay();
    lists();
    exchanger();
  }

  private static void queue(String name, Supplier<Queue<Element>> maker) throws Exception {
    Queue<Element> polled = maker.get();
    Edges.ordered(name + " offer, poll", () -> polled.offer(new Element(1)), polled::poll);
    Queue<Element> peeked = maker.get();
    Edges.ordered(name + " add, peek", () -> peeked.add(new Element(1)), peeked::peek);
    Queue<Element> iterated = maker.get();
    Edges.ordered(
        name + " iterator", () -> iterated.add(new Element(1)), () -> iterated.iterator().next());
    Queue<Element> copied = maker.get();
    Edges.ordered(name + " toArray", () -> copied.add(new Element(1)), copied::toArray);
    callbacks(name, maker);
    Queue<Element> emptied = maker.get();
    emptied.add(new Element(1));
    Edges.ordered(name + " poll, poll nothing", emptied::poll, emptied::poll);
    Queue<Element> seenEmpty = maker.get();
    seenEmpty.add(new Element(1));
    Edges.ordered(name + " poll, isEmpty", seenEmpty::poll, seenEmpty::isEmpty);
  }

  private static void callbacks(String name, Supplier<Queue<Element>> maker) throws Exception {
    Queue<Element> visited = maker.get();
    Edges.Instant before = new Edges.Instant();
    Edges.Gate done = new Edges.Gate();
    Thread one =
        Edges.thread(
            () -> {
              before.note();
              visited.add(new Element(1));
              done.go();
            });
    Thread two =
        Edges.thread(
            () -> {
              done.await();
              visited.forEach(e -> before.expectKnown(name + " forEach"));
            });
    Thread three =
        Edges.thread(
            () -> {
              done.await();
              visited.stream().forEach(e -> before.expectKnown(name + " stream"));
            });
    Thread four =
        Edges.thread(
            () -> {
              done.await();
              visited.removeIf(
                  e -> {
                    before.expectKnown(name + " removeIf");
                    return false;
                  });
            });
    Thread five =
        Edges.thread(
            () -> {
              done.await();
              visited.contains(
                  new Object() {
                    @Override
                    public boolean equals(Object other) {
                      before.expectKnown(name + " contains");
                      return false;
                    }

                    @Override
                    public int hashCode() {
                      return 1;
                    }
                  });
            });
    Edges.join(one, two, three, four, five);
  }

  private static void blocking(String name, BlockingQueue<Element> queue) throws Exception {
    Edges.together(name + " put, take", () -> queue.put(new Element(1)), queue::take);
    Edges.together(
        name + " offer, timed poll",
        () -> {
          while (!queue.offer(new Element(1), 1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
          }
        },
        () -> queue.poll(10, TimeUnit.SECONDS));
    List<Element> drained = new ArrayList<>();
    if (!(queue instanceof SynchronousQueue)) {
      Edges.ordered(
          name + " put, drainTo", () -> queue.put(new Element(1)), () -> queue.drainTo(drained));
    }
  }

  private static void bounded(String name, BlockingQueue<Element> queue) throws Exception {
    queue.put(new Element(1));
    Edges.together(name + " take lets put", queue::take, () -> queue.put(new Element(2)));
    Edges.ordered(name + " take, offer", queue::take, () -> queue.offer(new Element(3)));
  }

  private static void unrelated() throws Exception {
    LinkedBlockingQueue<Element> linked = new LinkedBlockingQueue<>();
    Edges.unordered("two puts", () -> linked.put(new Element(1)), () -> linked.put(new Element(2)));
    LinkedBlockingQueue<Element> other = new LinkedBlockingQueue<>();
    other.put(new Element(1));
    Edges.unordered("put, take of another", () -> other.put(new Element(2)), other::take);
    ArrayBlockingQueue<Element> array = new ArrayBlockingQueue<>(5);
    array.put(new Element(1));
    Edges.unordered("array put, take of another", () -> array.put(new Element(2)), array::take);
    PriorityBlockingQueue<Element> sorted = new PriorityBlockingQueue<>();
    sorted.put(new Element(1));
    Edges.unordered("sorted put, take of another", () -> sorted.put(new Element(2)), sorted::take);
    ConcurrentLinkedQueue<Element> free = new ConcurrentLinkedQueue<>();
    free.add(new Element(1));
    Edges.unordered("free add, poll of another", () -> free.add(new Element(2)), free::poll);
  }

  private static void deques() throws Exception {
    for (Deque<Element> deque :
        List.<Deque<Element>>of(new LinkedBlockingDeque<>(), new ConcurrentLinkedDeque<>())) {
      String name = deque.getClass().getSimpleName();
      Edges.ordered(name + " push, pop", () -> deque.push(new Element(1)), deque::pop);
      Edges.ordered(
          name + " addLast, pollLast", () -> deque.addLast(new Element(1)), deque::pollLast);
      Edges.ordered(
          name + " addFirst, peekFirst", () -> deque.addFirst(new Element(1)), deque::getFirst);
    }
  }

  private static void delay() throws Exception {
    DelayQueue<Element> queue = new DelayQueue<>();
    Edges.together("DelayQueue", () -> queue.put(new Element(1)), queue::take);
    queue.put(new Element(1));
    Edges.ordered(
        "DelayQueue compares", () -> queue.put(new Element(1)), () -> queue.put(new Element(2)));
  }

  private static void lists() throws Exception {
    CopyOnWriteArrayList<Object> list = new CopyOnWriteArrayList<>();
    Edges.ordered("CopyOnWriteArrayList get", () -> list.add("x"), () -> list.get(0));
    Edges.ordered("CopyOnWriteArrayList iterator", () -> list.add("y"), () -> list.iterator());
    CopyOnWriteArraySet<Object> set = new CopyOnWriteArraySet<>();
    Edges.ordered("CopyOnWriteArraySet", () -> set.add("x"), () -> set.contains("x"));
  }

  private static void exchanger() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    Edges.together("Exchanger", () -> exchanger.exchange("a"), () -> exchanger.exchange("b"));
  }
}
