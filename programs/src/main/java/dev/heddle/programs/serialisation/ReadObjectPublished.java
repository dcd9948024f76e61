// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** An object read from a stream is handed over by a queue: filling it was ordered before. */
public final class ReadObjectPublished implements Serializable {
  private static final long serialVersionUID = 1;
  private static final BlockingQueue<ReadObjectPublished> QUEUE = new LinkedBlockingQueue<>();
  private int value = 6;

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new ReadObjectPublished());
    }
    Threads.run(() -> QUEUE.put(read(bytes.toByteArray())), ReadObjectPublished::use);
    System.out.println("done");
  }

  private static ReadObjectPublished read(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return (ReadObjectPublished) in.readObject();
    }
  }

  private static void use() throws InterruptedException {
    if (QUEUE.take().value++ != 6) {
      throw new AssertionError();
    }
  }
}
