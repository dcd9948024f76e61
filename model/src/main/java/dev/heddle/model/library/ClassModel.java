// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What the model says of one class. Filled by the parser, read only from then on. There are
 * hundreds in each checked JVM, so what nothing is said of takes no room.
 */
public final class ClassModel {
  private final String name;
  private final List<MethodModel> methods = new ArrayList<>(2);
  private List<String> synchronisingFields = List.of();
  private List<String> fieldsApart = List.of();
  private Set<Safety> safety = Set.of();
  private boolean optional;
  private boolean withNested;
  private boolean allFieldsSynchronise;
  private boolean monitorsSynchronise;
  private List<List<Condition>> monitorConditions = List.of();
  private boolean callsAreAccesses;
  private boolean atomicsOrderNothing;
  private boolean threadUnsafe;
  private boolean onceWritten;
  private String stateField;
  private String viewedField;
  private Elements elements;
  private Window window;
  private boolean passingOn;
  private boolean iterator;

  /**
   * Where an object has its elements.
   *
   * @param field the field with their array; null if they are separate but not followed
   * @param shared whether that may be the program's own array; otherwise only the object knows it
   * @param from the field with the place of the first element in the array; null for the beginning
   */
  public record Elements(String field, boolean shared, String from) {}

  /**
   * Which elements of the other object a view shows.
   *
   * @param from the field with the place of the first; null if nothing is known of their places
   * @param count the field with their number; null if it shows all from there on
   */
  public record Window(String from, String count) {}

  ClassModel(String name) {
    this.name = name;
  }

  /** The class's internal name, with slashes. */
  public String name() {
    return name;
  }

  /** Whether the class may be missing in some versions of the library. */
  public boolean optional() {
    return optional;
  }

  /** Whether what is said of field accesses, monitors and calls holds for nested classes too. */
  public boolean withNested() {
    return withNested;
  }

  public List<MethodModel> methods() {
    return methods;
  }

  /** Whether accesses to volatile fields in the class's code order threads. */
  public boolean fieldsSynchronise() {
    return allFieldsSynchronise || !synchronisingFields.isEmpty();
  }

  /** Whether accesses to that field are named as ordering threads, whatever kind it is. */
  public boolean fieldSynchronises(String owner, String field) {
    return contains(synchronisingFields, owner, field);
  }

  /** Whether accesses to that field order threads among themselves, not with other fields. */
  public boolean fieldIsApart(String owner, String field) {
    return contains(fieldsApart, owner, field);
  }

