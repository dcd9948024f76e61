// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Schedule;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;

/** What is written after a read was begun races with the handler that runs when it is complete. */
public final class WriteAfterAsynchronousRead {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    try (AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open();
        AsynchronousSocketChannel client = AsynchronousSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      client.connect(server.getLocalAddress()).get();
      try (AsynchronousSocketChannel connection = server.accept().get()) {
        client.read(ByteBuffer.allocate(1), schedule, new Handler());
        value = 1; // race: WriteAfterAsynchronousRead.value
        connection.write(ByteBuffer.allocate(1)).get();
        schedule.await(1);
      }
    }
    System.out.println("done");
  }

  private static final class Handler implements CompletionHandler<Integer, Schedule> {
    @Override
    public void completed(Integer count, Schedule schedule) {
      int read = value; // race: WriteAfterAsynchronousRead.value
      schedule.reach(1);
    }

    @Override
    public void failed(Throwable failure, Schedule schedule) {
      schedule.reach(1);
    }
  }
}
