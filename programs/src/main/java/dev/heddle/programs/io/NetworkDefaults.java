// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.net.Authenticator;
import java.net.CacheRequest;
import java.net.CacheResponse;
import java.net.CookieHandler;
import java.net.InetAddress;
import java.net.PasswordAuthentication;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.ResponseCache;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URLConnection;
import java.util.List;
import java.util.Map;

/** Defaults of the whole program are published to whoever gets them. */
public final class NetworkDefaults {

  private static final class Proxies extends ProxySelector {
    private int limit;

    @Override
    public List<Proxy> select(URI address) {
      return limit == 0 ? null : List.of(Proxy.NO_PROXY);
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException failure) {}
  }

  private static final class Cookies extends CookieHandler {
    private int limit;

    @Override
    public Map<String, List<String>> get(URI address, Map<String, List<String>> headers) {
      return limit == 0 ? null : Map.of();
    }

    @Override
    public void put(URI address, Map<String, List<String>> headers) {}
  }

  private static final class Cache extends ResponseCache {
    private int limit;

    @Override
    public CacheResponse get(URI address, String method, Map<String, List<String>> headers) {
      limit = limit == 0 ? 1 : 2;
      return null;
    }

    @Override
    public CacheRequest put(URI address, URLConnection connection) {
      return null;
    }
  }

  private static final class Passwords extends Authenticator {
    private int asked;

    @Override
    protected PasswordAuthentication getPasswordAuthentication() {
      asked++;
      return null;
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NetworkDefaults::set, NetworkDefaults::use, NetworkDefaults::ask);
    System.out.println("done");
  }

  private static void set() {
    Proxies proxies = new Proxies();
    proxies.limit = 3;
    ProxySelector.setDefault(proxies);
    Cookies cookies = new Cookies();
    cookies.limit = 3;
    CookieHandler.setDefault(cookies);
    Cache cache = new Cache();
    cache.limit = 3;
    ResponseCache.setDefault(cache);
    Passwords passwords = new Passwords();
    passwords.asked = 3;
    Authenticator.setDefault(passwords);
  }

  private static void use() throws IOException {
    URI address = URI.create("http://localhost/");
    ProxySelector.getDefault().select(address);
    CookieHandler.getDefault().get(address, Map.of());
    ResponseCache.getDefault().get(address, "GET", Map.of());
    ask();
  }

  /** The authenticator is asked with its monitor held. */
  private static void ask() {
    InetAddress here = InetAddress.getLoopbackAddress();
    Authenticator.requestPasswordAuthentication(here, 80, "http", "password", "basic");
  }
}
