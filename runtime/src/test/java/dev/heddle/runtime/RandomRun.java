// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.Simulation.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A random sequence of events, each told to the runtime just as woven code tells it. */
final class RandomRun {
  private static final int SITES = 256;
  private static final int[] X = fieldSites("x");
  private static final int[] Y = fieldSites("y");
  private static final int[] Z = fieldSites("z");
  private static final int[] CONSTRUCTOR = places("<init>");
  private static final int[] READ_ELEMENT = places("readElement");
  private static final int[] WRITTEN_ELEMENT = places("writtenElement");
  private static final int[] READING_LOOP = places("readingLoop");
  private static final int[] WRITING_LOOP = places("writingLoop");
  private static final int[] RANGE = places("range");
  private static final int V = fieldSites("v")[0];
  private static final int W = fieldSites("w")[0];
  private static final int MONITOR = places("monitor")[0];
  private static final Object INITIALISED = new Object();

  private static final int MOST_THREADS = 8;

  final Simulation simulation;
  final int steps;
  private final Random random;
  private final int[] weights = new int[Action.values().length];
  private final List<Woven> objects = new ArrayList<>();
  private final List<Object> arrays = List.of(new long[3], new String[12], new long[20]);
  private final SimulatedLock[] monitors = {new SimulatedLock(), new SimulatedLock()};
  private final SimulatedLock readWriteLock = new SimulatedLock();
  private final Object queued = new Object();

  /** What a step does; each run has its own likelihoods. */
  private enum Action {
    FIELD,
    STATIC_FIELD,
    ELEMENT,
    RANGE,
    SWEEP,
    CONSTRUCT,
    VOLATILE,
    STATIC_VOLATILE,
    MONITOR,
    GUARDED_FIELD,
    READ_WRITE_LOCK,
    HAND_OVER,
    INITIALISE,
    NULL_OWNER,
    START,
    END,
    JOIN,
    GIVE_BACK
  }

