// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** The value of a class is changed after all have it. */
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

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> INFOS.get(String.class).size = 1, // race: Info.size
        () -> {
          int read = INFOS.get(String.class).size; // race: Info.size
        });
    System.out.println("done");
  }
}
