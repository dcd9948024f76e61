// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/** The JDK's own lookup, which may look into every class. */
public final class TrustedLookup {
  public static final MethodHandles.Lookup INSTANCE = find();

  private TrustedLookup() {}

  private static MethodHandles.Lookup find() {
    try {
      Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
      return (MethodHandles.Lookup)
          Memory.UNSAFE.getReference(
              Memory.UNSAFE.staticFieldBase(field), Memory.UNSAFE.staticFieldOffset(field));
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }
}
