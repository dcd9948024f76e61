// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.model.plan.Plan;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;

/**
 * The fields that a plan calls unshared. That was proved of certain class files: it counts only
 * where both the class that accesses a field and the class that declares it are these.
 */
public final class PlannedFields {
  /** Null if everything must be checked. */
  private final Plan plan;

  private final NotChecked notChecked;

  /** Whether the user knows that not all classes were scanned. Guarded by this. */
  private boolean hasTold;

  public PlannedFields(Plan plan, NotChecked notChecked) {
    this.plan = plan;
    this.notChecked = notChecked;
  }

  /** The fields as a class sees them that is woven now. */
  Seen seenFrom(String internalName, ClassLoader loader, byte[] classFile) {
    if (plan == null) {
      return new Seen(null, null, null);
    }
    String name = dotted(internalName);
    if (plan.isScanned(name, classFile)) {
      Seen seen = new Seen(plan, name, loader);
      seen.scanned.put(name, true);
      return seen;
    }
    tell(name);
    return new Seen(null, null, null);
  }

  /** Code that was not scanned can share what others do not, and theirs may be woven already. */
  private synchronized void tell(String name) {
    if (!hasTold) {
      hasTold = true;
      notChecked.add(
          "fields that the plan calls unshared: class "
              + name
              + " is not as it was scanned for the plan, or was not scanned; scan again");
    }
  }

  private static String dotted(String internalName) {
    return internalName.replace('/', '.');
  }

  /** What one class sees of them. */
  static final class Seen {
    private final Plan plan;
    private final String name;
    private final ClassLoader loader;

    /** For each class that was asked for, whether it is the one that was scanned. */
    private final Map<String, Boolean> scanned = new HashMap<>();

    private Seen(Plan plan, String name, ClassLoader loader) {
      this.plan = plan;
      this.name = name;
      this.loader = loader;
    }

    /**
     * Whether no access to a field of that class needs a check, or none in that method.
     *
     * @param method name and descriptor
     */
    boolean contain(String owner, String field, String method) {
      if (plan == null || !plan.isUnsharedAt(name, new Plan.Site(method, dotted(owner), field))) {
        return false;
      }
      Boolean known = scanned.get(dotted(owner));
      if (known == null) {
        known = isScanned(owner);
        scanned.put(dotted(owner), known);
      }
      return known;
    }

    /** The class may not be loaded yet, and must not be because of this question. */
    private boolean isScanned(String owner) {
      if (loader == null) {
        return false;
      }
      try (InputStream file = loader.getResourceAsStream(owner + ".class")) {
        return file != null && plan.isScanned(dotted(owner), file.readAllBytes());
      } catch (IOException e) {
        return false;
      }
    }
  }
}
