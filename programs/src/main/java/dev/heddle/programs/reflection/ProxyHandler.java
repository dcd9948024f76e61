// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** The handler of a dynamic proxy keeps a count without a lock. */
public final class ProxyHandler {
  private static int calls;

  public static void main(String[] args) throws Exception {
    Runnable proxy =
        (Runnable)
            Proxy.newProxyInstance(
                ProxyHandler.class.getClassLoader(),
                new Class<?>[] {Runnable.class},
                ProxyHandler::invoke);
    Threads.inOrder(proxy::run, proxy::run);
    System.out.println("done");
  }

  private static Object invoke(Object proxy, Method method, Object[] arguments) {
    calls++; // race: ProxyHandler.calls
    return null;
  }
}
