// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.shrike.shrikeCT.ClassConstants;
import com.ibm.wala.shrike.shrikeCT.ClassReader;
import com.ibm.wala.shrike.shrikeCT.ClassReader.AttrIterator;
import com.ibm.wala.shrike.shrikeCT.ConstantPoolParser;
import com.ibm.wala.shrike.shrikeCT.ExceptionsReader;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The classes that a class file names, with slashes; those of annotations do not count, as nothing
 * runs them.
 */
final class NamedTypes {
  private final ClassReader reader;
  private final Set<String> names = new LinkedHashSet<>();

  private NamedTypes(ClassReader reader) {
    this.reader = reader;
  }

  /** Every class in the constant pool and in the descriptors of fields and methods. */
  static Set<String> of(ClassReader reader) throws InvalidClassFileException {
    NamedTypes types = new NamedTypes(reader);
    types.addConstants();
    for (int i = 0; i < reader.getFieldCount(); i++) {
      types.addDescriptor(reader.getFieldType(i));
    }
    for (int i = 0; i < reader.getMethodCount(); i++) {
      types.addDescriptor(reader.getMethodType(i));
    }
    return types.names;
  }

  /** The superclass and the interfaces. */
  static Set<String> supertypes(ClassReader reader) throws InvalidClassFileException {
    Set<String> names = new LinkedHashSet<>();
    if (reader.getSuperName() != null) {
      names.add(reader.getSuperName());
    }
    names.addAll(Arrays.asList(reader.getInterfaceNames()));
    return names;
  }

  /** Parameters, results and declared exceptions of the methods that other packages can call. */
  static Set<String> signatures(ClassReader reader) throws InvalidClassFileException {
    NamedTypes types = new NamedTypes(reader);
    int callable = ClassConstants.ACC_PUBLIC | ClassConstants.ACC_PROTECTED;
    for (int i = 0; i < reader.getMethodCount(); i++) {
      if ((reader.getMethodAccessFlags(i) & callable) != 0) {
        types.addDescriptor(reader.getMethodType(i));
        types.addExceptions(i);
      }
    }
    return types.names;
  }

  private void addConstants() throws InvalidClassFileException {
    ConstantPoolParser constants = reader.getCP();
    for (int i = 1; i < constants.getItemCount(); i++) {
      switch (constants.getItemType(i)) {
        case ClassConstants.CONSTANT_Class -> addClass(constants.getCPClass(i));
        case ClassConstants.CONSTANT_NameAndType -> addDescriptor(constants.getCPNATType(i));
        case ClassConstants.CONSTANT_MethodType -> addDescriptor(constants.getCPMethodType(i));
        default -> {}
      }
    }
  }

  /** WALA compares the exceptions a callee declares with those the caller catches. */
  private void addExceptions(int method) throws InvalidClassFileException {
    AttrIterator attributes = new AttrIterator();
    reader.initMethodAttributeIterator(method, attributes);
    for (; attributes.isValid(); attributes.advance()) {
      if (attributes.getName().equals("Exceptions")) {
        names.addAll(Arrays.asList(new ExceptionsReader(attributes).getClasses()));
      }
    }
  }

  private void addClass(String name) {
    if (name.startsWith("[")) {
      addDescriptor(name);
    } else {
      names.add(name);
    }
  }

  private void addDescriptor(String descriptor) {
    int start = descriptor.indexOf('L');
    while (start >= 0) {
      int end = descriptor.indexOf(';', start);
      if (end < 0) {
        throw new IllegalArgumentException("bad descriptor " + descriptor);
      }
      names.add(descriptor.substring(start + 1, end));
      start = descriptor.indexOf('L', end);
    }
  }
}
