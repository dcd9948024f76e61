// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The JDK's types as its class files tell them.
 *
 * <p>They must not be loaded while a class is being woven: the JVM shows a class that is loaded then
 * to no transformer, and its hooks would be missing for good. Guarded by this.
 */
final class JdkTypes {
  private static final JdkType NONE = new JdkType();

  private final Map<String, JdkType> types = new HashMap<>();

  /** Reads one class file right away, so that what the reading itself needs is loaded early. */
  JdkTypes() {
    type("java/util/Map");
  }

  private static final class JdkType extends ClassVisitor {
    String superName;
    String[] interfaces = {};
    final Set<String> methods = new HashSet<>();

    JdkType() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String above, String[] all) {
      superName = above;
      interfaces = all;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if ((access & Opcodes.ACC_PUBLIC) != 0) {
        methods.add(name + descriptor);
      }
      return null;
    }
  }

  /** Whether the first type is the second or one of the types above it. */
  synchronized boolean isAbove(String above, String name) {
    if (name == null) {
      return false;
    }
    if (above.equals(name) || above.equals("java/lang/Object")) {
      return true;
    }
    JdkType type = type(name);
    for (String each : type.interfaces) {
      if (isAbove(above, each)) {
        return true;
      }
    }
    return isAbove(above, type.superName);
  }

  /** Whether the type has or inherits a public method of that name and descriptor. */
  synchronized boolean declares(String name, String method, String descriptor) {
    if (name == null) {
      return false;
    }
    JdkType type = type(name);
    if (type.methods.contains(method + descriptor)) {
      return true;
    }
    for (String each : type.interfaces) {
      if (declares(each, method, descriptor)) {
        return true;
      }
    }
    return declares(type.superName, method, descriptor);
  }

  private JdkType type(String name) {
    JdkType type = types.get(name);
    if (type == null) {
      type = read(name);
      types.put(name, type);
    }
    return type;
  }

  private static JdkType read(String name) {
    ClassLoader loader = ClassLoader.getPlatformClassLoader();
    try (InputStream file = loader.getResourceAsStream(name + ".class")) {
      if (file == null) {
        return NONE;
      }
      JdkType type = new JdkType();
      int parts = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
      new ClassReader(file.readAllBytes()).accept(type, parts);
      return type;
    } catch (IOException | IllegalArgumentException e) {
      // Nothing is known of it, so its calls have no effects.
      return NONE;
    }
  }
}
