// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;

/** A field set before super() is published by a race like any other. */
public final class FieldSetBeforeSuperRaces {
  private static Box shared;

  private static final class Box {
    private int value;

    Box(int value) { // may race: Box.value
      this.value = value; // may race: Box.value
      super(); // may race: Box.value
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FieldSetBeforeSuperRaces::publish, FieldSetBeforeSuperRaces::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Box(5); // race: FieldSetBeforeSuperRaces.shared
  }

  private static void read() {
    Box box = shared; // race: FieldSetBeforeSuperRaces.shared
    int read = box.value; // race: Box.value
  }
}
