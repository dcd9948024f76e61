// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Objects go through a stream and come back the same, with the lock held on both sides. */
public final class RoundTrip implements Serializable {
  private int number = 3;
  private final String text = "text";
  private transient int skipped = 4;
  private int[] cells = {1, 2};

  public static void main(String[] args) throws Exception {
    RoundTrip shared = new RoundTrip();
    Body body =
        () -> {
          synchronized (shared) {
            RoundTrip copy = copy(shared);
            shared.number = copy.number + 1;
            shared.cells[0] = copy.cells[0] + copy.text.length() + copy.skipped;
          }
        };
    Threads.run(body, body);
    System.out.println(shared.number + " " + shared.cells[0] + " " + shared.skipped);
  }

  private static RoundTrip copy(RoundTrip object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    ByteArrayInputStream input = new ByteArrayInputStream(bytes.toByteArray());
    try (ObjectInputStream in = new ObjectInputStream(input)) {
      return (RoundTrip) in.readObject();
    }
  }
}
