// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

/** Iterators change their collections under the lock under which others read. */
public final class ListIteratorChangesLocked {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));
  private static final Map<String, String> MAP = new HashMap<>(Map.of("a", "b"));

  public static void main(String[] args) throws Exception {
    Threads.run(
        ListIteratorChangesLocked::change,
        ListIteratorChangesLocked::read,
        ListIteratorChangesLocked::change);
    System.out.println("done");
  }

  private static void change() {
    for (int i = 0; i < 20; i++) {
      synchronized (LIST) {
        ListIterator<String> iterator = LIST.listIterator();
        iterator.next();
        iterator.set("e");
        iterator.add("f");
        iterator.next();
        iterator.remove();
        MAP.put("c", "d");
        Iterator<String> keys = MAP.keySet().iterator();
        keys.next();
        keys.remove();
      }
    }
  }

  private static void read() {
    for (int i = 0; i < 20; i++) {
      synchronized (LIST) {
        int index = LIST.indexOf(LIST.get(LIST.size() - 1));
        for (String key : MAP.keySet()) {
          index += key.length();
        }
      }
    }
  }
}
