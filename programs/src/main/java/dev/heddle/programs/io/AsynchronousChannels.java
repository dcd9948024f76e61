// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * A completion handler, whichever thread it runs in, comes after the call that began the operation;
 * so each handler of an echo server may go on with the state that the last one has left.
 */
public final class AsynchronousChannels {
  private static final int ROUNDS = 20;
  private static final CountDownLatch CLOSED = new CountDownLatch(1);

  /** One connection of the server: its own handler for what it reads and for what it writes. */
  private static final class Connection implements CompletionHandler<Integer, String> {
    private final AsynchronousSocketChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(1);
    private int rounds;

    Connection(AsynchronousSocketChannel channel) {
      this.channel = channel;
    }

    void read() {
      buffer.clear();
      rounds++;
      channel.read(buffer, 10, TimeUnit.SECONDS, "read", this);
    }

    @Override
    public void completed(Integer count, String operation) {
      if (count < 0) {
        served = rounds;
        CLOSED.countDown();
      } else if (operation.equals("read")) {
        buffer.flip();
        rounds++;
        channel.write(buffer, "written", this);
      } else {
        read();
      }
    }

    @Override
    public void failed(Throwable failure, String operation) {
      CLOSED.countDown();
    }
  }

  private static int accepted;
  private static int served;

  public static void main(String[] args) throws Exception {
    AsynchronousChannelGroup group =
        AsynchronousChannelGroup.withFixedThreadPool(3, Executors.defaultThreadFactory());
    try (AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open(group)) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      accepted = 1;
      server.accept(null, new Acceptor());
      try (AsynchronousSocketChannel client = AsynchronousSocketChannel.open(group)) {
        client.connect(server.getLocalAddress()).get();
        for (int i = 0; i < ROUNDS; i++) {
          echo(client);
        }
      }
      CLOSED.await();
    }
    group.shutdownNow();
    group.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(accepted + " " + served);
  }

  private static void echo(AsynchronousSocketChannel client) throws Exception {
    ByteBuffer one = ByteBuffer.allocate(1);
    client.write(one).get();
    one.clear();
    client.read(one).get(10, TimeUnit.SECONDS);
  }

  private static final class Acceptor
      implements CompletionHandler<AsynchronousSocketChannel, Void> {
    @Override
    public void completed(AsynchronousSocketChannel channel, Void nothing) {
      accepted++;
      new Connection(channel).read();
    }

    @Override
    public void failed(Throwable failure, Void nothing) {
      CLOSED.countDown();
    }
  }
}
