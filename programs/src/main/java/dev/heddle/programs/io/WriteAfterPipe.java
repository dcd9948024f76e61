// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** What is written after the byte went into the pipe is not handed over by it. */
public final class WriteAfterPipe {
  private static int value;

  public static void main(String[] args) throws Exception {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Schedule schedule = new Schedule();
    Threads.run(() -> write(out, schedule), () -> read(in, schedule));
    System.out.println("done");
  }

  /** Stays alive, since the reader asks whether the writer is. */
  private static void write(PipedOutputStream out, Schedule schedule) throws IOException {
    out.write(7);
    value = 1; // race: WriteAfterPipe.value
    schedule.reach(1);
    schedule.await(2);
  }

  private static void read(PipedInputStream in, Schedule schedule) throws IOException {
    schedule.await(1);
    in.read();
    int read = value; // race: WriteAfterPipe.value
    schedule.reach(2);
  }
}
