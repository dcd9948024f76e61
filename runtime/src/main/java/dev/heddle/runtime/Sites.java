// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.lang.ref.WeakReference;
import java.util.Arrays;

/**
 * Numbers the places in woven code, so that it can name them by an int. Numbers are never reused.
 *
 * <p>Site 0 is no place in particular. Registration is under the class's lock; reading an element
 * needs none, because woven code that knows a number was made after the number was given.
 */
public final class Sites {
  private static volatile Object[] sites = new Object[1 << 10];
  private static int size = 1;

  /** Most classes have the loader of the class before. */
  private static WeakReference<ClassLoader> recentLoader = new WeakReference<>(null);

  private Sites() {}

  /** The lines of a constructor's writes. */
  private static final class Constructor {
    private String[] fields = {};
    private int[] lines = {};
  }

  /** A source place, told for locks and other things that have no field. */
  private record Place(
      String className, String method, String file, int line, String heldBy) {}

  /**
   * The site of the accesses to a field at one line. Lines do not share sites: a stack is taken once
   * for a site in a calling context, and must tell the right line.
   *
   * @param loader says which class of that name is meant
   */
  public static synchronized int field(ClassLoader loader, String owner, String name) {
    if (!recentLoader.refersTo(loader)) {
      recentLoader = new WeakReference<>(loader);
    }
    return add(new FieldSite(recentLoader, owner.replace('/', '.'), name));
  }

  /**
   * The site of an instruction without a field: an array access, a lock, a call.
   *
   * @param heldBy the field from which the array or other object was loaded, named with its class;
   *     null if unknown
   */
  public static synchronized int place(
      String className, String method, String file, int line, String heldBy) {
    return add(new Place(className.replace('/', '.'), method, file, line, heldBy));
  }

  /** The site of all first writes of a constructor to the fields of its object. */
  public static synchronized int constructor() {
    return add(new Constructor());
  }

  /** Such a constructor writes a field at that line. */
  public static synchronized void addStore(int constructor, String field, int line) {
    Constructor stores = (Constructor) sites[constructor];
    stores.fields = Arrays.copyOf(stores.fields, stores.fields.length + 1);
    stores.fields[stores.fields.length - 1] = field;
    stores.lines = Arrays.copyOf(stores.lines, stores.fields.length);
    stores.lines[stores.lines.length - 1] = line;
  }

  /** Where a constructor writes a field first; -1 if the site is none, or does not write it. */
  public static synchronized int lineOfStore(int site, String field) {
    if (sites[site] instanceof Constructor stores) {
      int index = Arrays.asList(stores.fields).indexOf(field);
      return index < 0 ? -1 : stores.lines[index];
    }
    return -1;
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

  /** The field from which the site loads what it accesses; null if unknown. */
  public static String heldBy(int site) {
    return sites[site] instanceof Place place ? place.heldBy() : null;
  }

  /** Like {@code " (Account.java:12)"}; empty for a site that is no place. */
  public static String placeSuffix(int site) {
    if (!(sites[site] instanceof Place place) || place.file() == null) {
      return "";
    }
    return " (" + place.file() + (place.line() > 0 ? ":" + place.line() : "") + ")";
  }
}
