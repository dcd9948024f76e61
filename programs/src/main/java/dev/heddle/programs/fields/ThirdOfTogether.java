// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Three fields are accessed one after another; another thread races for the third alone. */
public final class ThirdOfTogether {
  private int first;
  private int second;
  private int third;
  private int sum;

  public static void main(String[] args) throws Exception {
    ThirdOfTogether readFirst = new ThirdOfTogether();
    Threads.inOrder(readFirst::readAll, readFirst::writeThirdLater);
    ThirdOfTogether readLast = new ThirdOfTogether();
    Threads.inOrder(readLast::writeThirdEarlier, readLast::readAllLater);
    ThirdOfTogether writtenFirst = new ThirdOfTogether();
    Threads.inOrder(writtenFirst::writeAll, writtenFirst::readThirdLater);
    ThirdOfTogether writtenLast = new ThirdOfTogether();
    Threads.inOrder(writtenLast::readThirdEarlier, writtenLast::writeAllLater);
    ThirdOfTogether other = new ThirdOfTogether();
    Threads.inOrder(() -> new ThirdOfTogether().add(other), other::setThird);
    System.out.println(readFirst.sum + readLast.sum + writtenFirst.sum + writtenLast.sum);
  }

  private void readAll() {
    int total = first;
    total += second;
    total += third; // race: ThirdOfTogether.third
    sum = total;
  }

  private void writeThirdLater() {
    third = 1; // race: ThirdOfTogether.third
  }

  private void writeThirdEarlier() {
    third = 2; // race: ThirdOfTogether.third
  }

  private void readAllLater() {
    int total = first;
    total += second;
    total += third; // race: ThirdOfTogether.third
    sum = total;
  }

  private void writeAll() {
    first = 1;
    second = 2;
    third = 3; // race: ThirdOfTogether.third
  }

  private void readThirdLater() {
    sum = third; // race: ThirdOfTogether.third
  }

  private void readThirdEarlier() {
    sum = third; // race: ThirdOfTogether.third
  }

  private void writeAllLater() {
    first += 1;
    second += 2;
    third += 3; // race: ThirdOfTogether.third
  }

  /** What is read of the other object depends on nothing, what is written here on that object. */
  private void add(ThirdOfTogether other) {
    sum = first;
    first += other.first;
    second += other.second;
    third += other.third; // race: ThirdOfTogether.third
  }

  private void setThird() {
    third = 4; // race: ThirdOfTogether.third
  }
}
