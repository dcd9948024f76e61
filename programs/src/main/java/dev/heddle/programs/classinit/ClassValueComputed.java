// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** What one thread has computed for a class is safe for the others. */
public final class ClassValueComputed {

  private static final class Info {
    private int size;
    private final Map<String, String> attributes = new HashMap<>();
  }

  private static final ClassValue<Info> INFOS =
      new ClassValue<>() {
        @Override
        protected Info computeValue(Class<?> type) {
          Info info = new Info();
          info.size = 5;
          info.attributes.put("name", type.getName());
          return info;
        }
      };

  private static int computed;

  private static final ClassValue<Object> NOTHING =
      new ClassValue<>() {
        @Override
        protected Object computeValue(Class<?> type) {
          computed++;
          return null;
        }
      };

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> use(String.class), () -> use(String.class), () -> use(String.class));
    Threads.run(() -> use(Integer.class), () -> use(Integer.class));
    Threads.inOrder(ClassValueComputed::useNothing, ClassValueComputed::useNothing);
    System.out.println("done");
  }

  private static void use(Class<?> type) {
    Info info = INFOS.get(type);
    if (info.size != 5 || info.attributes.get("name") == null) {
      throw new IllegalStateException("not computed");
    }
  }

  private static void useNothing() {
    if (NOTHING.get(String.class) != null || computed != 1) {
      throw new IllegalStateException("not computed");
    }
  }
}
