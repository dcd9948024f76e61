// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Each method by which objects take part in serialisation, used rightly: under a lock when they are
 * written, handed over by a queue or a map when they were read.
 */
public final class EveryHook {
  private static final LinkedBlockingQueue<Derived> READ = new LinkedBlockingQueue<>();
  private static final ConcurrentHashMap<String, Named> NAMES = new ConcurrentHashMap<>();

  private static class Base implements Serializable {
    private static final long serialVersionUID = 1;
    int base = 1;
    transient int sum;

    private void writeObject(ObjectOutputStream out) throws IOException {
      base++;
      out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      sum = base;
    }
  }

  private static final class Derived extends Base {
    private static final long serialVersionUID = 1;
    private final Outside outside = new Outside();
    private final Named named = new Named("name");
    private int derived = 2;
  }

  /** Writes and reads itself. */
  public static final class Outside implements Externalizable {
    private static final long serialVersionUID = 1;
    private int number = 3;

    public Outside() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(++number);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      number = in.readInt();
    }
  }

  /** Of each name there is one object. */
  private static final class Named implements Serializable {
    private static final long serialVersionUID = 1;
    private String name;

    Named(String name) {
      this.name = name;
    }

    private Object readResolve() {
      return NAMES.computeIfAbsent(name, key -> this);
    }
  }

  public static void main(String[] args) throws Exception {
    Derived shared = new Derived();
    Body write =
        () -> {
          synchronized (shared) {
            READ.add(copy(shared));
            shared.derived++;
          }
        };
    Body use =
        () -> {
          Derived copy = READ.take();
          copy.base++;
          copy.derived += copy.sum;
          copy.outside.number++;
          if (copy.named.name.isEmpty()) {
            throw new AssertionError();
          }
        };
    Threads.run(write, write, use, use);
    System.out.println(shared.base + " " + shared.derived + " " + NAMES.size());
  }

  private static Derived copy(Derived object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    ByteArrayInputStream input = new ByteArrayInputStream(bytes.toByteArray());
    try (ObjectInputStream in = new ObjectInputStream(input)) {
      return (Derived) in.readObject();
    }
  }
}
