// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.classLoader.Language;
import com.ibm.wala.shrike.shrikeCT.AnnotationsReader;
import com.ibm.wala.shrike.shrikeCT.ClassReader;
import com.ibm.wala.shrike.shrikeCT.ClassReader.AttrIterator;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import com.ibm.wala.shrike.shrikeCT.SignatureReader;
import com.ibm.wala.shrike.shrikeCT.TypeAnnotationsReader;
import com.ibm.wala.types.ClassLoaderReference;
import com.ibm.wala.types.Descriptor;
import com.ibm.wala.types.annotations.Annotation;
import com.ibm.wala.types.annotations.TypeAnnotation;
import com.ibm.wala.types.generics.TypeSignature;
import com.ibm.wala.util.debug.UnimplementedError;
import java.nio.ByteBuffer;

/**
 * Reads everything of a class file that WALA reads when it builds the class hierarchy, because WALA
 * prints a stack trace and gives up the whole hierarchy over one bad class.
 */
final class ClassFileCheck {
  private static final int MAGIC = 0xCAFEBABE;
  static final int NEWEST_MAJOR_VERSION = 69;

  /** The versions of class files count from the JDK 1.0, which wrote 44. */
  private static final int VERSION_OFFSET = 44;

  private ClassFileCheck() {}

  /**
   * The class's name with slashes.
   *
   * @throws UnreadableClassException saying what is wrong with the file
   */
  static String check(byte[] bytes) throws UnreadableClassException {
    if (bytes.length < 8 || ByteBuffer.wrap(bytes).getInt() != MAGIC) {
      throw new UnreadableClassException("it is not a class file");
    }
    int version = ByteBuffer.wrap(bytes).getShort(6) & 0xFFFF;
    if (version > NEWEST_MAJOR_VERSION) {
      throw new UnreadableClassException(
          "it is for Java " + (version - VERSION_OFFSET) + ", which is too new");
    }
    try {
      ClassReader reader = new ClassReader(bytes);
      checkFields(reader);
      checkMethods(reader);
      checkNames(reader);
      NamedTypes.of(reader);
      return reader.getName();
    } catch (InvalidClassFileException | RuntimeException | UnimplementedError | AssertionError e) {
      throw new UnreadableClassException("it cannot be read (" + reason(e) + ")");
    }
  }

  private static void checkNames(ClassReader reader) throws InvalidClassFileException {
    reader.getInterfaceNames();
    if (reader.getName().isEmpty() || reader.getSuperName() == null) {
      throw new InvalidClassFileException(0, "no superclass");
    }
    AttrIterator attributes = new AttrIterator();
    reader.initClassAttributeIterator(attributes);
    for (; attributes.isValid(); attributes.advance()) {
      attributes.getName();
    }
  }

  private static void checkMethods(ClassReader reader) throws InvalidClassFileException {
    for (int i = 0; i < reader.getMethodCount(); i++) {
      reader.getMethodName(i).length();
      Descriptor.findOrCreateUTF8(Language.JAVA, reader.getMethodType(i));
      AttrIterator attributes = new AttrIterator();
      reader.initMethodAttributeIterator(i, attributes);
      for (; attributes.isValid(); attributes.advance()) {
        attributes.getName();
      }
    }
  }

  private static void checkFields(ClassReader reader) throws InvalidClassFileException {
    for (int i = 0; i < reader.getFieldCount(); i++) {
      reader.getFieldName(i).length();
      if (reader.getFieldType(i).isEmpty()) {
        throw new InvalidClassFileException(0, "a field has no type");
      }
      for (AnnotationsReader.AnnotationType kind : AnnotationsReader.AnnotationType.values()) {
        Annotation.getAnnotationsFromReader(
            AnnotationsReader.getReaderForAnnotation(kind, attributesOfField(reader, i)),
            ClassLoaderReference.Application);
      }
      for (var kind : TypeAnnotationsReader.AnnotationType.values()) {
        TypeAnnotation.getTypeAnnotationsFromReader(
            TypeAnnotationsReader.getReaderForAnnotationAtFieldInfo(
                kind, attributesOfField(reader, i)),
            TypeAnnotation.targetConverterAtFieldInfo(),
            ClassLoaderReference.Application);
      }
      checkSignature(attributesOfField(reader, i));
    }
  }

  private static void checkSignature(AttrIterator attributes) throws InvalidClassFileException {
    for (; attributes.isValid(); attributes.advance()) {
      if (attributes.getName().equals("Signature")) {
        TypeSignature.make(new SignatureReader(attributes).getSignature());
        return;
      }
    }
  }

  private static AttrIterator attributesOfField(ClassReader reader, int field) {
    AttrIterator attributes = new AttrIterator();
    reader.initFieldAttributeIterator(field, attributes);
    return attributes;
  }

  private static String reason(Throwable failure) {
    String message = failure.getMessage();
    return message == null ? failure.getClass().getSimpleName() : message;
  }
}
