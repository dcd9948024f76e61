// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Channel;

/** A clock that detectors by name know as a channel. */
final class TrackedClock extends SyncClock {
  final Channel channel = new Channel();
}
