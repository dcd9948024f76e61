// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A place where threads begin: a call that starts one, hands over a task, or runs a loop in
 * parallel. Its threads are children of the thread that makes the call.
 */
public final class Spawn {
  /** How the threads of a place live. */
  public enum Kind {
    /** The program's first thread. */
    MAIN,
    /** They run while the caller goes on, until somebody waits for their end. */
    TASK,
    /** As a task, again and again, but not twice at the same time. */
    PERIODIC,
    /** They have all ended when the call returns. */
    LOOP,
    /** All threads that libraries start by themselves: nobody knows when they end. */
    BACKGROUND,
    /** Any number of threads call what a library offers. */
    CALLERS
  }

  public final Kind kind;
  public final AbstractThread parent;
  public final IMethod method;
  public final int instruction;

  /** What somebody waits at for the end: threads, futures. */
  private final Set<AbstractObject> handles = new LinkedHashSet<>();

  /** Those that have ended before these threads begin. */
  private final Set<Spawn> after = new LinkedHashSet<>();

  /** What runs the tasks; null if nothing is known of it. */
  private Variable executor;

  /** Whether a thread of this place leads to this place again. */
  private boolean isRecursive;

  /** Whether each iteration gets a number that no other gets. */
  private boolean handsOutNumbers;

  private AbstractThread alpha;
  private AbstractThread beta;

  Spawn(Kind kind, AbstractThread parent, IMethod method, int instruction) {
    this.kind = kind;
    this.parent = parent;
    this.method = method;
    this.instruction = instruction;
    this.alpha = new AbstractThread(this, Side.ALPHA);
  }

  public AbstractThread thread(Side side) {
    if (side == Side.ALPHA) {
      return alpha;
    }
    if (beta == null) {
      beta = new AbstractThread(this, Side.BETA);
    }
    return beta;
  }

  public void addHandle(AbstractObject handle) {
    handles.add(handle.origin);
  }

  public Set<AbstractObject> handles() {
    return handles;
  }

  public void addAfter(Spawn earlier) {
    if (earlier != this) {
      after.add(earlier);
    }
  }

  public Set<Spawn> after() {
    return after;
  }

  public void runsOn(Variable executing) {
    executor = executing;
  }

  public Variable executor() {
    return executor;
  }

  /** Whether both are the same place in the program's text. */
  public boolean isAt(Spawn other) {
    return method == other.method && instruction == other.instruction;
  }

  public void setHandsOutNumbers(boolean does) {
    handsOutNumbers = does;
  }

  public boolean handsOutNumbers() {
    return handsOutNumbers;
  }

  /** Its threads run beside each other, however they come about. */
  public void setRecursive() {
    isRecursive = true;
  }

  public boolean isRecursive() {
    return isRecursive;
  }

  @Override
  public String toString() {
    return kind + (method == null ? "" : " " + method.getName() + ":" + instruction);
  }
}
