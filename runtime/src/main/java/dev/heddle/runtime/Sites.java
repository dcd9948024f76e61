// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the places in woven code, so that it can name them by an int. Numbers are never reused.
 *
 * <p>Site 0 is no place in particular. Registration is under the class's lock; reading an element
 * needs none, because woven code that knows a number was made after the number was given.
 */
public final class Sites {
  private static volatile Object[] sites = new Object[1 << 10];
  private static int size = 1;
  private static final Map<FieldKey, Integer> fields = new HashMap<>();

  private Sites() {}

  /** A field as an instruction names it; the loader says which class of that name is meant. */
  private record FieldKey(int loader, String owner, String name, boolean isStatic) {}

  /** A source place, told for locks and other things that have no field. */
  private record Place(String className, String method, String file, int line) {}

  /** The site of instructions in classes of this loader that access this field. */
  public static synchronized int field(
      ClassLoader loader, String owner, String name, boolean isStatic) {
    FieldKey key = new FieldKey(System.identityHashCode(loader), owner, name, isStatic);
    Integer known = fields.get(key);
    if (known != null && ((FieldSite) sites[known]).isSeenFrom(loader)) {
      return known;
    }
    int site = add(new FieldSite(new WeakReference<>(loader), owner.replace('/', '.'), name));
    fields.put(key, site);
    return site;
  }

  /** The site of an instruction without a field: an array access, a lock, a call. */
  public static synchronized int place(String className, String method, String file, int line) {
    return add(new Place(className.replace('/', '.'), method, file, line));
  }

  private static int add(Object site) {
    if (size == sites.length) {
      sites = Arrays.copyOf(sites, 2 * size);
    }
    sites[size] = site;
    return size++;
  }

  static FieldSite fieldSite(int site) {
    return (FieldSite) sites[site];
  }

  /** Like {@code " (Account.java:12)"}; empty for a site that is no place. */
  public static String placeSuffix(int site) {
    if (!(sites[site] instanceof Place place) || place.file() == null) {
      return "";
    }
    return " (" + place.file() + (place.line() > 0 ? ":" + place.line() : "") + ")";
  }
}
