// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.runtime.QuietClassValue;
import dev.heddle.runtime.internal.thread.Memory;
import java.util.Arrays;

/** Tells the program's objects from the JDK's, and where the JDK's streams run its code. */
public final class ProgramCode {
  /** Loads such modules of the JDK as {@code java.sql} and {@code jdk.zipfs}. */
  private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

  private static final long[] NOWHERE = {};

  /** Where streams of a class keep what they are made of. */
  private static final ClassValue<long[]> BELOW =
      new QuietClassValue<>() {
        @Override
        protected long[] find(Class<?> type) {
          return placesOf(type);
        }
      };

  private ProgramCode() {}

  /** Whether the program has defined the class, and not the JDK. */
  public static boolean has(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && loader != PLATFORM;
  }

  /** Whether the program's code runs when the stream, reader or writer is used. */
  public static boolean isIn(Object stream) {
    Object each = stream;
    while (each != null) {
      if (has(each.getClass())) {
        return true;
      }
      each = below(each);
    }
    return false;
  }

  private static Object below(Object stream) {
    for (long place : BELOW.get(stream.getClass())) {
      Object below = Memory.UNSAFE.getReference(stream, place);
      if (below != null) {
        return below;
      }
    }
    return null;
  }

  private static long[] placesOf(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      long[] places = has(each) ? NOWHERE : placesIn(each);
      if (places.length != 0) {
        return places;
      }
    }
    return NOWHERE;
  }

  private static long[] placesIn(Class<?> type) {
    switch (type.getName()) {
      case "java.io.FilterOutputStream", "java.io.ObjectOutputStream$BlockDataOutputStream":
        return places(type, "out");
      case "java.io.FilterInputStream",
      "java.io.ObjectInputStream$BlockDataInputStream",
      "java.io.ObjectInputStream$PeekInputStream",
      "java.io.BufferedReader",
      "java.io.FilterReader":
        return places(type, "in");
      case "java.io.ObjectOutputStream":
        return places(type, "bout");
      case "java.io.ObjectInputStream":
        return places(type, "bin");
      case "sun.nio.ch.ChannelOutputStream", "sun.nio.ch.ChannelInputStream":
        return places(type, "ch");
      case "java.nio.channels.Channels$1":
        return places(type, "val$ch");
      case "sun.nio.cs.StreamEncoder":
        return places(type, "out", "ch");
      case "sun.nio.cs.StreamDecoder":
        return places(type, "in", "ch");
      default:
        return NOWHERE;
    }
  }

  /** Of those of the fields that this JDK's class has. */
  private static long[] places(Class<?> type, String... fields) {
    long[] places = new long[fields.length];
    int known = 0;
    for (String field : fields) {
      long place = NamedFields.offset(type, field);
      if (place >= 0) {
        places[known++] = place;
      }
    }
    return Arrays.copyOf(places, known);
  }
}
