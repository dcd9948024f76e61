// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.math.BigDecimal;
import java.util.concurrent.atomic.AtomicReference;

/** An immutable BigDecimal is replaced in a shared field without synchronisation. */
public final class ImmutableAmount {
  private BigDecimal amount = BigDecimal.ZERO;
  private final AtomicReference<BigDecimal> atomic = new AtomicReference<>(BigDecimal.ZERO);

  private void add(String value) {
    amount = amount.add(new BigDecimal(value)); // race: ImmutableAmount.amount
  }

  private void addAtomically(String value) {
    atomic.updateAndGet(old -> old.add(new BigDecimal(value)));
  }

  public static void racy() throws Exception {
    ImmutableAmount invoice = new ImmutableAmount();
    Thread first = new Thread(() -> invoice.add("1.50"));
    Thread second = new Thread(() -> invoice.add("2.50"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ImmutableAmount invoice = new ImmutableAmount();
    Thread first = new Thread(() -> invoice.addAtomically("1.50"));
    Thread second = new Thread(() -> invoice.addAtomically("2.50"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
