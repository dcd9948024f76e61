// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

/** One or all of the threads that begin at a {@link Spawn}. */
public final class AbstractThread {
  public final Spawn spawn;
  public final Side side;

  AbstractThread(Spawn spawn, Side side) {
    this.spawn = spawn;
    this.side = side;
  }

  public boolean isMain() {
    return spawn.kind == Spawn.Kind.MAIN;
  }

  public AbstractThread parent() {
    return spawn.parent;
  }

  /** How many threads lie between this and the first. */
  int generation() {
    int generation = 0;
    for (AbstractThread each = this; each.parent() != null; each = each.parent()) {
      generation++;
    }
    return generation;
  }

  @Override
  public String toString() {
    return spawn + (isMain() ? "" : "/" + side);
  }
}
