// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;

/**
 * A plan as text: a header, then a line for each class that was scanned, followed by one for each
 * of its fields that need no check. What comes after {@code #} is for people.
 *
 * <pre>
 * heddle plan 1
 * class com.acme.Order crc 1a2b3c4d
 * unshared com.acme.Order.total  # only thread main
 * </pre>
 */
public final class PlanFile {
  private static final String HEADER = "heddle plan 1";

  private PlanFile() {}

  /** Writes a plan so that nobody ever sees half of it. */
  public static void write(Plan plan, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path temporary =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.writeString(temporary, format(plan));
      Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
  }

  /**
   * Reads a plan.
   *
   * @throws PlanSyntaxException if it is none; the message says where
   */
  public static Plan read(Path file) throws IOException {
    return parse(file.toString(), Files.readString(file));
  }

  static String format(Plan plan) {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    for (Map.Entry<String, Integer> type : plan.classes().entrySet()) {
      if (!isWord(type.getKey())) {
        continue;
      }
      String checksum = Integer.toHexString(type.getValue());
      text.append("class ").append(type.getKey()).append(" crc ");
      text.append("0".repeat(8 - checksum.length())).append(checksum).append('\n');
      for (Map.Entry<String, String> field : plan.unshared(type.getKey()).entrySet()) {
        if (isWord(field.getKey())) {
          text.append("unshared ").append(type.getKey()).append('.').append(field.getKey());
          text.append("  # ").append(field.getValue()).append('\n');
        }
      }
    }
    for (String type : plan.classes().keySet()) {
      for (Map.Entry<Plan.Site, String> site : plan.unsharedAt(type).entrySet()) {
        Plan.Site key = site.getKey();
        if (isWord(type) && isWord(key.owner() + key.field() + key.method())) {
          text.append("unshared ").append(key.owner()).append('.').append(key.field());
          text.append(" in ").append(type).append('.').append(key.method());
          text.append("  # ").append(site.getValue()).append('\n');
        }
      }
    }
    return text.toString();
  }

  /** The JVM allows for spaces in names; what has such a name is checked. */
  private static boolean isWord(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (Character.isWhitespace(name.charAt(i))) {
        return false;
      }
    }
    return name.charAt(0) != '#';
  }

  static Plan parse(String file, String text) {
    Plan plan = new Plan();
    String[] lines = text.split("\n", -1);
    if (!lines[0].strip().equals(HEADER)) {
      throw new PlanSyntaxException(file, 1, "a plan begins with \"" + HEADER + "\"");
    }
    for (int i = 1; i < lines.length; i++) {
      String line = withoutComment(lines[i]).strip();
      if (!line.isEmpty()) {
        String problem = add(line.split("\\s+"), plan);
        if (problem != null) {
          throw new PlanSyntaxException(file, i + 1, problem);
        }
      }
    }
    return plan;
  }

  /** A comment stands apart from what is before it: names of some languages have a #. */
  private static String withoutComment(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '#' && (i == 0 || Character.isWhitespace(line.charAt(i - 1)))) {
        return line.substring(0, i);
      }
    }
    return line;
  }

  /** What is wrong with the line; null if nothing is. */
  private static String add(String[] words, Plan plan) {
    switch (words[0]) {
      case "class":
        return addClass(words, plan);
      case "unshared":
        return addUnshared(words, plan);
      default:
        return "a line begins with class or unshared, not \"" + words[0] + "\"";
    }
  }

  private static String addClass(String[] words, Plan plan) {
    if (words.length != 4 || !words[2].equals("crc")) {
      return "a class is given as: class com.acme.Order crc 1a2b3c4d";
    }
    if (plan.hasClass(words[1])) {
      return "class " + words[1] + " is there already";
    }
    try {
      plan.addClass(words[1], Integer.parseUnsignedInt(words[3], 16));
      return null;
    } catch (NumberFormatException e) {
      return "\"" + words[3] + "\" is no checksum such as 1a2b3c4d";
    }
  }

  private static String addUnshared(String[] words, Plan plan) {
    boolean isSite = words.length == 4 && words[2].equals("in");
    int dot = words.length == 2 || isSite ? words[1].lastIndexOf('.') : -1;
    if (dot <= 0 || dot == words[1].length() - 1) {
      return "a field is given as: unshared com.acme.Order.total";
    }
    String className = words[1].substring(0, dot);
    if (!plan.hasClass(className)) {
      return "no line before says what class " + className + " is";
    }
    String field = words[1].substring(dot + 1);
    if (isSite) {
      return addSite(words[3], className, field, plan);
    }
    plan.addUnshared(className, field, "");
    return null;
  }

  private static String addSite(String method, String owner, String field, Plan plan) {
    int open = method.indexOf('(');
    int dot = open < 0 ? -1 : method.lastIndexOf('.', open);
    if (dot <= 0) {
      return "a method is given as: unshared com.acme.Order.total in com.acme.Report.sum(I)V";
    }
    String className = method.substring(0, dot);
    if (!plan.hasClass(className)) {
      return "no line before says what class " + className + " is";
    }
    plan.addUnsharedAt(className, new Plan.Site(method.substring(dot + 1), owner, field), "");
    return null;
  }
}
