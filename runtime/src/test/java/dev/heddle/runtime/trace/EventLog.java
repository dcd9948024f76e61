// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.runtime.event.Place;
import java.util.ArrayList;
import java.util.List;

/** What a trace tells, as lines. */
final class EventLog implements TraceEvents {
  final List<String> lines = new ArrayList<>();

  @Override
  public void begin(long actor, String name, Place startedAt) {
    lines.add("begin " + actor + " " + name + " " + text(startedAt));
  }

  @Override
  public void renamed(long actor, String name) {
    lines.add("renamed " + actor + " " + name);
  }

  @Override
  public void lockNamed(long lock, String name) {
    lines.add("lock " + lock + " " + name);
  }

  @Override
  public void started(long parent, long child) {
    lines.add("started " + parent + " " + child);
  }

  @Override
  public void ended(long actor) {
    lines.add("ended " + actor);
  }

  @Override
  public void joined(long observer, long ended) {
    lines.add("joined " + observer + " " + ended);
  }

  @Override
  public void locked(long actor, long lock, boolean isShared, boolean mayWait, Place place) {
    lines.add("locked " + actor + " " + lock + " " + isShared + " " + mayWait + " " + text(place));
  }

  @Override
  public void unlocked(long actor, long lock, boolean isShared) {
    lines.add("unlocked " + actor + " " + lock + " " + isShared);
  }

  @Override
  public void waits(long actor, long lock, boolean isLast, Place place) {
    lines.add("waits " + actor + " " + lock + " " + isLast + " " + text(place));
  }

  @Override
  public void acquired(long actor, long channel, boolean isLock) {
    lines.add("acquired " + actor + " " + channel + " " + isLock);
  }

  @Override
  public void released(long actor, long channel, boolean isLock) {
    lines.add("released " + actor + " " + channel + " " + isLock);
  }

  @Override
  public void withdrawn(long actor, long channel) {
    lines.add("withdrawn " + actor + " " + channel);
  }

  @Override
  public void acquiredAll(long actor) {
    lines.add("acquiredAll " + actor);
  }

  @Override
  public void accessed(
      long actor, AccessShape shape, long object, int first, int step, int count, long section) {
    lines.add(
        (shape.writes ? "write " : "read ")
            + actor
            + (" " + object + "[" + first + "+" + step + "*" + count + "] ")
            + (shape.location.subject() + " " + shape.flags + " " + section + " ")
            + text(shape.place));
  }

  @Override
  public void beginning(long actor, long object, int part) {
    lines.add("beginning " + actor + " " + object + "[" + part + "]");
  }

  @Override
  public void validating(long actor, long section, long channel) {
    lines.add("validating " + actor + " " + section + " " + channel);
  }

  @Override
  public void resolved(long section, boolean counts) {
    lines.add("resolved " + section + " " + counts);
  }

  @Override
  public void forgotten(Mortal sort, long number) {
    lines.add("forgotten " + sort + " " + number);
  }

  static String text(Place place) {
    return place.frames() + "|" + place.locks() + "|" + place.heldBy();
  }
}
