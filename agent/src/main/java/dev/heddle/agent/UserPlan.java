// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.options.OptionException;
import dev.heddle.model.plan.Plan;
import dev.heddle.model.plan.PlanFile;
import dev.heddle.model.plan.PlanSyntaxException;
import dev.heddle.report.Reasons;
import java.io.IOException;
import java.nio.file.Path;

/** The plan that {@code heddle scan} has written and the user names. */
public final class UserPlan {
  private UserPlan() {}

  /**
   * Reads a file that {@code plan} names.
   *
   * @throws OptionException if it cannot be read or understood
   */
  public static Plan read(Path file) {
    try {
      return PlanFile.read(file);
    } catch (PlanSyntaxException e) {
      throw new OptionException("the plan " + e.getMessage());
    } catch (IOException e) {
      throw new OptionException("the plan " + file + " cannot be read: " + Reasons.of(e));
    }
  }
}
