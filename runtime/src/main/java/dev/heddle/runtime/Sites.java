// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Numbers the places in woven code, so that it can name them by an int. Numbers are never reused.
 *
 * <p>Site 0 is no place in particular. Registration is under the class's lock; reading an element
 * needs none, because woven code that knows a number was made after the number was given. No
 * element ever changes, and compiled code may take it for a constant.
 */
public final class Sites {
  private static final int PAGE_BITS = 12;
  private static final int PAGE_MASK = (1 << PAGE_BITS) - 1;

  @Stable private static final Object[][] PAGES = new Object[1 << 12][];
  private static int size = 1;

  static {
    PAGES[0] = new Object[1 << PAGE_BITS];
  }

  /** Most classes have the loader of the class before. */
  private static WeakReference<ClassLoader> recentLoader = new WeakReference<>(null);

  private Sites() {}

  /** The lines of accesses to several fields that share a history. */
  private static final class Lines {
    private String[] fields = {};
    private int[] lines = {};

    void add(String field, int line) {
      fields = Arrays.copyOf(fields, fields.length + 1);
      fields[fields.length - 1] = field;
      lines = Arrays.copyOf(lines, fields.length);
      lines[lines.length - 1] = line;
    }
  }

  /**
   * A source place, told for locks and other things that have no field.
   *
   * @param isCheckedElsewhere whether the check is at another line, so that stacks tell that one
   */
  private record Code(
      String className,
      String method,
      String file,
      int line,
      String heldBy,
      boolean isCheckedElsewhere)
      implements Place {
    @Override
    public long key() {
      return hashCode();
    }

    @Override
    public List<Frame> frames() {
      return List.of(new Frame(className, method, file, line));
    }

    @Override
    public List<String> locks() {
      return List.of();
    }
  }

  /**
   * The site of the accesses to a field at one line. Lines do not share sites: a stack is taken
   * once for a site in a calling context, and must tell the right line.
   *
   * @param loader says which class of that name is meant
   */
  public static synchronized int field(ClassLoader loader, String owner, String name) {
    return field(loader, owner, name, 0);
  }

  /**
   * The same.
   *
   * @param flags what the code shows of the accesses, as in {@link MemoryAccess}
   */
  public static synchronized int field(ClassLoader loader, String owner, String name, int flags) {
    return add(new FieldSite(reference(loader), owner.replace('/', '.'), name, flags, 0));
  }

  private static WeakReference<ClassLoader> reference(ClassLoader loader) {
    if (!recentLoader.refersTo(loader)) {
      recentLoader = new WeakReference<>(loader);
    }
    return recentLoader;
  }

  /**
   * The site of accesses to several fields of one object that are checked together; the sites of
   * each by itself have the numbers after that. The stack tells the line of the check, not theirs.
   *
   * @param lines of the accesses, in the order of their fields
   */
  public static synchronized int group(
      ClassLoader loader, String owner, List<String> fields, List<Integer> lines) {
    Lines together = new Lines();
    int group = add(together);
    for (int i = 0; i < fields.size(); i++) {
      together.add(fields.get(i), lines.get(i));
      String name = owner.replace('/', '.');
      add(new FieldSite(reference(loader), name, fields.get(i), 0, lines.get(i)));
    }
    return group;
  }

  /**
   * The site of an instruction without a field: an array access, a lock, a call.
   *
   * @param heldBy the field from which the array or other object was loaded, named with its class;
   *     null if unknown
   */
  public static synchronized int place(
      String className, String method, String file, int line, String heldBy) {
    return add(new Code(className.replace('/', '.'), method, file, line, heldBy, false));
  }

  /**
   * The first of the sites of instructions that access one array and are checked together, where
   * the first of them is; the others have the numbers after that.
   */
  public static synchronized int neighbours(
      String className, String method, String file, List<Integer> lines, String heldBy) {
    int first = size;
    for (int line : lines) {
      add(new Code(className.replace('/', '.'), method, file, line, heldBy, true));
    }
    return first;
  }

  /** The site of all first writes of a constructor to the fields of its object. */
  public static synchronized int constructor() {
    return add(new Lines());
  }

  /** Such a constructor writes a field at that line. */
  public static synchronized void addStore(int constructor, String field, int line) {
    ((Lines) site(constructor)).add(field, line);
  }

  /**
   * Where code accesses a field or element that shares its check or history with others; not
   * positive if the site is none of such code, or the field none of these.
   */
  public static synchronized int lineOf(int site, String field) {
    Object known = site(site);
    if (known instanceof Lines shared) {
      int index = Arrays.asList(shared.fields).indexOf(field);
      return index < 0 ? -1 : shared.lines[index];
    }
    if (known instanceof Code place) {
      return place.isCheckedElsewhere() ? place.line() : -1;
    }
    return known instanceof FieldSite single ? single.line : -1;
  }

  private static int add(Object site) {
    int page = size >>> PAGE_BITS;
    if (PAGES[page] == null) {
      PAGES[page] = new Object[1 << PAGE_BITS];
    }
    PAGES[page][size & PAGE_MASK] = site;
    return size++;
  }

  @ForceInline
  private static Object site(int site) {
    return PAGES[site >>> PAGE_BITS][site & PAGE_MASK];
  }

  @ForceInline
  static FieldSite fieldSite(int site) {
    return (FieldSite) site(site);
  }

  /** What the code at the site shows of accesses there, as in {@link MemoryAccess}. */
  static int flags(int site) {
    return site(site) instanceof FieldSite field ? field.flags : 0;
  }

  /** The field from which the site loads what it accesses; null if unknown. */
  public static String heldBy(int site) {
    return site(site) instanceof Code place ? place.heldBy() : null;
  }

  /** What the site is to people: a field with its class, or a class and line; null if neither. */
  static String nameOf(int site) {
    Object known = site(site);
    if (known instanceof FieldSite field) {
      return field.toString();
    }
    return known instanceof Code place ? place.className() + ":" + place.line() : null;
  }

  /** The place of a lock, without the calls that led there; null if the site is none. */
  public static Place placeOf(int site) {
    return site(site) instanceof Code place ? place : null;
  }

  /** Like {@code " (Account.java:12)"}; empty for a site that is no place. */
  public static String placeSuffix(int site) {
    if (!(site(site) instanceof Code place) || place.file() == null) {
      return "";
    }
    return " (" + place.file() + (place.line() > 0 ? ":" + place.line() : "") + ")";
  }
}
