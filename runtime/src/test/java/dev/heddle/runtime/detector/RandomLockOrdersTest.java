// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.event.Lock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Random threads that nest, start and join, against {@link NaiveLockOrder}, which forgets nothing
 * and tries everything: no circle is told of that it does not know, and none is missed unless more
 * are closed at once than anybody is told of.
 */
class RandomLockOrdersTest {
  private static final int SCRIPTS = 2000;
  private static final int STEPS = 40;
  private static final int MOST_TOLD = 16;
  private static final int MOST_LONGER = 4;

  private int circles;
  private int longest;

  @Test
  void sameCirclesAsByTryingEverything() {
    for (int seed = 0; seed < SCRIPTS; seed++) {
      Random random = new Random(seed);
      new Run(seed, random, 3 + random.nextInt(4), random.nextInt(4) == 0).run();
    }
    assertThat(circles).isGreaterThan(SCRIPTS);
    assertThat(longest).isGreaterThan(4);
  }

  private final class Run {
    final int seed;
    final Random random;
    final boolean reads;
    final LockScript script = new LockScript();
    final NaiveLockOrder naive = new NaiveLockOrder();
    final List<LockScript.TestThread> threads = new ArrayList<>();
    final Set<Integer> ended = new HashSet<>();
    final List<Lock> locks = new ArrayList<>();
    final Set<Set<Integer>> found = new HashSet<>();

    Run(int seed, Random random, int lockCount, boolean reads) {
      this.seed = seed;
      this.random = random;
      this.reads = reads;
      for (int i = 0; i < lockCount; i++) {
        locks.add(script.lock("L" + i));
      }
      for (int i = 0; i < 2 + random.nextInt(4); i++) {
        threads.add(script.thread("t" + naive.addThread(-1)));
      }
    }

    void run() {
      for (int i = 0; i < STEPS; i++) {
        int thread = random.nextInt(threads.size());
        if (ended.contains(thread)) {
          continue;
        }
        int choice = random.nextInt(12);
        if (choice == 0 && threads.size() < 12) {
          threads.add(threads.get(thread).starts("t" + naive.addThread(thread)));
        } else if (choice == 1) {
          join(thread, random.nextInt(threads.size()));
        } else {
          nest(thread);
        }
      }
    }

    private void join(int thread, int other) {
      if (other != thread && ended.add(other)) {
        threads.get(thread).joins(threads.get(other));
        naive.join(thread, other);
      }
    }

    /** Two or three locks, one under the other, at lines that say which they are. */
    private void nest(int thread) {
      List<Integer> chosen = new ArrayList<>();
      List<Boolean> shared = new ArrayList<>();
      int line = 0;
      int depth = 2 + random.nextInt(5) / 4;
      while (chosen.size() < depth) {
        int lock = random.nextInt(locks.size());
        if (!chosen.contains(lock)) {
          boolean isShared = reads && random.nextBoolean();
          line = line * 20 + 2 * lock + (isShared ? 2 : 1);
          take(thread, lock, isShared, line);
          Set<Set<Integer>> expected =
              chosen.isEmpty()
                  ? Set.of()
                  : naive.nest(
                      thread, List.copyOf(chosen), List.copyOf(shared), lock, isShared, line);
          check(expected);
          chosen.add(lock);
          shared.add(isShared);
        }
      }
      for (int i = depth - 1; i >= 0; i--) {
        give(thread, chosen.get(i), shared.get(i));
      }
    }

    private void take(int thread, int lock, boolean isShared, int line) {
      if (isShared) {
        threads.get(thread).locksShared(locks.get(lock), line);
      } else {
        threads.get(thread).locks(locks.get(lock), line);
      }
    }

    private void give(int thread, int lock, boolean isShared) {
      if (isShared) {
        threads.get(thread).unlocksShared(locks.get(lock));
      } else {
        threads.get(thread).unlocks(locks.get(lock));
      }
    }

    /** Those of the shortest length are not among the few longer ones that are told of. */
    private boolean areTooMany() {
      int longer = 0;
      for (Finding finding : script.findings) {
        longer += finding.accesses().size() > naive.shortest ? 1 : 0;
      }
      return longer >= MOST_LONGER || script.findings.size() >= MOST_TOLD;
    }

    private void check(Set<Set<Integer>> expected) {
      boolean areTooMany = areTooMany();
      for (Finding finding : script.findings) {
        Set<Integer> lines = new TreeSet<>();
        for (Access access : finding.accesses()) {
          lines.add(access.stack().get(0).line());
        }
        assertThat(naive.circles).as("seed %d", seed).contains(lines);
        assertThat(found.add(lines)).as("seed %d: twice", seed).isTrue();
        circles++;
        longest = Math.max(longest, lines.size());
      }
      script.findings.clear();
      Set<Set<Integer>> missing = new HashSet<>(expected);
      missing.removeAll(found);
      missing.removeIf(circle -> circle.size() > 2 && areTooMany);
      assertThat(missing).as("seed %d", seed).isEmpty();
    }
  }
}
