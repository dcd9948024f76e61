// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * The methods that an entry is about: all of a name, or one with the given parameter types.
 *
 * @param name the method's name; {@code <init>} for constructors
 * @param parameters the parameter types as written, simple or qualified, {@code *} for any one
 *     type; null for any parameters
 * @param optional whether the method may be missing in some versions of the library
 */
public record MethodPattern(String name, String[] parameters, boolean optional) {
  /** Whether a method of that name and descriptor is meant. */
  public boolean matches(String method, String descriptor) {
    return name.equals(method) && (parameters == null || parametersMatch(descriptor));
  }

  private boolean parametersMatch(String descriptor) {
    int position = 1;
    for (String parameter : parameters) {
      if (descriptor.charAt(position) == ')') {
        return false;
      }
      int end = endOfType(descriptor, position);
      if (!parameter.equals("*") && !typeMatches(parameter, descriptor, position, end)) {
        return false;
      }
      position = end;
    }
    return descriptor.charAt(position) == ')';
  }

  private static int endOfType(String descriptor, int start) {
    int position = start;
    while (descriptor.charAt(position) == '[') {
      position++;
    }
    return descriptor.charAt(position) == 'L'
        ? descriptor.indexOf(';', position) + 1
        : position + 1;
  }

  private static boolean typeMatches(String written, String descriptor, int start, int end) {
    int length = written.length();
    int position = start;
    while (descriptor.charAt(position) == '[') {
      if (!written.startsWith("[]", length - 2)) {
        return false;
      }
      length -= 2;
      position++;
    }
    String element = written.substring(0, length);
    char kind = descriptor.charAt(position);
    if (kind != 'L') {
      return element.equals(primitive(kind));
    }
    String type = descriptor.substring(position + 1, end - 1).replace('/', '.');
    if (!type.endsWith(element)) {
      return false;
    }
    int before = type.length() - element.length() - 1;
    return before < 0 || type.charAt(before) == '.' || type.charAt(before) == '$';
  }

  private static String primitive(char kind) {
    return switch (kind) {
      case 'Z' -> "boolean";
      case 'B' -> "byte";
      case 'C' -> "char";
      case 'S' -> "short";
      case 'I' -> "int";
      case 'J' -> "long";
      case 'F' -> "float";
      default -> "double";
    };
  }

  @Override
  public String toString() {
    return parameters == null ? name : name + "(" + String.join(",", parameters) + ")";
  }
}
