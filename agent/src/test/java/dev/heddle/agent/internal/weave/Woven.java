// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A class loader of its own for class files that are woven, or left alone, as they are defined. */
final class Woven extends ClassLoader {
  static final CallSiteRewriter NO_EFFECTS = (owner, name, descriptor, isInterface, opcode) -> null;

  final List<String> notChecked = new ArrayList<>();
  private final Map<String, byte[]> classes;

  private Woven(Map<String, byte[]> classes) {
    super(Woven.class.getClassLoader());
    this.classes = classes;
  }

  static Woven plain(Map<String, byte[]> classes) {
    return new Woven(new LinkedHashMap<>(classes));
  }

  static Woven of(Map<String, byte[]> classes) {
    return of(classes, NO_EFFECTS);
  }

  static Woven of(Map<String, byte[]> classes, CallSiteRewriter rewriter) {
    Woven loader = plain(classes);
    PlannedFields planned = new PlannedFields(null, loader.notChecked::add);
    ApplicationWeaver weaver = new ApplicationWeaver(rewriter, planned, loader.notChecked::add);
    loader.classes.replaceAll(
        (name, bytes) -> {
          byte[] woven = weaver.weave(loader, bytes, true, new GroupMethods());
          return woven == null ? bytes : woven;
        });
    return loader;
  }

  byte[] bytes(String name) {
    return classes.get(name);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : defineClass(name, bytes, 0, bytes.length);
    }
  }

  /** The result of a static method without arguments, or what it threw. */
  Object run(String type, String method) {
    try {
      var found = loadClass(type).getDeclaredMethod(method);
      found.setAccessible(true);
      return found.invoke(null);
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
