// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/** A readObject() method hands the object out before it is filled; so does readResolve(). */
public final class ReadObjectEscapes implements Serializable {
  private static final long serialVersionUID = 1;
  private static final ConcurrentLinkedQueue<ReadObjectEscapes> REGISTERED =
      new ConcurrentLinkedQueue<>();
  private static final AtomicReference<ReadObjectEscapes> LATEST = new AtomicReference<>();

  private int number = 6;
  private transient int derived;
  private transient int resolved;

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new ReadObjectEscapes());
    }
    Threads.inOrder(() -> read(bytes.toByteArray()), ReadObjectEscapes::use);
    System.out.println("done");
  }

  private static void read(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      in.readObject();
    }
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    REGISTERED.add(this);
    in.defaultReadObject(); // race: ReadObjectEscapes.number
    derived = 7; // race: ReadObjectEscapes.derived
  }

  private Object readResolve() {
    LATEST.set(this);
    resolved = 8; // race: ReadObjectEscapes.resolved
    return this;
  }

  private static void use() {
    ReadObjectEscapes found = REGISTERED.poll();
    int number = found.number; // race: ReadObjectEscapes.number
    int derived = found.derived; // race: ReadObjectEscapes.derived
    int resolved = LATEST.get().resolved; // race: ReadObjectEscapes.resolved
  }
}
