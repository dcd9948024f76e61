// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.sharing;

import com.ibm.wala.classLoader.CallSiteReference;
import com.ibm.wala.classLoader.CodeScanner;
import com.ibm.wala.classLoader.IBytecodeMethod;
import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IField;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ipa.cha.IClassHierarchy;
import com.ibm.wala.shrike.shrikeBT.ConstantInstruction;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import com.ibm.wala.types.FieldReference;
import com.ibm.wala.types.MethodReference;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Lambda;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What code does to fields that the scan has not followed: methods that nothing seems to call, but
 * the JDK or reflection may, and what is looked up by its name.
 */
final class UnseenCode {
  private static final Set<String> FIELD_LOOKUPS =
      Set.of(
          "getField",
          "getDeclaredField",
          "findVarHandle",
          "findStaticVarHandle",
          "findGetter",
          "findSetter",
          "findStaticGetter",
          "findStaticSetter",
          "objectFieldOffset");

  private static final Set<String> METHOD_LOOKUPS =
      Set.of("getMethod", "getDeclaredMethod", "findVirtual", "findStatic", "findSpecial");

  private final Program program;
  private final IClassHierarchy hierarchy;
  private final Set<IMethod> reached = new HashSet<>();
  private final Set<IField> fields = new HashSet<>();

  /** All texts in the program: a field's name may be handed to who looks it up. */
  private final Set<String> texts = new HashSet<>();

  /** Texts in classes that look up methods. Those of all classes would name too many methods. */
  private final Set<String> methodNames = new HashSet<>();

  private boolean looksUpFields;

  /** Whether there is code of which nothing is known. */
  private boolean isUnreadable;

  private final Set<IMethod> calledByAnybody = new HashSet<>();

  UnseenCode(CallGraph graph) {
    this.program = graph.program;
    this.hierarchy = program.hierarchy();
    for (Node node : graph.nodes()) {
      reached.add(node.method);
    }
    for (IClass type : hierarchy) {
      if (program.origin(type) != Origin.JDK) {
        read(type);
      }
    }
    follow(graph);
  }

  /** Whether such code may access the field. */
  boolean accesses(IField field) {
    return isUnreadable
        || fields.contains(field)
        || looksUpFields && texts.contains(field.getName().toString());
  }

  /** Methods that the scan has followed, but which others may call as well. */
  Collection<IMethod> calledByAnybody() {
    return calledByAnybody;
  }

  private void read(IClass type) {
    List<String> constants = new ArrayList<>();
    boolean looksUpMethods = false;
    for (IMethod method : type.getDeclaredMethods()) {
      if (method.isAbstract() || method.isNative()) {
        continue;
      }
      try {
        if (!reached.contains(method)) {
          addFields(CodeScanner.getFieldsRead(method));
          addFields(CodeScanner.getFieldsWritten(method));
        }
        for (CallSiteReference call : CodeScanner.getCallSites(method)) {
          String name = call.getDeclaredTarget().getName().toString();
          looksUpFields |= FIELD_LOOKUPS.contains(name);
          looksUpMethods |= METHOD_LOOKUPS.contains(name);
        }
        addConstants(method, constants);
      } catch (InvalidClassFileException e) {
        isUnreadable = true;
      }
    }
    texts.addAll(constants);
    if (looksUpMethods) {
      methodNames.addAll(constants);
    }
  }

  private void addFields(Collection<FieldReference> references) {
    for (FieldReference reference : references) {
      IField field = hierarchy.resolveField(reference);
      if (field != null) {
        fields.add(field);
      }
    }
  }

  private static void addConstants(IMethod method, List<String> constants)
      throws InvalidClassFileException {
    if (method instanceof IBytecodeMethod<?> code) {
      for (Object instruction : code.getInstructions()) {
        if (instruction instanceof ConstantInstruction constant
            && constant.getValue() instanceof String text) {
          constants.add(text);
        }
      }
    }
  }

  /** From what the JDK can call on objects that there are, through what was not followed. */
  private void follow(CallGraph graph) {
    JdkCallbacks callbacks = new JdkCallbacks(program);
    Set<IMethod> seen = new HashSet<>();
    Deque<IMethod> open = new ArrayDeque<>();
    for (IClass type : graph.heap.types()) {
      if (!type.isArrayClass() && program.origin(type) != Origin.JDK) {
        open.addAll(callbacks.of(type));
      }
    }
    for (AbstractObject lambda : graph.heap.lambdas()) {
      boolean isOfJdk = lambda.type == null || program.origin(lambda.type) == Origin.JDK;
      boolean isFollowed = lambda.type != null && JdkCallbacks.isFollowed(lambda.type);
      for (IMethod target : targets(lambda.lambda)) {
        if (isOfJdk && !isFollowed || !reached.contains(target)) {
          open.add(target);
        }
      }
    }
    for (IMethod method : reached) {
      if (methodNames.contains(method.getName().toString())) {
        open.add(method);
      }
    }
    while (!open.isEmpty()) {
      IMethod method = open.poll();
      if (!seen.add(method)) {
        continue;
      }
      if (reached.contains(method)) {
        calledByAnybody.add(method);
      } else {
        open.addAll(called(method));
      }
    }
  }

  private Collection<IMethod> targets(Lambda lambda) {
    return targets(lambda.target(), lambda.kind() == Lambda.Kind.VIRTUAL);
  }

  private Collection<IMethod> targets(MethodReference reference, boolean isVirtual) {
    if (isVirtual) {
      return hierarchy.getPossibleTargets(reference);
    }
    IMethod target = hierarchy.resolveMethod(reference);
    return target == null ? List.of() : List.of(target);
  }

  private List<IMethod> called(IMethod method) {
    List<IMethod> targets = new ArrayList<>();
    if (method.isAbstract()
        || method.isNative()
        || program.origin(method.getDeclaringClass()) == Origin.JDK) {
      return targets;
    }
    try {
      for (CallSiteReference call : CodeScanner.getCallSites(method)) {
        targets.addAll(targets(call.getDeclaredTarget(), call.isDispatch()));
      }
    } catch (InvalidClassFileException e) {
      isUnreadable = true;
    }
    return targets;
  }
}
