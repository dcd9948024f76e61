// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.plan.Plan;
import dev.heddle.model.plan.PlanFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Runs programs with a scan's plan, which leaves checks out: they must be reported as they are
 * without. All programs take a minute, so a part of them does unless {@code -Dheddle.plans=all}.
 */
final class PlansIT {
  private static final int BATCH_SIZE = 150;
  private static final int ONE_OF = 6;

  @Test
  void whatIsNotCheckedIsNotMissed() throws Exception {
    Path work = Path.of("target", "plans").toAbsolutePath();
    Files.createDirectories(work);
    Jdk jdk = Jdk.currentAndNewest().get(0);
    Harness harness = new Harness(jdk, work);
    SourceTree tree = SourceTree.sharingOneJvm();
    Plan plan = Plans.of(tree.programs(), Path.of("target", "classes"), work);
    assertThat(plan.size()).as("fields without checks").isPositive();
    List<Program> programs = chosen(tree.programs(), plan);
    Path file = work.resolve("plan");
    PlanFile.write(plan, file);
    List<String> wrong = new ArrayList<>();
    for (int from = 0; from < programs.size(); from += BATCH_SIZE) {
      List<Program> batch = programs.subList(from, Math.min(from + BATCH_SIZE, programs.size()));
      Map<Program, List<Finding>> found =
          harness.findingsOf("planned-" + from, "plan=" + file, batch, tree.classPath());
      found.forEach(
          (program, findings) -> {
            Verdict verdict = new Verdict(program, findings);
            if (!verdict.isRight()) {
              wrong.add(verdict.text());
            }
          });
    }
    System.out.printf(
        "%d programs with a plan: %d fields, and methods with accesses to others: %d%n",
        programs.size(), plan.size(), plan.sites());
    assertThat(wrong).isEmpty();
  }

  /** Those that the plan has fields of, and some of the others. */
  private static List<Program> chosen(List<Program> all, Plan plan) {
    boolean isAll = System.getProperty("heddle.plans", "some").equals("all");
    List<Program> chosen = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Program program = all.get(i);
      boolean isPlanned =
          plan.classes().keySet().stream()
              .filter(type -> Plans.isOf(program, type))
              .anyMatch(type -> !plan.unshared(type).isEmpty() || !plan.unsharedAt(type).isEmpty());
      if (isAll || isPlanned || i % ONE_OF == 0) {
        chosen.add(program);
      }
    }
    return chosen;
  }
}
