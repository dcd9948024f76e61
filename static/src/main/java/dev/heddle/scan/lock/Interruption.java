// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.util.MonitorUtil.IProgressMonitor;
import java.util.function.BooleanSupplier;

/** Ends WALA's solver when the time or the memory for a scan is used up. */
final class Interruption implements IProgressMonitor {
  private static final int STEPS_BETWEEN_LOOKS = 256;

  private final BooleanSupplier isOver;
  private boolean isCanceled;
  private int steps;

  Interruption(BooleanSupplier isOver) {
    this.isOver = isOver;
  }

  @Override
  public boolean isCanceled() {
    isCanceled |= ++steps % STEPS_BETWEEN_LOOKS == 0 && isOver.getAsBoolean();
    return isCanceled;
  }

  @Override
  public void cancel() {
    isCanceled = true;
  }

  @Override
  public String getCancelMessage() {
    return "the scan is over";
  }

  @Override
  public void beginTask(String task, int totalWork) {}

  @Override
  public void subTask(String subTask) {}

  @Override
  public void done() {}

  @Override
  public void worked(int units) {}
}
