// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** An access that an exception prevents races with nothing; those before it do. */
public final class FailureBetweenAccesses {
  private int first;
  private int second;
  private int third;

  public static void main(String[] args) throws Exception {
    int[] none = {};
    FailureBetweenAccesses nothing = null;
    run(shared -> shared.readWith(nothing));
    run(shared -> shared.addTo(nothing));
    run(shared -> shared.writeFrom(nothing));
    run(shared -> shared.divideBy(0));
    run(shared -> shared.readWith(none));
    run(shared -> shared.writeInto(none));
    run(shared -> shared.readAs("text"));
    run(FailureBetweenAccesses::readOfNull);
    FailureBetweenAccesses before = new FailureBetweenAccesses();
    Threads.inOrder(() -> attempt(each -> each.sum(nothing), before), before::setFirst);
  }

  private interface Failing {
    void on(FailureBetweenAccesses shared);
  }

  private static void run(Failing failing) throws Exception {
    FailureBetweenAccesses shared = new FailureBetweenAccesses();
    Threads.inOrder(() -> attempt(failing, shared), shared::setOthers);
    FailureBetweenAccesses again = new FailureBetweenAccesses();
    Threads.inOrder(again::setOthers, () -> attempt(failing, again));
  }

  private static void attempt(Failing failing, FailureBetweenAccesses shared) {
    try {
      failing.on(shared);
      System.out.println("no exception");
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + " in line " + e.getStackTrace()[0].getLineNumber());
    }
  }

  private void setOthers() {
    second = 1;
    third = 2;
  }

  private void setFirst() {
    first = 3; // race: FailureBetweenAccesses.first
  }

  private int sum(FailureBetweenAccesses other) {
    return first // race: FailureBetweenAccesses.first
        + other.first
        + second
        + third;
  }

  private int readWith(FailureBetweenAccesses other) {
    return first + other.first + second + other.second + third;
  }

  private void addTo(FailureBetweenAccesses other) {
    other.first += first;
    other.second += second;
    other.third += third;
  }

  private void writeFrom(FailureBetweenAccesses other) {
    first = 0;
    second = other.second;
    third = other.third;
  }

  private void divideBy(int divisor) {
    first = 1;
    second = 7 / divisor;
    third = 2;
  }

  private int readWith(int[] numbers) {
    return first + numbers[1] + second + third;
  }

  private void writeInto(int[] numbers) {
    first = 1;
    numbers[0] = 1;
    second = 2;
    third = 3;
  }

  private int readAs(Object text) {
    return first + ((Integer) text) + second + third;
  }

  private void readOfNull() {
    FailureBetweenAccesses other = null;
    int total = first;
    total += other.second + other.third;
    second = total;
    third = total;
  }
}
