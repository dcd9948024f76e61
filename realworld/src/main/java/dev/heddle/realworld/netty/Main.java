// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.netty;

import dev.heddle.realworld.Workers;
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.codec.LengthFieldPrepender;
import io.netty.handler.codec.string.StringDecoder;
import io.netty.handler.codec.string.StringEncoder;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A Netty server sends back what four Netty clients send it. */
public final class Main {
  private static final int CLIENTS = 4;
  private static final int MESSAGES = 300;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    EventLoopGroup group = new MultiThreadIoEventLoopGroup(3, NioIoHandler.newFactory());
    try {
      ServerBootstrap bootstrap =
          new ServerBootstrap()
              .group(group)
              .channel(NioServerSocketChannel.class)
              .childHandler(pipeline(Echo::new));
      Channel server = bootstrap.bind(new InetSocketAddress("127.0.0.1", 0)).sync().channel();
      SocketAddress address = server.localAddress();
      List<Long> sums = Workers.run(CLIENTS, client -> exchange(group, address, client));
      System.out.println("sums " + sums);
      server.close().sync();
    } finally {
      group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
    }
    System.out.println("ended " + group.isTerminated());
  }

  private static ChannelInitializer<SocketChannel> pipeline(Supplier<ChannelHandler> last) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(SocketChannel channel) {
        channel
            .pipeline()
            .addLast(new LengthFieldBasedFrameDecoder(1 << 20, 0, 4, 0, 4))
            .addLast(new LengthFieldPrepender(4))
            .addLast(new StringDecoder())
            .addLast(new StringEncoder())
            .addLast(last.get());
      }
    };
  }

  private static long exchange(EventLoopGroup group, SocketAddress address, int client)
      throws Exception {
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Bootstrap bootstrap =
        new Bootstrap()
            .group(group)
            .channel(NioSocketChannel.class)
            .handler(pipeline(() -> new Answers(answers)));
    Channel channel = bootstrap.connect(address).sync().channel();
    long sum = 0;
    for (int i = 0; i < MESSAGES; i++) {
      String message = ("client " + client + " message " + i + ' ').repeat(1 + i % 100);
      channel.writeAndFlush(message);
      if (i % 3 == 0) {
        channel.eventLoop().execute(() -> channel.writeAndFlush("task"));
        sum += expect(answers, message) + expect(answers, "task");
      } else {
        sum += expect(answers, message);
      }
    }
    channel.close().sync();
    return sum;
  }

  private static int expect(BlockingQueue<String> answers, String message) throws Exception {
    String answer = answers.poll(60, TimeUnit.SECONDS);
    if (!message.equals(answer)) {
      throw new IllegalStateException("expected " + message + " but got " + answer);
    }
    return answer.length();
  }

  private static final class Echo extends SimpleChannelInboundHandler<String> {
    @Override
    protected void channelRead0(ChannelHandlerContext context, String message) {
      context.writeAndFlush(message);
    }
  }

  private static final class Answers extends SimpleChannelInboundHandler<String> {
    private final BlockingQueue<String> answers;

    Answers(BlockingQueue<String> answers) {
      this.answers = answers;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, String message) {
      answers.add(message);
    }
  }
}
