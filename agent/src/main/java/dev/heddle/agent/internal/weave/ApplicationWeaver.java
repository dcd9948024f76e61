// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Weaves application classes. Equal class files of one loader are woven into equal ones. */
public final class ApplicationWeaver {
  private final CallSiteRewriter rewriter;
  private final PlannedFields planned;
  private final NotChecked notChecked;
  private final FinalFields finals = new FinalFields();

  public ApplicationWeaver(
      CallSiteRewriter rewriter, PlannedFields planned, NotChecked notChecked) {
    this.rewriter = rewriter;
    this.planned = planned;
    this.notChecked = notChecked;
  }

  /**
   * The woven class file, or null if there is nothing to weave.
   *
   * @param isChecked whether accesses are woven, or only what orders threads
   * @param groups the methods for several fields that the class has, if it is loaded already
   * @throws RuntimeException if the class file is not understood, or would become too large
   */
  byte[] weave(ClassLoader loader, byte[] classFile, boolean isChecked, GroupMethods groups) {
    ClassReader reader = new ClassReader(classFile);
    if ((reader.getAccess() & Opcodes.ACC_MODULE) != 0
        || reader.getClassName().endsWith("package-info")) {
      return null;
    }
    PlannedFields.Seen unshared = planned.seenFrom(reader.getClassName(), loader, classFile);
    Limits limits = new Limits(isChecked ? Thoroughness.FULL : Thoroughness.SYNCHRONISATION_ONLY);
    byte[] woven = null;
    while (woven == null) {
      try {
        woven = weave(reader, loader, unshared, limits, groups);
      } catch (MethodTooLargeException e) {
        limits.lower(e.getMethodName(), e.getDescriptor());
      } catch (ClassTooLargeException e) {
        if (limits.ofClass() == Thoroughness.SYNCHRONISATION_ONLY) {
          throw e;
        }
        limits.lowerClass();
      }
    }
    return woven;
  }

  /** Null if some method has become too large, and was given a limit for the next time. */
  private byte[] weave(
      ClassReader reader,
      ClassLoader loader,
      PlannedFields.Seen unshared,
      Limits limits,
      GroupMethods groups) {
    ClassNode type = new ClassNode();
    reader.accept(type, ClassReader.EXPAND_FRAMES);
    new MethodReferences(type, rewriter).replace();
    groups.begin();
    ClassLayout layout = new ClassLayout(type, loader, unshared, finals, groups);
    finals.add(layout);
    List<String> remarks = new ArrayList<>();
    if (limits.isClassLowered() && !limits.ofClass().checksAccesses()) {
      remarks.add("class " + layout.name.replace('/', '.') + ": too large to check");
    }
    boolean fits = true;
    for (MethodNode method : type.methods) {
      if (isWoven(method)) {
        fits &= weave(layout, method, limits, remarks);
      }
    }
    if (!fits) {
      return null;
    }
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

  /** Weaves as much as the limits allow; false if that was more than the method has room for. */
  private boolean weave(
      ClassLayout layout, MethodNode method, Limits limits, List<String> remarks) {
    Thoroughness thoroughness = limits.of(method);
    if (thoroughness != limits.ofClass() && !thoroughness.checksAccesses()) {
      remarks.add(remark(layout, method, thoroughness));
    }
    if (thoroughness == Thoroughness.NOTHING) {
      return true;
    }
    boolean mustBeCompiled = thoroughness.mustBeCompiled() && isCompiled(method);
    new MethodWeaver(layout, method, thoroughness, rewriter).weave();
    if (CodeSize.of(method) > (mustBeCompiled ? CodeSize.COMPILED : CodeSize.POSSIBLE)) {
      limits.lower(method.name, method.desc);
      return false;
    }
    return true;
  }

  /** Whether it makes a difference if HotSpot may compile the method. */
  private static boolean isCompiled(MethodNode method) {
    return !method.name.equals("<clinit>") && CodeSize.of(method) <= CodeSize.COMPILED;
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
