// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.JdkModel;

/** Loads and initialises every class of the JDK's model, so that each is woven and verified. */
final class LoadAll {
  private LoadAll() {}

  public static void main(String[] arguments) throws Exception {
    for (ClassModel entry : JdkModel.load().classes()) {
      String name = entry.name().replace('/', '.');
      try {
        for (Class<?> member : Class.forName(name).getNestMembers()) {
          Class.forName(member.getName(), true, member.getClassLoader());
        }
      } catch (ClassNotFoundException e) {
        if (!entry.optional()) {
          throw e;
        }
      }
    }
    System.out.println("all loaded");
  }
}
