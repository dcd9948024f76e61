// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** The result of a thread is read before the thread has been joined. */
public final class ReadBeforeJoin {
  static final class Answer {
    int value;
  }

  private static void compute(Answer answer) {
    answer.value = 42; // race: ReadBeforeJoin$Answer.value
  }

  public static void racy() throws Exception {
    Answer answer = new Answer();
    Thread thread = new Thread(() -> compute(answer));
    thread.start();
    int value = answer.value; // race: ReadBeforeJoin$Answer.value
    thread.join();
    System.out.println(value);
  }

  public static void safe() throws Exception {
    Answer answer = new Answer();
    Thread thread = new Thread(() -> compute(answer));
    thread.start();
    thread.join();
    int value = answer.value;
    System.out.println(value);
  }
}