  private static boolean contains(List<String> fields, String owner, String field) {
    for (int i = 0; i < fields.size(); i++) {
      String named = fields.get(i);
      int dot = named.indexOf('.');
      if (named.length() - dot - 1 == field.length()
          && named.endsWith(field)
          && (dot < 0 || isNamed(owner, named, dot))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNamed(String owner, String named, int dot) {
    int start = owner.length() - dot;
    return start > 0
        && owner.startsWith(named.substring(0, dot), start)
        && (owner.charAt(start - 1) == '$' || owner.charAt(start - 1) == '/');
  }

  /** Whether every volatile field and every variable handle of the class orders threads. */
  public boolean allFieldsSynchronise() {
    return allFieldsSynchronise;
  }

  /** Fields whose accesses order threads, with or without the simple name of their class. */
  public List<String> synchronisingFields() {
    return synchronisingFields;
  }

  /** Whether entering and leaving monitors in the class's code orders threads. */
  public boolean monitorsSynchronise() {
    return monitorsSynchronise;
  }

  /** When they do so: if all conditions of one of these lists hold. Empty if they always do. */
  public List<List<Condition>> monitorConditions() {
    return monitorConditions;
  }

  /**
   * Whether calls in the class's code on thread-unsafe objects count as if the program made them.
   */
  public boolean callsAreAccesses() {
    return callsAreAccesses;
  }

  /** Whether the atomic variables that the class's code uses are its own and order nobody. */
  public boolean atomicsOrderNothing() {
    return atomicsOrderNothing;
  }

  /** Whether objects of the class must not be used by several threads without synchronisation. */
  public boolean threadUnsafe() {
    return threadUnsafe;
  }

  /** What holds for all methods of which nothing else is said. */
  public Set<Safety> safety() {
    return safety;
  }

  /** What holds for a method: what is said of itself, or else of the class. */
  public Set<Safety> safety(String method, String descriptor) {
    for (int i = methods.size() - 1; i >= 0; i--) {
      MethodModel said = methods.get(i);
      if (!said.safety().isEmpty() && said.matches(method, descriptor)) {
        return said.safety();
      }
    }
    return safety;
  }

  /** Whether reads of an object count only after somebody has written to it. */
  public boolean onceWritten() {
    return onceWritten;
  }

  /** The field with the object that really holds the state; null if that is the object itself. */
  public String stateField() {
    return stateField;
  }

  /** The field with the object that this one is a view of; null if it is none. */
  public String viewedField() {
    return viewedField;
  }

  /** Where the elements are; null if nothing is known of them. */
  public Elements elements() {
    return elements;
  }

  /** Which elements of the object that it shows a view shows; null for all, each at its place. */
  public Window window() {
    return window;
  }

  /** Whether each call on the object is one of the same method on the object that it shows. */
  public boolean passingOn() {
    return passingOn;
  }

  /** Whether an object has a position of its own, whatever it is a view of. */
  public boolean iterator() {
    return iterator;
  }

  /** Whether anything is to be woven into the class. */
  public boolean woven() {
    if (monitorsSynchronise || callsAreAccesses || atomicsOrderNothing || fieldsSynchronise()) {
      return true;
    }
    for (int i = 0; i < methods.size(); i++) {
      if (methods.get(i).hooks()) {
        return true;
      }
    }
    return false;
  }

  /** Whether anything is to be woven into the classes nested in it. */
  public boolean wovenInNested() {
    if (!withNested) {
      return false;
    } else if (monitorsSynchronise || fieldsSynchronise()) {
      return true;
    }
    for (int i = 0; i < methods.size(); i++) {
      if (methods.get(i).atCalls() && methods.get(i).hooks()) {
        return true;
      }
    }
    return false;
  }

  void addMethod(MethodModel method) {
    methods.add(method);
  }

  void addSynchronisingFields(List<String> fields, boolean apart) {
    synchronisingFields = both(synchronisingFields, fields);
    if (apart) {
      fieldsApart = both(fieldsApart, fields);
    }
  }

  private static List<String> both(List<String> some, List<String> more) {
    List<String> all = new ArrayList<>(some);
    all.addAll(more);
    return List.copyOf(all);
  }

  void addSafety(Safety known) {
    addSafety(Set.of(known));
  }

  private void addSafety(Set<Safety> known) {
    if (!known.isEmpty()) {
      Set<Safety> all = EnumSet.copyOf(known);
      all.addAll(safety);
      safety = Set.copyOf(all);
    }
  }

  void setOptional() {
    optional = true;
  }

  void setWithNested() {
    withNested = true;
  }

  void setAllFieldsSynchronise() {
    allFieldsSynchronise = true;
  }

  /**
   * Monitors synchronise if all of the conditions hold, or those of another line.
   *
   * @param conditions empty if they always synchronise
   */
  void addMonitorsSynchronise(List<Condition> conditions) {
    addMonitorsSynchronise(List.of(conditions), conditions.isEmpty());
  }

  private void addMonitorsSynchronise(List<List<Condition>> added, boolean always) {
    if (always || (monitorsSynchronise && monitorConditions.isEmpty())) {
      monitorConditions = List.of();
    } else {
      List<List<Condition>> all = new ArrayList<>(monitorConditions);
      all.addAll(added);
      monitorConditions = List.copyOf(all);
    }
    monitorsSynchronise = true;
  }

  void setCallsAreAccesses() {
    callsAreAccesses = true;
  }

  void setAtomicsOrderNothing() {
    atomicsOrderNothing = true;
  }

  void setThreadUnsafe(String field) {
    threadUnsafe = true;
    stateField = field;
  }

  void setOnceWritten() {
    onceWritten = true;
  }

  void setElements(Elements place) {
    elements = place;
  }

  void setView(String field, Window shown) {
    viewedField = field;
    window = shown;
  }

  void setPassingOn(String field) {
    viewedField = field;
    passingOn = true;
  }

  void setIterator() {
    iterator = true;
  }

  /** Adds all that the other, later model says of the class. */
  void add(ClassModel other) {
    methods.addAll(other.methods);
    synchronisingFields = both(synchronisingFields, other.synchronisingFields);
    fieldsApart = both(fieldsApart, other.fieldsApart);
    addSafety(other.safety);
    optional &= other.optional;
    withNested |= other.withNested;
    allFieldsSynchronise |= other.allFieldsSynchronise;
    if (other.monitorsSynchronise) {
      addMonitorsSynchronise(other.monitorConditions, other.monitorConditions.isEmpty());
    }
    callsAreAccesses |= other.callsAreAccesses;
    iterator |= other.iterator;
    onceWritten |= other.onceWritten;
    atomicsOrderNothing |= other.atomicsOrderNothing;
    if (other.threadUnsafe) {
      setThreadUnsafe(other.stateField);
    }
    if (other.elements != null) {
      elements = other.elements;
    }
    if (other.viewedField != null) {
      viewedField = other.viewedField;
      window = other.window;
      passingOn = other.passingOn;
    }
  }
}
