// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IField;
import com.ibm.wala.ssa.SSAAbstractInvokeInstruction;
import com.ibm.wala.ssa.SSAArrayLoadInstruction;
import com.ibm.wala.ssa.SSAArrayStoreInstruction;
import com.ibm.wala.ssa.SSACheckCastInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeDynamicInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import com.ibm.wala.ssa.SSALoadMetadataInstruction;
import com.ibm.wala.ssa.SSANewInstruction;
import com.ibm.wala.ssa.SSAPhiInstruction;
import com.ibm.wala.ssa.SSAPiInstruction;
import com.ibm.wala.ssa.SSAPutInstruction;
import com.ibm.wala.ssa.SSAReturnInstruction;
import com.ibm.wala.types.MethodReference;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.access.OwnIndex;
import dev.heddle.scan.access.TakenElements;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.ImmutableTypes;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.thread.Side;
import java.util.Iterator;

/** Says what the instructions of a node make variables refer to, and which accesses they make. */
final class NodeBuilder extends SSAInstruction.Visitor {
  private final CallGraph graph;
  private final Node node;

  NodeBuilder(CallGraph graph, Node node) {
    this.graph = graph;
    this.node = node;
  }

  void build() {
    for (SSAInstruction instruction : node.ir.getInstructions()) {
      if (instruction != null) {
        instruction.visit(this);
      }
    }
    Iterator<? extends SSAInstruction> phis = node.ir.iteratePhis();
    while (phis.hasNext()) {
      phis.next().visit(this);
    }
  }

  @Override
  public void visitPhi(SSAPhiInstruction phi) {
    for (int i = 0; i < phi.getNumberOfUses(); i++) {
      if (phi.getUse(i) > 0) {
        graph.propagation.flow(node.local(phi.getUse(i)), node.local(phi.getDef()));
      }
    }
  }

  @Override
  public void visitPi(SSAPiInstruction pi) {
    graph.propagation.flow(node.local(pi.getVal()), node.local(pi.getDef()));
  }

  @Override
  public void visitCheckCast(SSACheckCastInstruction cast) {
    graph.propagation.flow(
        node.local(cast.getVal()),
        node.local(cast.getResult()),
        graph.typeFilters.of(cast.getDeclaredResultTypes()[0]));
  }

  @Override
  public void visitReturn(SSAReturnInstruction instruction) {
    if (!instruction.returnsVoid() && !instruction.returnsPrimitiveType()) {
      graph.propagation.flow(node.local(instruction.getResult()), node.result);
    }
  }

  @Override
  public void visitNew(SSANewInstruction instruction) {
    IClass type = graph.type(instruction.getConcreteType());
    if (type == null || node.isMerged && ImmutableTypes.contain(instruction.getConcreteType())) {
      return;
    }
    graph.initialise(type, node);
    AbstractObject made = graph.heap.made(node, instruction.iIndex(), type, Kind.NEW);
    graph.propagation.add(node.local(instruction.getDef()), made);
    TypeReference element = instruction.getConcreteType();
    // All dimensions of an array that are made at once.
    for (int i = 1; i < instruction.getNumberOfUses() && element.isArrayType(); i++) {
      element = element.getArrayElementType();
      IClass inner = graph.type(element);
      if (inner != null) {
        AbstractObject row = graph.heap.made(node, instruction.iIndex(), inner, Kind.ROW);
        graph.propagation.add(graph.heap.field(made, Elements.ALL), row);
        made = row;
      }
    }
  }

  @Override
  public void visitLoadMetadata(SSALoadMetadataInstruction instruction) {
    if (instruction.getToken() instanceof TypeReference reference) {
      IClass type = graph.type(reference);
      if (type != null) {
        graph.propagation.add(node.local(instruction.getDef()), graph.heap.ofClass(type));
      }
    }
  }

  @Override
  public void visitGet(SSAGetInstruction instruction) {
    IField field = graph.program.hierarchy().resolveField(instruction.getDeclaredField());
    if (field == null) {
      return;
    }
    boolean isReference = !instruction.getDeclaredFieldType().isPrimitiveType();
    Variable into = node.local(instruction.getDef());
    if (field.isStatic()) {
      graph.initialise(field.getDeclaringClass(), node);
      graph.touches.add(node, field, null);
      AbstractObject holder = graph.heap.ofClass(field.getDeclaringClass());
      graph.accesses.ofStatic(node, instruction.iIndex(), field, false, holder);
      if (isReference) {
        fill(holder, field);
        graph.propagation.flow(graph.heap.field(holder, field), into);
      }
      return;
    }
    Variable base = node.local(instruction.getRef());
    graph.touches.add(node, field, base);
    graph.accesses.ofField(node, instruction.iIndex(), field, false, base, instruction.getRef());
    if (isReference) {
      graph.propagation.forEach(base, object -> load(object, field, into));
    }
  }

  /** What is in a static field of the JDK, such as {@code System.out}, was there before. */
  private void fill(AbstractObject holder, IField field) {
    TypeReference type = field.getFieldTypeReference();
    IClass known = ImmutableTypes.contain(type) ? null : graph.type(type);
    if (known != null && graph.program.origin(field.getDeclaringClass()) == Origin.JDK) {
      graph.propagation.add(
          graph.heap.field(holder, field),
          graph.heap.given(field, known, graph.spawns.main().thread(Side.ALPHA)));
    }
  }

