// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Writing an object to a stream reads its fields, by reflection or worse. */
public final class WriteObjectReads implements Serializable {
  private static final long serialVersionUID = 1;
  private int value;

  public static void main(String[] args) throws Exception {
    WriteObjectReads shared = new WriteObjectReads();
    write(new WriteObjectReads());
    Threads.inOrder(() -> write(shared), () -> change(shared));
    System.out.println("done");
  }

  private static void write(WriteObjectReads object) throws IOException {
    try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
      out.writeObject(object); // race: WriteObjectReads.value
    }
  }

  private static void change(WriteObjectReads object) {
    object.value = 1; // race: WriteObjectReads.value
  }
}
