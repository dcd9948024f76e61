// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** compareAndExchange that finds another value has only read: it does not race with readers. */
public final class FailedCompareAndExchange {
  private static final VarHandle COUNT =
      Handles.instanceField(
          MethodHandles.lookup(), FailedCompareAndExchange.class, "count", long.class);
  private static final VarHandle NAME =
      Handles.instanceField(
          MethodHandles.lookup(), FailedCompareAndExchange.class, "name", String.class);

  private long count = 1;
  private String name = "name";

  public static void main(String[] args) throws Exception {
    FailedCompareAndExchange shared = new FailedCompareAndExchange();
    Threads.inOrder(shared::read, shared::exchange, shared::read);
    System.out.println(shared.count + shared.name);
  }

  private void read() {
    if (count != 1 || !name.equals("name")) {
      throw new AssertionError();
    }
  }

  private void exchange() {
    long before = (long) COUNT.compareAndExchange(this, 5L, 6L);
    String old = (String) NAME.compareAndExchange(this, "other", "new");
    Object asObject = NAME.compareAndExchangeRelease(this, (String) null, "new");
    if (before != 1 || !old.equals("name") || asObject != old) {
      throw new AssertionError();
    }
  }
}
