// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/** Each mode that releases, and each that acquires: of fields, statics, elements and views. */
public final class EveryOrderingMode {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final VarHandle FIELD =
      Handles.instanceField(LOOKUP, Box.class, "field", int.class);
  private static final VarHandle STATIC =
      Handles.staticField(LOOKUP, EveryOrderingMode.class, "state", long.class);
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle OBJECTS = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final VarHandle VIEW =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private static long state;

  private static final class Box {
    int field;
    final int[] ints = new int[4];
    final Object[] objects = new Object[4];
    final byte[] bytes = new byte[64];
    int value;
  }

  public static void main(String[] args) throws Exception {
    check(FIELD_RELEASES, FIELD_ACQUIRES);
    check(STATIC_RELEASES, STATIC_ACQUIRES);
    check(INTS_RELEASES, INTS_ACQUIRES);
    check(OBJECTS_RELEASES, OBJECTS_ACQUIRES);
    if (VIEW.isAccessModeSupported(VarHandle.AccessMode.SET_VOLATILE)) {
      check(VIEW_RELEASES, VIEW_ACQUIRES);
    }
    System.out.println("done");
  }

  private static void check(Consumer<Box>[] releases, Consumer<Box>[] acquires) throws Exception {
    for (Consumer<Box> release : releases) {
      handOver(release, acquires[0]);
    }
    for (Consumer<Box> acquire : acquires) {
      handOver(releases[0], acquire);
    }
  }

  private static void handOver(Consumer<Box> release, Consumer<Box> acquire) throws Exception {
    Box box = new Box();
    STATIC.setVolatile(0L);
    Threads.inOrder(
        () -> {
          box.value = 1;
          release.accept(box);
        },
        () -> {
          acquire.accept(box);
          box.value++;
        });
  }

  @SafeVarargs
  private static Consumer<Box>[] modes(Consumer<Box>... modes) {
    return modes;
  }

  private static void expect(boolean success) {
    if (!success) {
      throw new AssertionError();
    }
  }

  private static final Consumer<Box>[] FIELD_RELEASES =
      modes(
          box -> FIELD.setVolatile(box, 1),
          box -> FIELD.setRelease(box, 1),
          box -> expect(FIELD.compareAndSet(box, 0, 1)),
          box -> expect((int) FIELD.compareAndExchange(box, 0, 1) == 0),
          box -> expect((int) FIELD.compareAndExchangeRelease(box, 0, 1) == 0),
          box -> expect(FIELD.weakCompareAndSet(box, 0, 1)),
          box -> expect(FIELD.weakCompareAndSetRelease(box, 0, 1)),
          box -> expect((int) FIELD.getAndSet(box, 1) == 0),
          box -> expect((int) FIELD.getAndSetRelease(box, 1) == 0),
          box -> expect((int) FIELD.getAndAdd(box, 1) == 0),
          box -> expect((int) FIELD.getAndAddRelease(box, 1) == 0),
          box -> expect((int) FIELD.getAndBitwiseOr(box, 1) == 0),
          box -> expect((int) FIELD.getAndBitwiseOrRelease(box, 1) == 0),
          box -> expect((int) FIELD.getAndBitwiseXor(box, 1) == 0),
          box -> expect((int) FIELD.getAndBitwiseXorRelease(box, 1) == 0),
          box -> FIELD.compareAndExchange(box, 0, 1));

  private static final Consumer<Box>[] FIELD_ACQUIRES =
      modes(
          box -> expect((int) FIELD.getVolatile(box) == 1),
          box -> expect((int) FIELD.getAcquire(box) == 1),
          box -> expect(FIELD.compareAndSet(box, 1, 2)),
          box -> expect(!FIELD.compareAndSet(box, 5, 2)),
          box -> expect((int) FIELD.compareAndExchange(box, 1, 2) == 1),
          box -> expect((int) FIELD.compareAndExchange(box, 5, 2) == 1),
          box -> expect((int) FIELD.compareAndExchangeAcquire(box, 1, 2) == 1),
          box -> expect((int) FIELD.compareAndExchangeAcquire(box, 5, 2) == 1),
          box -> expect(FIELD.weakCompareAndSet(box, 1, 2)),
          box -> expect(FIELD.weakCompareAndSetAcquire(box, 1, 2)),
          box -> expect((int) FIELD.getAndSet(box, 2) == 1),
          box -> expect((int) FIELD.getAndSetAcquire(box, 2) == 1),
          box -> expect((int) FIELD.getAndAdd(box, 2) == 1),
          box -> expect((int) FIELD.getAndAddAcquire(box, 2) == 1),
          box -> expect((int) FIELD.getAndBitwiseAnd(box, 2) == 1),
          box -> expect((int) FIELD.getAndBitwiseAndAcquire(box, 2) == 1),
          box -> FIELD.compareAndExchange(box, 5, 2));

  private static final Consumer<Box>[] STATIC_RELEASES =
      modes(
          box -> STATIC.setVolatile(1L),
          box -> STATIC.setRelease(1L),
          box -> expect(STATIC.compareAndSet(0L, 1L)),
          box -> expect((long) STATIC.compareAndExchange(0L, 1L) == 0),
          box -> expect((long) STATIC.compareAndExchangeRelease(0L, 1L) == 0),
          box -> expect(STATIC.weakCompareAndSetRelease(0L, 1L)),
          box -> expect((long) STATIC.getAndSet(1L) == 0),
          box -> expect((long) STATIC.getAndAddRelease(1L) == 0));

