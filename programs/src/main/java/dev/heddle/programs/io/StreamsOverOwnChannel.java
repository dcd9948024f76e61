// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;

/** Streams and writers of the JDK have a lock around the program's channel. */
public final class StreamsOverOwnChannel {
  private static final class Counting implements WritableByteChannel {
    private int bytes;

    @Override
    public int write(ByteBuffer buffer) {
      int count = buffer.remaining();
      bytes += count;
      buffer.position(buffer.limit());
      return count;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    OutputStream stream = Channels.newOutputStream(new Counting());
    Threads.run(() -> write(stream), () -> write(stream));
    Writer writer = Channels.newWriter(new Counting(), "UTF-8");
    Threads.run(() -> write(writer), () -> write(writer));
    System.out.println("done");
  }

  private static void write(OutputStream stream) throws IOException {
    for (int i = 0; i < 20; i++) {
      stream.write(new byte[4]);
    }
  }

  private static void write(Writer writer) throws IOException {
    for (int i = 0; i < 20; i++) {
      writer.write("text");
      writer.flush();
    }
  }
}