  /** What the constructor has made belongs to whom the object belongs to. */
  private void load(AbstractObject object, IField field, Variable into) {
    for (Variable each : graph.heap.found(object, field)) {
      if (object.isView()) {
        graph.propagation.forEach(
            each,
            part ->
                graph.propagation.add(
                    into, isPartOf(part, object) ? graph.heap.view(part, object.owner) : part));
      } else {
        graph.propagation.flow(each, into, graph.typeFilters.of(field.getFieldTypeReference()));
      }
    }
  }

  private static boolean isPartOf(AbstractObject part, AbstractObject whole) {
    return part.creator != null
        && part.creator.method.isInit()
        && part.creator.context.container() == whole.origin;
  }

  @Override
  public void visitPut(SSAPutInstruction instruction) {
    IField field = graph.program.hierarchy().resolveField(instruction.getDeclaredField());
    if (field == null) {
      return;
    }
    boolean isReference = !instruction.getDeclaredFieldType().isPrimitiveType();
    Variable from = node.local(instruction.getVal());
    if (field.isStatic()) {
      graph.initialise(field.getDeclaringClass(), node);
      graph.touches.add(node, field, null);
      AbstractObject holder = graph.heap.ofClass(field.getDeclaringClass());
      graph.accesses.ofStatic(node, instruction.iIndex(), field, true, holder);
      if (isReference) {
        graph.propagation.flow(from, graph.heap.field(holder, field));
      }
      return;
    }
    Variable base = node.local(instruction.getRef());
    graph.touches.add(node, field, base);
    graph.accesses.ofField(node, instruction.iIndex(), field, true, base, instruction.getRef());
    if (isReference) {
      graph.propagation.forEach(
          base, object -> graph.propagation.flow(from, graph.heap.stored(object, field)));
    }
  }

  @Override
  public void visitArrayLoad(SSAArrayLoadInstruction instruction) {
    Variable base = node.local(instruction.getArrayRef());
    int index = instruction.getIndex();
    graph.accesses.ofElement(
        node, instruction.iIndex(), false, base, instruction.getArrayRef(), index);
    if (!instruction.typeIsPrimitive()) {
      Variable into = node.local(instruction.getDef());
      Object owner = owner(instruction);
      graph.propagation.forEach(
          base,
          array -> {
            Variable elements = graph.heap.field(array, Elements.ALL);
            if (owner != null) {
              graph.propagation.flow(graph.views(elements, owner), into);
            } else if (array.isView()) {
              graph.propagation.forEach(
                  elements,
                  part ->
                      graph.propagation.add(
                          into,
                          isMadeWith(part, array) ? graph.heap.view(part, array.owner) : part));
            } else {
              graph.propagation.flow(elements, into);
            }
          });
    }
  }

  /**
   * What a thread takes by an index of its own, no other thread takes, nor what it takes out; null
   * if others may come to have the element as well.
   */
  private Object owner(SSAArrayLoadInstruction instruction) {
    if (!graph.hasTwoSides) {
      return null;
    }
    if (OwnIndex.isOwn(node, instruction.getIndex())) {
      return node.thread().side;
    }
    return TakenElements.contain(node, instruction) ? node.thread() : null;
  }

  /** Whether both were made by one constructor for the same object. */
  private static boolean isMadeWith(AbstractObject part, AbstractObject other) {
    return part.creator != null
        && part.creator == other.creator
        && part.creator.method.isInit()
        && part.creator.context.container() != null;
  }

  @Override
  public void visitArrayStore(SSAArrayStoreInstruction instruction) {
    Variable base = node.local(instruction.getArrayRef());
    graph.accesses.ofElement(
        node, instruction.iIndex(), true, base, instruction.getArrayRef(), instruction.getIndex());
    if (!instruction.typeIsPrimitive()) {
      Variable from = node.local(instruction.getValue());
      graph.insertions.watch(from, node, instruction.iIndex());
      graph.propagation.forEach(
          base, array -> graph.propagation.flow(from, graph.heap.field(array, Elements.ALL)));
    }
  }

  @Override
  public void visitInvoke(SSAInvokeInstruction instruction) {
    MethodReference target = instruction.getDeclaredTarget();
    Call call = call(instruction);
    if (instruction instanceof SSAInvokeDynamicInstruction dynamic) {
      new DynamicCalls(graph, node).visit(dynamic, call);
    } else if (instruction.isStatic()) {
      graph.callDirectly(call, target, true);
    } else if (instruction.isDispatch()) {
      graph.callVirtually(call, target);
    } else {
      graph.callDirectly(call, target, false);
    }
  }

  private Call call(SSAAbstractInvokeInstruction instruction) {
    int count = instruction.getNumberOfPositionalParameters();
    Variable[] arguments = new Variable[count];
    int[] values = new int[count];
    MethodReference target = instruction.getDeclaredTarget();
    int shift = instruction.isStatic() ? 0 : 1;
    for (int i = 0; i < count; i++) {
      values[i] = instruction.getUse(i);
      if (i < shift || !target.getParameterType(i - shift).isPrimitiveType()) {
        arguments[i] = node.local(values[i]);
      }
    }
    boolean givesReference =
        instruction.getNumberOfReturnValues() > 0
            && !instruction.getDeclaredResultType().isPrimitiveType();
    Variable result = givesReference ? node.local(instruction.getDef()) : null;
    return new Call(node, instruction.iIndex(), node.thread(), arguments, result, values);
  }
}
