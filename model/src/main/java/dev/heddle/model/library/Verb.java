// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.HashMap;
import java.util.Map;

/** What a hook tells the runtime of its key. */
public enum Verb {
  ACQUIRE("acquire"),
  RELEASE("release"),
  /** A release that counts even inside a method that ignores its inner hooks. */
  RELEASE_ALWAYS("release-always"),
  /** An acquire that counts even inside a method that ignores its inner hooks. */
  ACQUIRE_ALWAYS("acquire-always"),
  LOCK("lock"),
  UNLOCK("unlock"),
  /** If the thread holds the key's monitor, it comes after its earlier holders. */
  ACQUIRE_MONITOR("acquire-monitor"),
  /** If the thread holds the key's monitor, it comes before its next holder. */
  RELEASE_MONITOR("release-monitor"),
  LOCK_SHARED("lock-shared"),
  UNLOCK_SHARED("unlock-shared"),
  LOCK_WRITE("lock-write"),
  /** As lock-write, by a thread that may hold the lock in another mode. */
  CONVERT_WRITE("convert-write"),
  /** As lock-shared, by a thread that may hold the lock in another mode. */
  CONVERT_SHARED("convert-shared"),
  /**
   * From now on the thread reads what it will throw away if the lock was taken meanwhile, or in any
   * case, if a condition does not hold.
   */
  OPTIMISTIC("optimistic"),
  /** The thread is about to ask whether what it has read is good. */
  VALIDATING("validating"),
  /** The answer: what was read counts, or on a condition that does not hold it is thrown away. */
  VALIDATE("validate"),
  /** What was read is thrown away without asking. */
  GIVE_UP("give-up"),
  /** Acquires all that any thread has done so far; the key does not matter. */
  ACQUIRE_ALL("acquire-all"),
  /** The same, but only as long as it has never happened before. */
  ACQUIRE_ALL_AT_FIRST("acquire-all-at-first"),
  /** Reads all fields of the object that are not transient. */
  READ_FIELDS("read-fields"),
  /** Writes all of them that nobody has accessed yet. */
  FILL_FIELDS("fill-fields"),
  /** The class in which the key looks up cannot be woven. */
  LEAVE_UNCHECKED("leave-unchecked"),
  /** A dynamic call site in the class that is the key has been linked. */
  LINK("link"),
  /** The thread has come by a dynamic call site in that class. */
  REACH_LINKED("reach-linked"),
  /** Acquires each element of an array. */
  ACQUIRE_ELEMENTS("acquire-elements"),
  /** Releases each element of an array. */
  RELEASE_ELEMENTS("release-elements"),
  /** The thread has made the key, a lock that nobody else can have yet. */
  MAKE("make"),
  /** The key is private to the library: nothing on it orders threads. */
  EXEMPT("exempt"),
  THREAD_START("thread-start"),
  THREAD_EXIT("thread-exit"),
  /** The key is a thread; if it has ended, everything it did happens before. */
  THREAD_JOINED("thread-joined");

  private static final Map<String, Verb> BY_WORD = new HashMap<>(64);

  static {
    for (Verb verb : values()) {
      BY_WORD.put(verb.word, verb);
    }
  }

  private final String word;

  Verb(String word) {
    this.word = word;
  }

  /** The word that stands for it in a model file. */
  public String word() {
    return word;
  }

  static Verb named(String word) {
    return BY_WORD.get(word);
  }
}
