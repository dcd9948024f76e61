// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.Simulation.Place;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random accesses to elements of arrays: one by one, in loops and in stretches. */
final class RandomElements {
  private static final int[] READ_ELEMENT = RandomSites.places("readElement");
  private static final int[] WRITTEN_ELEMENT = RandomSites.places("writtenElement");
  private static final int[] READING_LOOP = RandomSites.places("readingLoop");
  private static final int[] WRITING_LOOP = RandomSites.places("writingLoop");
  private static final int MOST_NEIGHBOURS = 4;
  private static final int[] READ_NEIGHBOURS =
      RandomSites.neighbours("readNeighbours", MOST_NEIGHBOURS);
  private static final int[] WRITTEN_NEIGHBOURS =
      RandomSites.neighbours("writtenNeighbours", MOST_NEIGHBOURS);
  private static final int[] RANGE = RandomSites.places("range");

  private final Random random;
  private final Simulation simulation;
  private final List<Object> arrays = List.of(new long[3], new String[12], new long[20]);

  RandomElements(Random random, Simulation simulation) {
    this.random = random;
    this.simulation = simulation;
  }

  void access(SimulatedThread thread, boolean writes) {
    Object array = anyArray();
    int index = random.nextInt(Array.getLength(array));
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
  void sweep(SimulatedThread thread) {
    Object array = anyArray();
    int length = Array.getLength(array);
    int first = random.nextInt(length);
    int step = (1 + random.nextInt(3)) * (random.nextBoolean() ? 1 : -1);
    boolean writes = random.nextInt(3) == 0;
    List<Integer> indices = new ArrayList<>();
    int most = random.nextBoolean() ? length : 1 + random.nextInt(3);
    for (int index = first; index >= 0 && index < length && indices.size() < most; index += step) {
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

  /**
   * Elements side by side, some places again and again; the program may fail at the array's end.
   */
  void neighbours(SimulatedThread thread) {
    Object array = anyArray();
    int length = Array.getLength(array);
    boolean writes = random.nextInt(3) == 0;
    int first = random.nextInt(length);
    int distance = random.nextInt(2 * MOST_NEIGHBOURS) - 1;
    for (int rounds = 1 + random.nextInt(3); rounds > 0; rounds--) {
      List<Place> places = new ArrayList<>();
      int count = 2 + random.nextInt(MOST_NEIGHBOURS - 1);
      for (int index = first; index < Math.min(length, first + count); index++) {
        places.add(new Place(array, index));
      }
      int[] sites = writes ? WRITTEN_NEIGHBOURS : READ_NEIGHBOURS;
      int site = simulation.access(thread, sites, writes, places, count - 1);
      if (writes) {
        Neighbours.writeInRow(array, first, count, thread.state(), thread.number, site);
      } else {
        Neighbours.readInRow(array, first, count, thread.state(), thread.number, site);
      }
      first = Math.floorMod(first + distance, length);
    }
  }

  void range(SimulatedThread thread) {
    Object array = anyArray();
    int length = Array.getLength(array);
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

  /** The program's own instruction will throw; the runtime must see nothing in it. */
  void none(SimulatedThread thread) {
    ThreadState state = thread.state();
    Object array = anyArray();
    Cells.read(null, 0, thread.sweeps.get(READ_ELEMENT[0]), state, 0, READ_ELEMENT[0]);
    Cells.read(
        array,
        Array.getLength(array),
        thread.sweeps.get(READING_LOOP[0]),
        state,
        0,
        READING_LOOP[0]);
    Cells.write(array, -1, null, state, 0, WRITTEN_ELEMENT[0]);
    Cells.writeRange(array, 1, 99, state, 0, RANGE[0]);
    Neighbours.readInRow(null, 0, 2, state, 0, READ_NEIGHBOURS[0]);
    Neighbours.writeInRow(array, -1, 3, state, 0, WRITTEN_NEIGHBOURS[0]);
    Neighbours.writeInRow(array, Array.getLength(array), 2, state, 0, WRITTEN_NEIGHBOURS[0]);
  }

  private Object anyArray() {
    return arrays.get(random.nextInt(arrays.size()));
  }
}
