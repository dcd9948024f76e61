// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** A class as the weaver leaves it: shadows beside the fields, and methods that look at them. */
final class Woven {
  int x;
  int y;
  static int z;
  volatile int v;
  static volatile int w;

  History $heddle$x;
  History $heddle$y;
  static History $heddle$z;
  SyncClock $heddle$v;
  static SyncClock $heddle$w;
  static SyncClock $heddle$$initialised;

  static void $heddle$read$x(Woven o, ThreadState s, long context, int site) {
    if (o == null) {
      return;
    }
    History h = o.$heddle$x;
    if (h != null && h.last == s.epoch) {
      return;
    }
    Fields.read(o, s, context, site);
  }

  static void $heddle$write$x(Woven o, ThreadState s, long context, int site) {
    if (o == null) {
      return;
    }
    History h = o.$heddle$x;
    if (h != null && h.write == s.epoch) {
      return;
    }
    Fields.write(o, s, context, site);
  }

  static void $heddle$init$x(Woven o, History k, ThreadState s, long context, int site) {
    if (o.$heddle$x == null && k.write == s.epoch) {
      o.$heddle$x = k;
    } else {
      Fields.write(o, s, context, site);
    }
  }

  static void $heddle$read$y(Woven o, ThreadState s, long context, int site) {
    if (o == null) {
      return;
    }
    History h = o.$heddle$y;
    if (h != null && h.last == s.epoch) {
      return;
    }
    Fields.read(o, s, context, site);
  }

  static void $heddle$write$y(Woven o, ThreadState s, long context, int site) {
    if (o == null) {
      return;
    }
    History h = o.$heddle$y;
    if (h != null && h.write == s.epoch) {
      return;
    }
    Fields.write(o, s, context, site);
  }

  static void $heddle$init$y(Woven o, History k, ThreadState s, long context, int site) {
    if (o.$heddle$y == null && k.write == s.epoch) {
      o.$heddle$y = k;
    } else {
      Fields.write(o, s, context, site);
    }
  }

  static void $heddle$read$z(ThreadState s, long context, int site) {
    History h = $heddle$z;
    if (h != null && h.last == s.epoch) {
      return;
    }
    Fields.readStatic(s, context, site);
  }

  static void $heddle$write$z(ThreadState s, long context, int site) {
    History h = $heddle$z;
    if (h != null && h.write == s.epoch) {
      return;
    }
    Fields.writeStatic(s, context, site);
  }

  /** As if the class had just been loaded. */
  static void forget() {
    $heddle$z = null;
    $heddle$w = null;
    $heddle$$initialised = null;
  }
}
