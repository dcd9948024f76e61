// SPDX-License-Identifier: Apache-2.0
@file:JvmName("Main")

package dev.heddle.realworld.kotlin

import java.util.concurrent.Executors
import java.util.concurrent.atomic.AtomicInteger
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.fold
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.joinAll
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.selects.select
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.Semaphore
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.sync.withPermit
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import kotlinx.coroutines.yield

private const val COROUTINES = 200
private const val ROUNDS = 20

/** State that is guarded by a mutex of coroutines, not by a lock of threads. */
private class Account {
  private val mutex = Mutex()
  private var balance = 0L

  suspend fun add(amount: Int) = mutex.withLock { balance += amount }

  suspend fun balance() = mutex.withLock { balance }
}

/** Initialised by whichever coroutine comes first. */
private object Patterns {
  val twill by lazy { (1..10).map { it * it } }
  var drafts = 0
}

private suspend fun mutex(): Long = coroutineScope {
  val account = Account()
  List(COROUTINES) { number ->
      launch {
        repeat(ROUNDS) {
          account.add(number + Patterns.twill[it % 10])
          yield()
        }
      }
    }
    .joinAll()
  account.balance()
}

private suspend fun deferred(): Int = coroutineScope {
  val parts = List(COROUTINES) { number -> async { IntArray(10) { it * number } } }
  parts.awaitAll().sumOf { it.sum() }
}

private suspend fun channels(): Long = coroutineScope {
  val buffered = Channel<IntArray>(4)
  val results = Channel<Long>(Channel.UNLIMITED)
  val producers =
    List(4) { producer ->
      launch {
        repeat(COROUTINES) { buffered.send(intArrayOf(producer, it)) }
      }
    }
  val consumers =
    List(3) {
      launch {
        var sum = 0L
        for (message in buffered) {
          message[0] += 1
          sum += message[0] * message[1]
        }
        results.send(sum)
      }
    }
  producers.joinAll()
  buffered.close()
  consumers.joinAll()
  results.receive() + results.receive() + results.receive()
}

/** Takes from whichever of two channels has something. */
private suspend fun selects(): Int = coroutineScope {
  val left = Channel<IntArray>()
  val right = Channel<IntArray>(2)
  launch { repeat(COROUTINES) { left.send(intArrayOf(it)) } }
  launch { repeat(COROUTINES) { right.send(intArrayOf(it)) } }
  var sum = 0
  repeat(2 * COROUTINES) {
    sum +=
      select<Int> {
        left.onReceive { it[0] }
        right.onReceive { it[0] * 2 }
      }
  }
  sum
}

private suspend fun flows(): Long {
  val state = MutableStateFlow(0)
  coroutineScope {
    val reached = async { state.first { it == COROUTINES } }
    repeat(COROUTINES) { launch { state.update { it + 1 } } }
    reached.await()
  }
  return (1..1000)
    .asFlow()
    .map { intArrayOf(it, it * 2) }
    .buffer(10)
    .flowOn(Dispatchers.IO)
    .fold(0L) { sum, pair -> sum + pair[0] + pair[1] + state.value }
}

/** One coroutine hops between dispatchers and keeps its own unguarded state. */
private suspend fun hops(): Int {
  val executor = Executors.newSingleThreadExecutor().asCoroutineDispatcher()
  return executor.use { single ->
    var hops = 0
    val trail = IntArray(ROUNDS * 3)
    repeat(ROUNDS) {
      withContext(Dispatchers.Default) { trail[hops++] = 1 }
      withContext(single) { trail[hops++] = 2 }
      withContext(Dispatchers.IO) {
        delay(1)
        trail[hops++] = 3
      }
    }
    trail.sum() + hops
  }
}

private suspend fun guarded(): String = coroutineScope {
  val semaphore = Semaphore(1)
  val turns = AtomicInteger()
  List(COROUTINES) {
      launch {
        semaphore.withPermit {
          Patterns.drafts++
          turns.incrementAndGet()
        }
      }
    }
    .joinAll()
  val signal = CompletableDeferred<IntArray>()
  launch { signal.complete(intArrayOf(1, 2, 3)) }
  val late = withTimeoutOrNull(50) { delay(10_000) }
  "${Patterns.drafts} ${turns.get()} ${signal.await().sum()} ${late == null}"
}

fun main() {
  runBlocking(Dispatchers.Default) {
    println("mutex ${mutex()}")
    println("deferred ${deferred()}")
    println("channels ${channels()}")
    println("selects ${selects()}")
    println("flows ${flows()}")
    println("hops ${hops()}")
    println("guarded ${guarded()}")
  }
  // And once in the event loop of the main thread.
  runBlocking {
    val scope: CoroutineScope = this
    val results = List(10) { scope.async(Dispatchers.Default) { deferred() } }
    println("event loop ${results.awaitAll().sum()}")
  }
}
