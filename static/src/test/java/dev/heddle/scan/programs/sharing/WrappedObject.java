// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two different wrappers share one wrapped meter. */
public final class WrappedObject {
  static final class Meter {
    int ticks;
  }

  static final class Gauge {
    private final Meter meter;

    Gauge(Meter meter) {
      this.meter = meter;
    }

    void tick() {
      meter.ticks++; // race: WrappedObject$Meter.ticks
    }
  }

  public static void racy() throws Exception {
    Meter meter = new Meter();
    Gauge inner = new Gauge(meter);
    Gauge outer = new Gauge(meter);
    Thread first = new Thread(inner::tick);
    Thread second = new Thread(outer::tick);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Gauge inner = new Gauge(new Meter());
    Gauge outer = new Gauge(new Meter());
    Thread first = new Thread(inner::tick);
    Thread second = new Thread(outer::tick);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
