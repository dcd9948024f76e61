// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.plan.Plan;
import dev.heddle.programs.support.Batch;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One plan for many programs, each of which was scanned by itself. */
final class Plans {
  private static final String BATCH = Batch.class.getSimpleName() + ".class";

  private final Path classes;
  private final Path work;
  private final LibraryModel model = JdkModel.load();
  private final Plan plan = new Plan();

  private Plans(Path classes, Path work) {
    this.classes = classes;
    this.work = work;
  }

  static Plan of(List<Program> programs, Path classes, Path work)
      throws IOException, InputException {
    Plans plans = new Plans(classes, work);
    plans.addClasses();
    Path support = plans.copySupport();
    Map<String, List<Program>> families = new LinkedHashMap<>();
    for (Program program : programs) {
      families.computeIfAbsent(program.family(), family -> new ArrayList<>()).add(program);
    }
    for (List<Program> family : families.values()) {
      plans.add(family, support);
    }
    return plans.plan;
  }

  /** All classes of the run, also those that have no field in the plan. */
  private void addClasses() throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        String path = classes.relativize(file).toString();
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        plan.addClass(name, Plan.checksum(Files.readAllBytes(file)));
      }
    }
  }

  /** What programs use, but not what starts them: that calls any method of the name main. */
  private Path copySupport() throws IOException {
    Path from = classes.resolve("dev/heddle/programs/support");
    Path to = work.resolve("support/dev/heddle/programs/support");
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(each -> !each.endsWith(BATCH)).toList()) {
        Files.write(to.resolve(file.getFileName()), Files.readAllBytes(file));
      }
    }
    return work.resolve("support");
  }

  private void add(List<Program> family, Path support) throws InputException {
    String folder = family.get(0).className().replace('.', '/');
    Path own = classes.resolve(folder).getParent();
    dev.heddle.scan.input.Program loaded =
        dev.heddle.scan.input.Program.load(List.of(own, support), List.of());
    for (Program program : family) {
      Scan scan = new Scan(loaded, model, EnumSet.allOf(Technique.class), () -> false);
      scan.from(loaded.methods(program.className() + ".main"));
      Plan alone = scan.plan();
      for (String type : alone.classes().keySet()) {
        if (isOf(program, type)) {
          alone.unshared(type).forEach((field, why) -> plan.addUnshared(type, field, why));
          alone.unsharedAt(type).forEach((site, why) -> add(program, type, site, why));
        }
      }
    }
  }

  private void add(Program program, String type, Plan.Site site, String why) {
    if (isOf(program, site.owner())) {
      plan.addUnsharedAt(type, site, why);
    }
  }

  /** Fields of classes that programs share are left alone: each scan knows of one program only. */
  static boolean isOf(Program program, String type) {
    return type.equals(program.className()) || type.startsWith(program.className() + "$");
  }
}
