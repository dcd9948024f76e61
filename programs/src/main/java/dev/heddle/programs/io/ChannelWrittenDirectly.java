// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;

/** A stream locks itself around the program's channel, to which another thread writes directly. */
public final class ChannelWrittenDirectly {
  private static final class Counting implements WritableByteChannel {
    private int bytes;

    @Override
    public int write(ByteBuffer buffer) {
      int count = buffer.remaining();
      bytes += count; // race: Counting.bytes
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
    Counting channel = new Counting();
    OutputStream stream = Channels.newOutputStream(channel);
    Threads.inOrder(() -> write(stream), () -> channel.write(ByteBuffer.allocate(4)));
    System.out.println("done");
  }

  private static void write(OutputStream stream) throws IOException {
    stream.write(new byte[4]);
  }
}
