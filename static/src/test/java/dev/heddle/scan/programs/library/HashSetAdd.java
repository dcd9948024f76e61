// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Visited addresses are kept in a HashSet by two crawling threads. */
public final class HashSetAdd {
  private static void crawl(Set<String> visited, String address) {
    if (visited.add(address)) { // race: java.util.HashSet
      System.out.println(address);
    }
  }

  public static void racy() throws Exception {
    Set<String> visited = new HashSet<>();
    Thread first = new Thread(() -> crawl(visited, "/home"));
    Thread second = new Thread(() -> crawl(visited, "/help"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Set<String> visited = ConcurrentHashMap.newKeySet();
    Thread first = new Thread(() -> crawl(visited, "/home"));
    Thread second = new Thread(() -> crawl(visited, "/help"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
