// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves application classes. Equal class files of one loader are woven into equal ones. */
public final class ApplicationWeaver {
  private final CallSiteRewriter rewriter;
  private final NotChecked notChecked;

  public ApplicationWeaver(CallSiteRewriter rewriter, NotChecked notChecked) {
    this.rewriter = rewriter;
    this.notChecked = notChecked;
  }

  /**
   * The woven class file, or null if there is nothing to weave.
   *
   * @throws RuntimeException if the class file is not understood, or would become too large
   */
  public byte[] weave(ClassLoader loader, byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    if ((reader.getAccess() & Opcodes.ACC_MODULE) != 0
        || reader.getClassName().endsWith("package-info")) {
      return null;
    }
    Map<String, Thoroughness> limits = new HashMap<>();
    while (true) {
      try {
        return weave(reader, loader, limits);
      } catch (MethodTooLargeException e) {
        String method = e.getMethodName() + e.getDescriptor();
        limits.put(method, limits.getOrDefault(method, Thoroughness.FULL).less());
      }
    }
  }

  private byte[] weave(ClassReader reader, ClassLoader loader, Map<String, Thoroughness> limits) {
    ClassNode type = new ClassNode();
    reader.accept(type, ClassReader.EXPAND_FRAMES);
    new MethodReferences(type, rewriter).replace();
    ClassLayout layout = new ClassLayout(type, loader);
    List<String> remarks = new ArrayList<>();
    List<MethodNode> methods = new ArrayList<>();
    for (MethodNode method : type.methods) {
      Thoroughness most = limits.getOrDefault(method.name + method.desc, Thoroughness.FULL);
      methods.add(isWoven(method) ? weave(layout, method, most, remarks) : method);
    }
    type.methods = methods;
    ShadowMembers.addTo(layout);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    byte[] woven = writer.toByteArray();
    for (String remark : remarks) {
      notChecked.add(remark);
    }
    return woven;
  }

  private static boolean isWoven(MethodNode method) {
    return method.instructions.size() > 0 && !method.name.startsWith(Coverage.PREFIX);
  }

  /** Weaves as much as the method has room for. */
  private MethodNode weave(
      ClassLayout layout, MethodNode method, Thoroughness most, List<String> remarks) {
    int room = CodeSize.of(method) <= CodeSize.COMPILED ? CodeSize.COMPILED : CodeSize.POSSIBLE;
    Thoroughness thoroughness = most;
    MethodNode woven = weave(layout, method, thoroughness);
    while (CodeSize.of(woven) > room && thoroughness.checksAccesses()) {
      thoroughness = thoroughness.less();
      woven = weave(layout, method, thoroughness);
    }
    if (CodeSize.of(woven) > CodeSize.POSSIBLE) {
      thoroughness = Thoroughness.NOTHING;
      woven = method;
    }
    if (!thoroughness.checksAccesses()) {
      remarks.add(remark(layout, method, thoroughness));
    }
    return woven;
  }

  private MethodNode weave(ClassLayout layout, MethodNode method, Thoroughness thoroughness) {
    if (thoroughness == Thoroughness.NOTHING) {
      return method;
    }
    MethodNode copy =
        new MethodNode(method.access, method.name, method.desc, method.signature, null);
    copy.exceptions.addAll(method.exceptions);
    method.accept(copy);
    new MethodWeaver(layout, copy, thoroughness, rewriter).weave();
    return copy;
  }

  private static String remark(ClassLayout layout, MethodNode method, Thoroughness thoroughness) {
    StringBuilder text = new StringBuilder("method ");
    text.append(layout.name.replace('/', '.')).append('.').append(method.name).append('(');
    String separator = "";
    for (Type argument : Type.getArgumentTypes(method.desc)) {
      text.append(separator).append(argument.getClassName());
      separator = ", ";
    }
    text.append("): too large to check");
    if (thoroughness == Thoroughness.NOTHING) {
      text.append("; its synchronisation is not seen either, so reports may be false");
    }
    return text.toString();
  }
}
