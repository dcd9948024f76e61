// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.net.CookieHandler;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** A default of the whole program changes after it was set. */
public final class NetworkDefaultChanged {

  private static final class Cookies extends CookieHandler {
    private int limit;

    @Override
    public Map<String, List<String>> get(URI address, Map<String, List<String>> headers) {
      return limit == 0 ? null : Map.of(); // race: Cookies.limit
    }

    @Override
    public void put(URI address, Map<String, List<String>> headers) {}
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> {
          Cookies cookies = new Cookies();
          CookieHandler.setDefault(cookies);
          cookies.limit = 3; // race: Cookies.limit
        },
        () -> CookieHandler.getDefault().get(URI.create("http://localhost/"), Map.of()));
    System.out.println("done");
  }
}
