// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/**
 * The value of a class is changed after all have it; and what is computed for one class orders
 * nobody who gets the same value for another.
 */
public final class ClassValueChanged {

  private static final class Info {
    private int size;
  }

  private static final ClassValue<Info> INFOS =
      new ClassValue<>() {
        @Override
        protected Info computeValue(Class<?> type) {
          return new Info();
        }
      };

  private static final ClassValue<Boolean> FLAGS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return true;
        }
      };

  private static int handedOver;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> INFOS.get(String.class).size = 1, // race: Info.size
        () -> {
          int read = INFOS.get(String.class).size; // race: Info.size
        });
    FLAGS.get(String.class);
    Threads.inOrder(
        () -> {
          handedOver = 1; // race: ClassValueChanged.handedOver
          FLAGS.get(Integer.class);
        },
        () -> {
          FLAGS.get(String.class);
          int read = handedOver; // race: ClassValueChanged.handedOver
        });
    System.out.println("done");
  }
}