  private static final Consumer<Box>[] STATIC_ACQUIRES =
      modes(
          box -> expect((long) STATIC.getVolatile() == 1),
          box -> expect((long) STATIC.getAcquire() == 1),
          box -> expect(!STATIC.compareAndSet(5L, 2L)),
          box -> expect((long) STATIC.compareAndExchange(5L, 2L) == 1),
          box -> expect((long) STATIC.compareAndExchangeAcquire(1L, 2L) == 1),
          box -> expect(STATIC.weakCompareAndSetAcquire(1L, 2L)),
          box -> expect((long) STATIC.getAndSetAcquire(2L) == 1),
          box -> expect((long) STATIC.getAndAdd(2L) == 1));

  private static final Consumer<Box>[] INTS_RELEASES =
      modes(
          box -> INTS.setVolatile(box.ints, 2, 1),
          box -> INTS.setRelease(box.ints, 2, 1),
          box -> expect(INTS.compareAndSet(box.ints, 2, 0, 1)),
          box -> expect((int) INTS.compareAndExchange(box.ints, 2, 0, 1) == 0),
          box -> expect((int) INTS.compareAndExchangeRelease(box.ints, 2, 0, 1) == 0),
          box -> expect(INTS.weakCompareAndSetRelease(box.ints, 2, 0, 1)),
          box -> expect((int) INTS.getAndSetRelease(box.ints, 2, 1) == 0),
          box -> expect((int) INTS.getAndAdd(box.ints, 2, 1) == 0),
          box -> expect((int) INTS.getAndBitwiseOrRelease(box.ints, 2, 1) == 0));

  private static final Consumer<Box>[] INTS_ACQUIRES =
      modes(
          box -> expect((int) INTS.getVolatile(box.ints, 2) == 1),
          box -> expect((int) INTS.getAcquire(box.ints, 2) == 1),
          box -> expect(!INTS.compareAndSet(box.ints, 2, 5, 1)),
          box -> expect((int) INTS.compareAndExchange(box.ints, 2, 5, 1) == 1),
          box -> expect((int) INTS.compareAndExchangeAcquire(box.ints, 2, 1, 2) == 1),
          box -> expect(INTS.weakCompareAndSetAcquire(box.ints, 2, 1, 2)),
          box -> expect((int) INTS.getAndSetAcquire(box.ints, 2, 2) == 1),
          box -> expect((int) INTS.getAndAddAcquire(box.ints, 2, 2) == 1));

  private static final Consumer<Box>[] OBJECTS_RELEASES =
      modes(
          box -> OBJECTS.setVolatile(box.objects, 1, "one"),
          box -> OBJECTS.setRelease(box.objects, 1, "one"),
          box -> expect(OBJECTS.compareAndSet(box.objects, 1, null, "one")),
          box -> expect(OBJECTS.compareAndExchange(box.objects, 1, null, "one") == null),
          box -> expect(OBJECTS.compareAndExchangeRelease(box.objects, 1, null, "one") == null),
          box -> expect(OBJECTS.getAndSetRelease(box.objects, 1, "one") == null));

  private static final Consumer<Box>[] OBJECTS_ACQUIRES =
      modes(
          box -> expect(OBJECTS.getVolatile(box.objects, 1) == "one"),
          box -> expect(OBJECTS.getAcquire(box.objects, 1) == "one"),
          box -> expect(!OBJECTS.compareAndSet(box.objects, 1, null, "two")),
          box -> expect(OBJECTS.compareAndExchange(box.objects, 1, null, "two") == "one"),
          box -> expect(OBJECTS.getAndSetAcquire(box.objects, 1, "two") == "one"));

  private static final Consumer<Box>[] VIEW_RELEASES =
      modes(
          box -> VIEW.setVolatile(box.bytes, aligned(box), 1),
          box -> VIEW.setRelease(box.bytes, aligned(box), 1),
          box -> expect(VIEW.compareAndSet(box.bytes, aligned(box), 0, 1)),
          box -> expect((int) VIEW.compareAndExchange(box.bytes, aligned(box), 0, 1) == 0),
          box -> expect(VIEW.weakCompareAndSetRelease(box.bytes, aligned(box), 0, 1)),
          box -> expect((int) VIEW.getAndSet(box.bytes, aligned(box), 1) == 0),
          box -> expect((int) VIEW.getAndAddRelease(box.bytes, aligned(box), 1) == 0));

  private static final Consumer<Box>[] VIEW_ACQUIRES =
      modes(
          box -> expect((int) VIEW.getVolatile(box.bytes, aligned(box)) == 1),
          box -> expect((int) VIEW.getAcquire(box.bytes, aligned(box)) == 1),
          box -> expect(!VIEW.compareAndSet(box.bytes, aligned(box), 5, 1)),
          box -> expect((int) VIEW.compareAndExchangeAcquire(box.bytes, aligned(box), 1, 2) == 1),
          box -> expect((int) VIEW.getAndSetAcquire(box.bytes, aligned(box), 2) == 1),
          box -> expect((int) VIEW.getAndAdd(box.bytes, aligned(box), 2) == 1));

  private static final int BASE = Handles.unsafe().arrayBaseOffset(byte[].class);

  /** Numbers are aligned counting from where the object begins, not from the first element. */
  private static int aligned(Box box) {
    return (4 - BASE % 4) % 4 + 8;
  }
}
