// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.reflection;

import dev.heddle.realworld.Workers;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Member;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Links the classes of the jars in some folders and prints a line for each: whether it passed the
 * verifier, and what reflection and serialization see of it. Arguments are how many classes to link
 * one of, the first that is linked, and the folders.
 */
public final class AllClasses {
  private AllClasses() {}

  public static void main(String[] arguments) throws Exception {
    Sample sample = new Sample(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
    String[] folders = Arrays.copyOfRange(arguments, 2, arguments.length);
    AtomicInteger next = new AtomicInteger();
    String[] lines = new String[folders.length];
    Workers.run(
        2,
        worker -> {
          for (int i = next.getAndIncrement(); i < lines.length; i = next.getAndIncrement()) {
            lines[i] = describeAll(Path.of(folders[i]), sample);
          }
          return worker;
        });
    for (String each : lines) {
      System.out.print(each);
    }
  }

  private static String describeAll(Path folder, Sample sample) throws IOException {
    List<Path> jars = jars(folder);
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      urls.add(jar.toUri().toURL());
    }
    StringBuilder lines = new StringBuilder();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new))) {
      for (Path jar : jars) {
        for (String name : sample.classNames(jar)) {
          lines.append(name).append(' ').append(describe(name, loader)).append('\n');
        }
      }
    }
    return lines.toString();
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static String describe(String name, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      // The JVM links a class before it answers this.
      int methods = names(type.getDeclaredMethods());
      int fields = names(type.getDeclaredFields());
      int constructors = names(type.getDeclaredConstructors());
      return fields + " " + methods + " " + constructors + " " + serialVersion(type);
    } catch (NoClassDefFoundError e) {
      // Which of several missing classes the verifier asks for first depends on the code it sees.
      return e.getMessage().contains("heddle") ? e.toString() : e.getClass().getName();
    } catch (Throwable e) {
      return e.toString();
    }
  }

  private static int names(Member[] members) {
    // The JVM does not promise an order of members.
    return Stream.of(members).map(Member::toString).sorted().toList().hashCode();
  }

  /** The number that the JDK makes up from the members of a class that does not state one. */
  private static String serialVersion(Class<?> type) {
    if (!Serializable.class.isAssignableFrom(type) || type.isEnum() || type.isInterface()) {
      return "-";
    }
    try {
      type.getDeclaredField("serialVersionUID");
      return "stated";
    } catch (NoSuchFieldException e) {
      return Long.toString(ObjectStreamClass.lookup(type).getSerialVersionUID());
    }
  }
}
