// SPDX-License-Identifier: Apache-2.0
import groovy.transform.CompileStatic
import groovy.transform.Synchronized
import groovy.transform.WithReadLock
import groovy.transform.WithWriteLock
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicLong

class Ledger {
  private long total = 0
  private final Map<String, Integer> byName = [:]

  @Synchronized
  void add(String name, int amount) {
    total += amount
    byName[name] = (byName[name] ?: 0) + amount
  }

  @Synchronized
  Map<String, Object> summary() {
    [total: total, byName: byName.sort()]
  }
}

class Shelf {
  private final List<Integer> lengths = []
  @Lazy
  volatile String label = { 'shelf of ' + lengths.getClass().simpleName }()

  @WithWriteLock
  void put(int length) { lengths << length }

  @WithReadLock
  int longest() { lengths.isEmpty() ? 0 : lengths.max() }
}

@CompileStatic
class Cloth {
  final int warp
  final int weft

  Cloth(int warp, int weft) {
    this.warp = warp
    this.weft = weft
  }

  int area() { warp * weft }
}

def ledger = new Ledger()
def shelf = new Shelf()
def seen = new ConcurrentHashMap<Integer, Cloth>()
def areas = new AtomicLong()

def threads = (0..<workers).collect { worker ->
  Thread.start("weaver-$worker") {
    rounds.times { round ->
      ledger.add("weaver-${worker % 2}", round % 7)
      def cloth = seen.computeIfAbsent(round) { new Cloth(it, it % 5) }
      areas.addAndGet(cloth.area())
      shelf.put(worker * 1000 + round)
      if (round % 50 == 0) {
        assert shelf.longest() >= round
        assert shelf.label == 'shelf of ArrayList'
      }
    }
  }
}
threads*.join()

println "ledger ${ledger.summary()}"
println "longest ${shelf.longest()} label ${shelf.label}"
println "seen ${seen.size()} areas ${areas.get()}"
[1, 2, 3].collectMany { n -> (1..n).collect { it * n } }.sum()
