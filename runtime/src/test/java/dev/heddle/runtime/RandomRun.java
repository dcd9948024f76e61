// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.Simulation.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** A random sequence of events, each told to the runtime just as woven code tells it. */
final class RandomRun {
  private static final int[] X = RandomSites.fieldSites("x");
  private static final int[] Y = RandomSites.fieldSites("y");
  private static final int[] Z = RandomSites.fieldSites("z");
  private static final int[] GROUP = RandomSites.groups();
  private static final int[] CONSTRUCTOR = RandomSites.places("<init>");
  private static final int V = RandomSites.fieldSites("v")[0];
  private static final int W = RandomSites.fieldSites("w")[0];
  private static final int MONITOR = RandomSites.places("monitor")[0];
  private static final Object INITIALISED = new Object();

  private static final int MOST_THREADS = 8;

  final Simulation simulation;
  final int steps;
  private final Random random;

  /** Few writes: locations that many threads read in turn. */
  private final boolean isMostlyReading;

  private final int[] weights = new int[Action.values().length];
  private final List<Woven> objects = new ArrayList<>();
  private final RandomElements elements;
  private final SimulatedLock[] monitors = {new SimulatedLock(), new SimulatedLock()};
  private final SimulatedLock readWriteLock = new SimulatedLock();
  private final Object queued = new Object();

  /** What a step does; each run has its own likelihoods. */
  private enum Action {
    FIELD,
    FIELDS_TOGETHER,
    STATIC_FIELD,
    ELEMENT,
    RANGE,
    NEIGHBOURS,
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
    isMostlyReading = seed % 5 == 1;
    steps = isMostlyReading ? 100 + random.nextInt(100) : 20 + random.nextInt(80);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(10);
    }
    if (isMostlyReading) {
      weights[Action.FIELD.ordinal()] = 40;
      weights[Action.STATIC_FIELD.ordinal()] = 20;
    }
    elements = new RandomElements(random, simulation);
    Woven.forget();
    objects.add(new Woven());
    objects.add(new Woven());
    int threads = 2 + random.nextInt(MOST_THREADS - 1);
    while (simulation.alive.size() < threads) {
      simulation.start(anyThread());
    }
  }

  /** How many fields have reached the state in which each reader has an entry of its own. */
  int readerTables() {
    return count(history -> history.others instanceof ReaderTable);
  }

  /** How many fields have a history that changes in place. */
  int ownHistories() {
    return count(OwnHistory.class::isInstance);
  }

  private int count(Predicate<History> wanted) {
    List<History> histories = new ArrayList<>();
    histories.add(Woven.$heddle$z);
    for (Woven each : objects) {
      histories.add(each.$heddle$x);
      histories.add(each.$heddle$y);
    }
    return (int) histories.stream().filter(each -> each != null && wanted.test(each)).count();
  }

  void run() {
    for (int i = 0; i < steps; i++) {
      step(anyThread());
    }
    simulation.finish();
  }

  private void step(SimulatedThread thread) {
    switch (anyAction()) {
      case FIELD -> field(thread, anyObject(), writes());
      case FIELDS_TOGETHER -> fieldsTogether(thread, anyObject(), writes());
      case STATIC_FIELD -> staticField(thread);
      case ELEMENT -> elements.access(thread, writes());
      case RANGE -> elements.range(thread);
      case NEIGHBOURS -> elements.neighbours(thread);
      case SWEEP -> elements.sweep(thread);
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

  private boolean writes() {
    return random.nextInt(isMostlyReading ? 20 : 2) == 0;
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

  /** Both fields are accessed, one after the other, and checked at once. */
  private void fieldsTogether(SimulatedThread thread, Woven object, boolean writes) {
    List<Place> places = List.of(new Place(object, "x"), new Place(object, "y"));
    int site = simulation.access(thread, GROUP, writes, places, 2);
    if (writes) {
      FieldsTogether.write(object, 2, thread.state(), thread.number, site);
    } else {
      FieldsTogether.read(object, 2, thread.state(), thread.number, site);
    }
  }

  private void staticField(SimulatedThread thread) {
    boolean writes = writes();
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
    elements.none(thread);
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
