// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.Leaf;
import dev.heddle.runtime.Sites;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** The method being woven, and how far weaving has come in it. */
final class MethodBody {
  final ClassLayout layout;
  final MethodNode method;
  final Thoroughness thoroughness;
  final Locals locals;
  final Jumps jumps;
  final Values values;
  final RedundantChecks redundant;
  final FieldGroups groups;
  final NeighbouringElements neighbours;
  final CountedLoops loops;
  final CalmLoops calmLoops;

  /** Whether the thread's epoch is all that the method needs of its thread. */
  final boolean isLeaf;

  /** What every way to the present instruction has done already, so need not be done again. */
  private final Set<String> done = new HashSet<>();

  /** Which of it was done where no way leads past: it holds in loops further down, too. */
  private final Set<String> lasting = new HashSet<>();

  private final Map<String, Integer> sites = new HashMap<>();

  /** How many instructions lie before the present one. */
  private int position;

  private int line = -1;
  private int firstLine = -1;

  MethodBody(
      ClassLayout layout,
      MethodNode method,
      Thoroughness thoroughness,
      AbstractInsnNode[] instructions) {
    this.layout = layout;
    this.method = method;
    this.thoroughness = thoroughness;
    this.locals = new Locals(method);
    this.jumps = new Jumps(method, instructions);
    this.values = new Values(method, jumps, instructions);
    this.redundant = new RedundantChecks(layout, method, jumps);
    boolean wantsGroups = FieldGroups.areWanted(thoroughness);
    this.isLeaf =
        wantsGroups
            && Leaf.isPossible()
            && !ObjectProtocol.ownersPass()
            && LeafMethods.include(layout, method, instructions);
    this.groups =
        wantsGroups
            ? StraightCode.groups(layout, method, jumps, redundant, instructions)
            : new FieldGroups();
    this.neighbours =
        wantsGroups
            ? NeighbouringElements.of(instructions, jumps, redundant)
            : NeighbouringElements.none();
    this.loops = new CountedLoops(layout.hasFrames, instructions, jumps, redundant);
    this.calmLoops =
        wantsGroups && !isConstructor() && !isClassInitialiser()
            ? CalmLoops.of(layout, instructions, jumps, redundant)
            : CalmLoops.none();
  }

  boolean isStatic() {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  boolean isConstructor() {
    return method.name.equals("<init>");
  }

  boolean isClassInitialiser() {
    return method.name.equals("<clinit>");
  }

  /** Comes to one of the method's own instructions. */
  void arrive(AbstractInsnNode instruction) {
    redundant.arrive(instruction, values);
  }

  /** Goes past one of the method's own instructions. */
  void step(AbstractInsnNode instruction) {
    values.step(instruction);
    redundant.step(instruction);
    position++;
    if (instruction instanceof LineNumberNode number) {
      line = number.line;
      firstLine = firstLine < 0 ? line : firstLine;
    } else if (instruction instanceof LabelNode label && jumps.isTarget(label)) {
      done.clear();
      done.addAll(lasting);
    }
    jumps.step(instruction);
  }

  /** Whether this is the first time on some way to the present instruction. */
  boolean first(String what) {
    if (!jumps.isPassable()) {
      lasting.add(what);
    }
    return done.add(what);
  }

  Code code() {
    return new Code(locals);
  }

  void before(AbstractInsnNode instruction, Code code) {
    method.instructions.insertBefore(instruction, code.instructions());
  }

  void after(AbstractInsnNode instruction, Code code) {
    method.instructions.insert(instruction, code.instructions());
  }

  /** The site of the present line, for what is not an access to a field. */
  int place() {
    return placeAt(line, null);
  }

  /** The same for an array or library object on the stack. */
  int placeOf(int value) {
    return placeAt(line, values.origin(value));
  }

  int placeOfEntry() {
    return placeAt(firstLine, null);
  }

  int position() {
    return position;
  }

  int line() {
    return line;
  }

  /** A site at the present line that no other instruction has, for an array on the stack. */
  int newPlaceOf(int array) {
    String heldBy = values.origin(array);
    return Sites.place(layout.name, method.name, layout.type.sourceFile, line, heldBy);
  }

  /** The first of the sites of elements that are checked together at the present line. */
  int newPlacesOf(int array, List<Integer> lines) {
    String heldBy = values.origin(array);
    return Sites.neighbours(layout.name, method.name, layout.type.sourceFile, lines, heldBy);
  }

  /** Whether the present instruction may run more than once in one call. */
  boolean isInLoop() {
    return jumps.isInLoop(position);
  }

  private int placeAt(int at, String heldBy) {
    String key = "line " + at + " " + heldBy;
    Integer site = sites.get(key);
    if (site == null) {
      site = Sites.place(layout.name, method.name, layout.type.sourceFile, at, heldBy);
      sites.put(key, site);
    }
    return site;
  }

  /**
   * The site of accesses to that field at the present line.
   *
   * @param flags what the code shows of the access
   */
  int site(FieldInsnNode access, int flags) {
    String key = line + " " + access.owner + " " + access.name + " " + flags;
    Integer site = sites.get(key);
    if (site == null) {
      site = Sites.field(layout.loader, access.owner, access.name, flags);
      sites.put(key, site);
    }
    return site;
  }

  /** The first of the sites of accesses that are checked together at the present line. */
  int site(FieldGroup group) {
    return Sites.group(layout.loader, layout.name, group.fields(), group.lines());
  }
}