  RandomRun(long seed) {
    random = new Random(seed);
    simulation = new Simulation(seed % 2 == 0);
    steps = 20 + random.nextInt(80);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(10);
    }
    Woven.forget();
    objects.add(new Woven());
    objects.add(new Woven());
    int threads = 2 + random.nextInt(MOST_THREADS - 1);
    while (simulation.alive.size() < threads) {
      simulation.start(anyThread());
    }
  }

  private static int[] fieldSites(String name) {
    int[] sites = new int[SITES];
    ClassLoader loader = RandomRun.class.getClassLoader();
    Arrays.setAll(sites, line -> Sites.field(loader, "dev/heddle/runtime/Woven", name));
    return sites;
  }

  private static int[] places(String method) {
    int[] sites = new int[SITES];
    Arrays.setAll(sites, line -> Sites.place("Woven", method, "Woven.java", line, null));
    return sites;
  }

  void run() {
    for (int i = 0; i < steps; i++) {
      step(anyThread());
    }
    simulation.finish();
  }

  private void step(SimulatedThread thread) {
    switch (anyAction()) {
      case FIELD -> field(thread, anyObject(), random.nextBoolean());
      case STATIC_FIELD -> staticField(thread);
      case ELEMENT -> element(thread);
      case RANGE -> range(thread);
      case SWEEP -> sweep(thread);
      case CONSTRUCT -> construct(thread);
      case VOLATILE -> volatileField(thread);
      case STATIC_VOLATILE -> staticVolatileField(thread);
      case MONITOR -> monitor(thread, monitors[random.nextInt(monitors.length)]);
      case GUARDED_FIELD -> guardedField(thread);
      case READ_WRITE_LOCK -> readWriteLock(thread);
      case HAND_OVER -> handOver(thread);
      case INITIALISE -> initialise(thread);
      case NULL_OWNER -> nullOwner(thread);
      case START -> {
        if (simulation.alive.size() < MOST_THREADS) {
          simulation.start(thread);
        }
      }
      case END -> {
        if (simulation.alive.size() > 1) {
          simulation.end(thread);
        }
      }
      case JOIN -> {
        if (!simulation.ended.isEmpty()) {
          simulation.join(thread, any(simulation.ended));
        }
      }
      case GIVE_BACK -> {
        if (!thread.held.isEmpty()) {
          thread.held.remove(random.nextInt(thread.held.size())).run();
        }
      }
    }
  }

  private void field(SimulatedThread thread, Woven object, boolean writes) {
    boolean isX = random.nextBoolean();
    ThreadState state = thread.state();
    long context = thread.number;
    Place place = new Place(object, isX ? "x" : "y");
    int site = simulation.access(thread, isX ? X : Y, writes, List.of(place));
    if (random.nextInt(4) == 0) {
      if (writes) {
        Fields.write(object, state, context, site);
      } else {
        Fields.read(object, state, context, site);
      }
    } else if (isX && writes) {
      Woven.$heddle$write$x(object, state, context, site);
    } else if (isX) {
      Woven.$heddle$read$x(object, state, context, site);
    } else if (writes) {
      Woven.$heddle$write$y(object, state, context, site);
    } else {
      Woven.$heddle$read$y(object, state, context, site);
    }
  }

  private void staticField(SimulatedThread thread) {
    boolean writes = random.nextInt(3) == 0;
    ThreadState state = thread.state();
    long context = thread.number;
    int site = simulation.access(thread, Z, writes, List.of(new Place(Woven.class, "z")));
    boolean isFar = random.nextInt(4) == 0;
    if (writes && isFar) {
      Fields.writeStatic(state, context, site);
    } else if (writes) {
      Woven.$heddle$write$z(state, context, site);
    } else if (isFar) {
      Fields.readStatic(state, context, site);
    } else {
      Woven.$heddle$read$z(state, context, site);
    }
  }

  private void element(SimulatedThread thread) {
    Object array = any(arrays);
    int index = random.nextInt(java.lang.reflect.Array.getLength(array));
    boolean writes = random.nextBoolean();
    int[] sites = writes ? WRITTEN_ELEMENT : READ_ELEMENT;
    int site = simulation.access(thread, sites, writes, List.of(new Place(array, index)));
    element(thread, array, index, writes, site);
  }

  private void element(SimulatedThread thread, Object array, int index, boolean writes, int site) {
    ThreadState state = thread.state();
    if (random.nextInt(4) == 0) {
      if (writes) {
        Cells.write(array, index, state, thread.number, site);
      } else {
        Cells.read(array, index, state, thread.number, site);
      }
      return;
    }
    // The place may have met another array; and each call of a method begins with an empty
    // variable.
    Sweep kept = random.nextInt(4) == 0 ? null : thread.sweeps.get(site);
    Sweep sweep =
        writes
            ? Cells.write(array, index, kept, state, thread.number, site)
            : Cells.read(array, index, kept, state, thread.number, site);
    thread.sweeps.put(site, sweep);
  }

  /** A loop over some of an array's elements, upwards or downwards; some go twice over them. */
  private void sweep(SimulatedThread thread) {
    Object array = any(arrays);
    int length = java.lang.reflect.Array.getLength(array);
    int first = random.nextInt(length);
    int step = (1 + random.nextInt(3)) * (random.nextBoolean() ? 1 : -1);
    boolean writes = random.nextInt(3) == 0;
    List<Integer> indices = new ArrayList<>();
    for (int index = first; index >= 0 && index < length; index += step) {
      indices.add(index);
    }
    boolean isTwice = random.nextInt(4) == 0;
    if (isTwice) {
      indices.addAll(List.copyOf(indices));
    }
    Set<Place> places = new LinkedHashSet<>();
    for (int index : indices) {
      places.add(new Place(array, index));
    }
    int[] sites = writes ? WRITING_LOOP : READING_LOOP;
    int site = simulation.access(thread, sites, writes, List.copyOf(places));
    ThreadState state = thread.state();
    if (isTwice || random.nextBoolean()) {
      for (int index : indices) {
        element(thread, array, index, writes, site);
      }
    } else if (writes) {
      Cells.writeLoop(array, first, indices.size(), step, state, thread.number, site);
    } else {
      Cells.readLoop(array, first, indices.size(), step, state, thread.number, site);
    }
  }

  private void range(SimulatedThread thread) {
    Object array = any(arrays);
    int length = java.lang.reflect.Array.getLength(array);
    int from = random.nextInt(length);
    int count = 1 + random.nextInt(length - from);
    boolean writes = random.nextInt(3) == 0;
    List<Place> places = new ArrayList<>();
    for (int index = from; index < from + count; index++) {
      places.add(new Place(array, index));
    }
    int site = simulation.access(thread, RANGE, writes, places);
    if (writes) {
      Cells.writeRange(array, from, count, thread.state(), thread.number, site);
    } else {
      Cells.readRange(array, from, count, thread.state(), thread.number, site);
    }
  }

  /** Both fields are written by the constructor; between the two it may release something. */
  private void construct(SimulatedThread thread) {
    ThreadState state = thread.state();
    Woven object = new Woven();
    boolean releases = random.nextInt(4) == 0;
    Place x = new Place(object, "x");
    Place y = new Place(object, "y");
    List<Place> stamped = releases ? List.of(x) : List.of(x, y);
    int site = simulation.access(thread, CONSTRUCTOR, true, stamped);
    History stamp = state.construct(thread.number, site);
    Woven.$heddle$init$x(object, stamp, state, thread.number, X[0]);
    if (releases) {
      simulation.release(thread, queued);
      Sync.release(queued, state);
      site = simulation.access(thread, Y, true, List.of(y));
    }
    Woven.$heddle$init$y(object, stamp, state, thread.number, releases ? site : Y[0]);
    objects.set(random.nextInt(objects.size()), object);
  }

  private void volatileField(SimulatedThread thread) {
    Woven object = objects.get(0);
    ThreadState state = thread.state();
    boolean isFar = random.nextInt(4) == 0;
    if (random.nextBoolean()) {
      simulation.release(thread, object);
      if (isFar) {
        Fields.write(object, state, 0, V);
      } else {
        Fields.volatileWrite(object, state, V);
      }
    } else {
      simulation.acquire(thread, object);
      if (isFar) {
        Fields.read(object, state, 0, V);
      } else {
        Fields.volatileRead(object, state, V);
      }
    }
  }

  private void staticVolatileField(SimulatedThread thread) {
    ThreadState state = thread.state();
    boolean isFar = random.nextInt(4) == 0;
    if (random.nextBoolean()) {
      simulation.release(thread, Woven.class);
      if (isFar) {
        Fields.writeStatic(state, 0, W);
      } else {
        Fields.volatileWrite(null, state, W);
      }
    } else {
      simulation.acquire(thread, Woven.class);
      if (isFar) {
        Fields.readStatic(state, 0, W);
      } else {
        Fields.volatileRead(null, state, W);
      }
    }
  }

  private boolean monitor(SimulatedThread thread, SimulatedLock lock) {
    return lock.takeExclusively(
        thread,
        () -> {
          simulation.acquire(thread, lock);
          Monitors.enter(lock, thread.state(), 0, MONITOR);
        },
        () -> {
          simulation.release(thread, lock);
          Monitors.exit(lock, thread.state());
        });
  }

  /** A field used with discipline, so that not everything races. */
  private void guardedField(SimulatedThread thread) {
    if (monitor(thread, monitors[0])) {
      field(thread, objects.get(0), random.nextBoolean());
      thread.held.remove(thread.held.size() - 1).run();
    }
  }

  private void readWriteLock(SimulatedThread thread) {
    SimulatedLock lock = readWriteLock;
    ThreadState state = thread.state();
    if (random.nextInt(3) == 0) {
      lock.takeExclusively(
          thread,
          () -> {
            simulation.acquire(thread, lock);
            simulation.acquire(thread, lock.readers);
            Sync.lockWrite(lock, state);
          },
          () -> {
            simulation.release(thread, lock);
            Sync.unlock(lock, state);
          });
    } else {
      lock.takeShared(
          thread,
          () -> {
            simulation.acquire(thread, lock);
            Sync.lockShared(lock, state);
          },
          () -> {
            simulation.release(thread, lock.readers);
            Sync.unlockShared(lock, state);
          });
    }
  }

  private void handOver(SimulatedThread thread) {
    if (random.nextBoolean()) {
      simulation.release(thread, queued);
      Sync.release(queued, thread.state());
    } else {
      simulation.acquire(thread, queued);
      Sync.acquire(queued, thread.state());
    }
  }

  private void initialise(SimulatedThread thread) {
    if (Woven.$heddle$$initialised == null) {
      simulation.release(thread, INITIALISED);
      Woven.$heddle$$initialised = ClassInit.done(thread.state());
    } else {
      simulation.acquire(thread, INITIALISED);
      if (random.nextBoolean()) {
        ClassInit.seen(Woven.$heddle$$initialised, thread.state());
      } else {
        ClassInit.seenFar(thread.state(), Z[0]);
      }
    }
  }

  /** The program's own instruction will throw; the runtime must see nothing in it. */
  private void nullOwner(SimulatedThread thread) {
    ThreadState state = thread.state();
    Woven.$heddle$read$x(null, state, 0, X[0]);
    Woven.$heddle$write$y(null, state, 0, Y[0]);
    Fields.read(null, state, 0, X[0]);
    Fields.write(null, state, 0, V);
    Fields.volatileWrite(null, state, V);
    Cells.read(null, 0, thread.sweeps.get(READ_ELEMENT[0]), state, 0, READ_ELEMENT[0]);
    Cells.write(arrays.get(0), -1, null, state, 0, WRITTEN_ELEMENT[0]);
    Cells.writeRange(arrays.get(0), 1, 99, state, 0, RANGE[0]);
    Monitors.enter(null, state, 0, MONITOR);
  }

  private Action anyAction() {
    int total = 0;
    for (int weight : weights) {
      total += weight;
    }
    int chosen = random.nextInt(Math.max(total, 1));
    for (Action action : Action.values()) {
      chosen -= weights[action.ordinal()];
      if (chosen < 0) {
        return action;
      }
    }
    return Action.FIELD;
  }

  private SimulatedThread anyThread() {
    return any(simulation.alive);
  }

  private Woven anyObject() {
    return any(objects);
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
