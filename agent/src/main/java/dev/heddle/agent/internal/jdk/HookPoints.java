// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import org.objectweb.asm.ClassReader;

/**
 * Which fields and methods, by their numbers in a class's constant pool, get hooks where the code
 * uses them. Each is looked up once, however often it is used. A method without any such point
 * would come out of the hooks as it goes in.
 */
final class HookPoints {
  static final int FIELD = 9;
  private static final int INTERFACE_METHOD = 11;
  private static final byte NO = 1;
  private static final byte YES = 2;

  private final ClassReader reader;
  private final HookPlan plan;
  private final FieldLookup fields;
  private final EffectLookup effects;
  private final boolean monitors;
  private final byte[] known;
  private final char[] buffer;

  HookPoints(ClassReader reader, HookPlan plan, FieldLookup fields, EffectLookup effects) {
    this.reader = reader;
    this.plan = plan;
    this.fields = fields;
    this.effects = effects;
    this.monitors = plan.monitorsSynchronise();
    this.known = new byte[reader.getItemCount()];
    this.buffer = new char[reader.getMaxStringLength()];
  }

  /** Whether entering and leaving monitors is told. */
  boolean areMonitors() {
    return monitors;
  }

  /** Whether hooks may belong to accesses of that field, or calls of that method. */
  boolean concern(int item) {
    if (known[item] == 0) {
      known[item] = lookUp(reader.getItem(item)) ? YES : NO;
    }
    return known[item] == YES;
  }

  private boolean lookUp(int item) {
    int tag = reader.readByte(item - 1);
    String owner = reader.readClass(item, buffer);
    int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
    String name = reader.readUTF8(nameAndType, buffer);
    if (tag == FIELD) {
      return plan.fieldsSynchronise() && FieldHooks.synchronises(plan, fields, owner, name);
    }
    String descriptor = reader.readUTF8(nameAndType + 2, buffer);
    return (monitors && MonitorHooks.isWait(name, descriptor))
        || (plan.fieldsSynchronise() && FieldHooks.mayAccess(plan, owner, name))
        || (plan.callsAreAccesses()
            && tag == INTERFACE_METHOD
            && EffectLookup.accessesReceiver(effects.ofAny(owner, name, descriptor)))
        || (plan.atomicsOrderNothing() && PrivateAtomicCalls.concern(owner, name))
        || (plan.hooksCalls() && !plan.atCall(name, descriptor).isEmpty());
  }
}
