// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.scala

import _root_.scala.collection.concurrent.TrieMap
import _root_.scala.collection.mutable
import _root_.scala.collection.parallel.CollectionConverters.*
import _root_.scala.concurrent.duration.*
import _root_.scala.concurrent.{Await, ExecutionContext, Future, Promise}

given ExecutionContext = ExecutionContext.global

/** Its lazy values are first asked for by many threads at once. */
final class Pattern(val name: String) {
  lazy val repeats: Vector[Int] = Vector.tabulate(50)(_ * name.length)
  lazy val sum: Int = repeats.sum
}

/** State behind a monitor. */
final class Ledger {
  private var entries = List.empty[Int]
  private val byName = mutable.HashMap.empty[String, Int]

  def add(name: String, value: Int): Unit = synchronized {
    entries = value :: entries
    byName.updateWith(name)(old => Some(old.getOrElse(0) + value))
  }

  def summary: (Int, List[(String, Int)]) = synchronized {
    (entries.size, byName.toList.sorted)
  }
}

/** Futures, promises, lazy values, parallel collections and a concurrent map. */
object Main {
  private val Workers = 8
  private val Rounds = 300
  lazy val greeting: String = "patterns " + Workers

  private def futures(): Int = {
    val parts = (1 to Rounds).map { number =>
      Future(Array.tabulate(10)(_ * number)).map { array =>
        array(0) = number
        array.sum
      }
    }
    val promise = Promise[Int]()
    Future.sequence(parts).map(_.sum).onComplete(promise.complete)
    Await.result(promise.future, 60.seconds)
  }

  private def tries(): (Int, Int) = {
    val map = TrieMap.empty[Int, Pattern]
    val done = (1 to Workers).map { worker =>
      Future {
        (0 until Rounds).map { round =>
          val pattern = map.getOrElseUpdate(round, Pattern("p" * (round % 7)))
          if (round % 50 == 0) map.snapshot().size
          pattern.sum + greeting.length
        }.sum
      }
    }
    val sums = Await.result(Future.sequence(done), 60.seconds)
    (map.size, sums.distinct.size)
  }

  private def ledger(): String = {
    val ledger = Ledger()
    val threads = (1 to Workers).map { worker =>
      val thread = new Thread(() => (1 to Rounds).foreach(ledger.add(s"worker-${worker % 3}", _)))
      thread.start()
      thread
    }
    threads.foreach(_.join())
    ledger.summary.toString
  }

  private def parallel(): (Long, Int, String) = {
    val numbers = (1 to 20000).toVector.par
    val sum = numbers.map(_.toLong * 2).filter(_ % 3 == 0).sum
    val grouped = numbers.groupBy(_ % 10).size
    val sorted = numbers.toArray.par.map(n => (n * 7919) % 1000).aggregate(0)(_ max _, _ max _)
    (sum, grouped, sorted.toString)
  }

  def main(arguments: Array[String]): Unit = {
    println(s"futures ${futures()}")
    println(s"tries ${tries()}")
    println(s"ledger ${ledger()}")
    println(s"parallel ${parallel()}")
    println(greeting)
  }
}
