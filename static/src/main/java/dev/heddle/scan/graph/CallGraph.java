// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.types.MethodReference;
import com.ibm.wala.types.Selector;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.access.Accesses;
import dev.heddle.scan.access.Freshness;
import dev.heddle.scan.access.Touches;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.heap.Heap;
import dev.heddle.scan.heap.Lambda;
import dev.heddle.scan.heap.Propagation;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.input.Origin;
import dev.heddle.scan.input.Program;
import dev.heddle.scan.library.LibraryCalls;
import dev.heddle.scan.thread.Barriers;
import dev.heddle.scan.thread.Joins;
import dev.heddle.scan.thread.Loops;
import dev.heddle.scan.thread.Multiplicity;
import dev.heddle.scan.thread.Pipelines;
import dev.heddle.scan.thread.Side;
import dev.heddle.scan.thread.Spawns;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The methods that a program can reach, in their contexts, found together with what its variables
 * refer to. Methods of the JDK are no nodes: {@link LibraryCalls} knows what they do.
 */
public final class CallGraph {
  public final Program program;
  public final Propagation propagation = new Propagation();
  public final Heap heap = new Heap(propagation);
  public final Spawns spawns = new Spawns();
  public final Joins joins = new Joins();
  public final Pipelines pipelines = new Pipelines();
  public final Insertions insertions = new Insertions(propagation);
  public final KeptFunctions keptFunctions = new KeptFunctions();
  public final Freshness freshness;
  public final Accesses accesses;
  public final Touches touches;

  /** Executors that run one task after the other. */
  public final Set<AbstractObject> serialExecutors = new HashSet<>();

  public final Loops loops = new Loops();
  public final Barriers barriers = new Barriers(loops);
  public final boolean hasTwoSides;
  final TypeFilters typeFilters = new TypeFilters(this);
  private final Map<MethodReference, Bindings> bindings = new HashMap<>();
  private final Contexts contexts;
  private final LibraryCalls library;
  private final Map<Object, Node> nodes = new HashMap<>();
  private final Map<IClass, Set<Node>> initialised = new HashMap<>();

  private final Map<TypeReference, IClass> types = new HashMap<>();
  private final Map<MethodKey, IMethod> methods = new HashMap<>();

  private record MethodKey(IClass type, Selector selector) {}

  private record NodeKey(IMethod method, Context context) {}

  /**
   * @param hasTwoSides whether two threads stand for all that run the same code, or only one
   * @param knowsSafe whether objects of the JDK that are safe for threads are known to be
   */
  public CallGraph(
      Program program, LibraryKnowledge knowledge, boolean hasTwoSides, boolean knowsSafe) {
    this.program = program;
    this.hasTwoSides = hasTwoSides;
    this.freshness = new Freshness(program);
    this.accesses = new Accesses(freshness);
    this.touches = new Touches(program);
    this.contexts = new Contexts(this, knowledge);
    this.library = new LibraryCalls(this, knowledge, knowsSafe);
  }

  /**
   * Goes on until nothing new is found.
   *
   * @param isOver asked now and then; ends the work early
   * @return whether it came to its end
   */
  public boolean complete(BooleanSupplier isOver) {
    do {
      if (!propagation.run(isOver)) {
        return false;
      }
    } while (pipelines.goOn() || contexts.goOn() || mergeSides());
    pipelines.settle();
    joins.settle(spawns.all());
    return true;
  }

  /** An object that there is one of is not one that each thread has for itself. */
  private boolean mergeSides() {
    Multiplicity multiplicity = new Multiplicity(loops);
    return heap.mergeSides(
        object -> !multiplicity.isMany(object) && insertions.areMany(object, multiplicity));
  }

  public Collection<Node> nodes() {
    return nodes.values();
  }

  /** The node of a method that nobody calls; null if it has no body. */
  public Node node(IMethod method, Context context) {
    return node(method, context, null);
  }

  /**
   * The node of a method in a context, made and looked into now if it is new; null if no body.
   *
   * @param call who calls it; null if nobody does
   */
  Node node(IMethod method, Context context, Call call) {
    NodeKey key = new NodeKey(method, context);
    Node known = nodes.get(key);
    if (known != null) {
      if (call != null) {
        call.node().addCall(call.instruction(), known);
      }
      return known;
    }
    IR ir = program.ir(method);
    if (ir == null) {
      return null;
    }
    Node node =
        new Node(
            method,
            context,
            ir,
            program.defUse(method),
            contexts.isMerged(context.thread(), method));
    nodes.put(key, node);
    if (call != null) {
      call.node().addCall(call.instruction(), node);
    }
    initialise(method.getDeclaringClass(), node);
    new NodeBuilder(this, node).build();
    return node;
  }

  /** The class is used: its initialiser runs, once, before anybody can use what it has made. */
  void initialise(IClass type, Node user) {
    if (type == null || program.origin(type) == Origin.JDK) {
      return;
    }
    Set<Node> known = initialised.get(type);
    if (known != null) {
      if (known.add(user)) {
        initialise(type.getSuperclass(), user);
      }
      return;
    }
    initialised.put(type, new LinkedHashSet<>(Set.of(user)));
    initialise(type.getSuperclass(), user);
    IMethod initialiser = type.getClassInitializer();
    if (initialiser != null) {
      node(initialiser, Context.of(spawns.main().thread(Side.ALPHA)));
    }
  }

