// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/**
 * An object read from a stream is handed over through a plain field: so is what it was filled with.
 */
public final class DeserialisedEscapes implements Serializable {
  private static final long serialVersionUID = 1;
  private static DeserialisedEscapes shared;

  private int number = 6;
  private String text = "six";

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new DeserialisedEscapes());
    }
    Threads.inOrder(() -> read(bytes.toByteArray()), DeserialisedEscapes::use);
    System.out.println("done");
  }

  private static void read(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      Object object = in.readObject(); // race: DeserialisedEscapes.number, DeserialisedEscapes.text
      shared = (DeserialisedEscapes) object; // race: DeserialisedEscapes.shared
    }
  }

  private static void use() {
    DeserialisedEscapes found = shared; // race: DeserialisedEscapes.shared
    int number = found.number; // race: DeserialisedEscapes.number
    String text = found.text; // race: DeserialisedEscapes.text
  }
}