  /** The nodes that need the class to be initialised: one of them comes first. */
  public Set<Node> users(IClass type) {
    return initialised.getOrDefault(type, Set.of());
  }

  public IClass type(TypeReference reference) {
    return types.computeIfAbsent(reference, program.hierarchy()::lookupClass);
  }

  /** A call that is bound by its name: of a static method, a constructor, of a superclass. */
  public void callDirectly(Call call, MethodReference reference, boolean isStatic) {
    IMethod target = resolve(type(reference.getDeclaringClass()), reference.getSelector());
    if (target == null) {
      return;
    }
    if (isStatic) {
      initialise(target.getDeclaringClass(), call.node());
    }
    if (isBehindModel(target)) {
      if (isStatic) {
        library.call(call, target, null);
      } else {
        propagation.forEach(call.argument(0), receiver -> library.call(call, target, receiver));
      }
    } else if (target.isInit()) {
      // What a constructor makes belongs to the object: each has constructors of its own.
      propagation.forEach(call.argument(0), made -> contexts.call(call, target, made));
    } else {
      contexts.call(call, target, null);
    }
  }

  /** A call that is bound by the receiver's class. */
  public void callVirtually(Call call, MethodReference reference) {
    propagation.forEach(call.argument(0), new VirtualCall(this, call, bindings(reference)));
  }

  private Bindings bindings(MethodReference reference) {
    return bindings.computeIfAbsent(reference, key -> new Bindings(this, key));
  }

  void call(Call call, IMethod target, AbstractObject receiver) {
    if (isBehindModel(target)) {
      library.call(call, target, receiver);
    } else if (!target.isAbstract()) {
      contexts.call(call, target, receiver);
    }
  }

  /** Calls a method on all receivers at once, if they are not told apart; else false. */
  boolean callOnAll(Call call, IMethod target, Bindings bindings) {
    if (target.isAbstract() || isBehindModel(target) || !contexts.isMerged(call.thread(), target)) {
      return false;
    }
    contexts.callOnAll(call, target, bindings.to(target));
    return true;
  }

  /** What a call is bound to for a receiver of a class; null if to nothing. */
  IMethod target(IClass type, MethodReference reference) {
    IMethod found = resolve(type, reference.getSelector());
    return found != null
        ? found
        : resolve(type(reference.getDeclaringClass()), reference.getSelector());
  }

  /** The method that a class has or inherits, also one that no class but an interface declares. */
  private IMethod resolve(IClass type, Selector selector) {
    return type == null
        ? null
        : methods.computeIfAbsent(new MethodKey(type, selector), this::resolve);
  }

  private IMethod resolve(MethodKey key) {
    IMethod method = program.hierarchy().resolveMethod(key.type, key.selector);
    if (method == null) {
      for (IClass each : key.type.getAllImplementedInterfaces()) {
        method = method == null ? each.getMethod(key.selector) : method;
      }
    }
    return method;
  }

  boolean isBehindModel(IMethod method) {
    return program.origin(method.getDeclaringClass()) == Origin.JDK;
  }

  /** The body of a lambda gets what was captured, and then the arguments. */
  void callLambda(Call call, AbstractObject object) {
    Lambda lambda = object.lambda;
    int passed = call.arguments().length - 1;
    boolean makes = lambda.kind() == Lambda.Kind.CONSTRUCTOR;
    int first = makes ? 1 : 0;
    Variable[] arguments = new Variable[first + lambda.captured() + passed];
    for (int i = 0; i < lambda.captured(); i++) {
      Variable captured = heap.field(object, Captured.of(i));
      arguments[first + i] =
          object.isView() && lambda.varies(i) ? views(captured, object.owner) : captured;
    }
    System.arraycopy(call.arguments(), 1, arguments, first + lambda.captured(), passed);
    if (makes) {
      IClass type = type(lambda.target().getDeclaringClass());
      arguments[0] = new Variable();
      if (type != null) {
        AbstractObject made =
            heap.made(call.node(), call.instruction(), call.thread(), type, Kind.NEW);
        propagation.add(arguments[0], made);
        if (call.result() != null) {
          propagation.add(call.result(), made);
        }
      }
    }
    Call inner = call.back(call.thread(), arguments, makes ? null : call.result());
    switch (lambda.kind()) {
      case VIRTUAL -> callVirtually(inner, lambda.target());
      case STATIC -> callDirectly(inner, lambda.target(), true);
      default -> callDirectly(inner, lambda.target(), false);
    }
  }

  /** What somebody sees of objects who has them for itself. */
  public Variable views(Variable objects, Object owner) {
    Variable own = new Variable();
    propagation.forEach(objects, object -> propagation.add(own, heap.view(object, owner)));
    return own;
  }
}
