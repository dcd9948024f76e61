// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Keeps {@code docs/detectors.md} true: its programs exist, and are marked as it says. */
final class DetectorsPageTest {
  private static final Pattern FALSE_ALARM =
      Pattern.compile("\\| `(\\w+)` \\| ([a-z, -]+) reports? this, it is not a race");

  @Test
  void theProgramsOfTheTableExist() throws IOException {
    Set<String> names = new HashSet<>();
    SourceTree.sharingOneJvm().programs().forEach(each -> names.add(DetectorTable.name(each)));
    assertThat(DetectorsPage.rows()).isNotEmpty();
    assertThat(names).containsAll(DetectorsPage.rows().keySet());
  }

  @Test
  void theTableHasAColumnForEachDetector() throws IOException {
    String[] detectors =
        DetectorChoice.all().stream().map(DetectorChoice::toString).toArray(String[]::new);
    assertThat(DetectorsPage.rows().values())
        .allSatisfy(row -> assertThat(row.keySet()).containsExactly(detectors));
  }

  @Test
  void theProgramsAboutDetectorsAreInTheTableAsTheyAreMarked() throws IOException {
    Map<String, Map<String, String>> rows = DetectorsPage.rows();
    List<String> complaints = new ArrayList<>();
    for (Program program : ofTheFamily()) {
      Map<String, String> row = rows.get(DetectorTable.name(program));
      if (row == null) {
        // Left out by name if its runs differ; and a program may be there to show that all are
        // silent.
        if (!DetectorsPage.text().contains(program.simpleName()) && isMarked(program)) {
          complaints.add(program.simpleName() + " is not in the table");
        }
        continue;
      }
      for (Map.Entry<String, String> cell : row.entrySet()) {
        boolean isFound = !cell.getValue().equals(DetectorTable.NOTHING);
        if (isMarkable(cell.getKey()) && !mayBe(isFound, program, cell.getKey())) {
          complaints.add(program.simpleName() + ": " + cell + " is not as it is marked");
        }
      }
    }
    assertThat(complaints).isEmpty();
  }

  @Test
  void falseAlarmsAreMarkedAsSuch() throws IOException {
    Matcher line = FALSE_ALARM.matcher(DetectorsPage.text());
    Set<String> listed = new HashSet<>();
    while (line.find()) {
      for (String detector : line.group(2).split(", | and ")) {
        listed.add(line.group(1) + " " + detector);
      }
    }
    Set<String> marked = new HashSet<>();
    for (Program program : ofTheFamily()) {
      for (Marker marker : program.markers()) {
        if (marker.required() && !canRace(program)) {
          marked.add(program.simpleName() + " " + marker.detector());
        }
      }
    }
    assertThat(listed).isNotEmpty().containsExactlyInAnyOrderElementsOf(marked);
  }

  private static List<Program> ofTheFamily() throws IOException {
    return SourceTree.sharingOneJvm().programs().stream()
        .filter(program -> program.family().equals(DetectorTable.FAMILY))
        .toList();
  }

  /** Happens-before has seen a race, or hybrid knows a schedule with one. */
  private static boolean canRace(Program program) {
    return isMarked(program, Marker.DEFAULT) || isMarked(program, "hybrid");
  }

  /** Programs have no markers for what is found when whole objects have a state. */
  private static boolean isMarkable(String detector) {
    return !detector.endsWith("-object");
  }

  /** What may be found or not has turned out the same in all runs. */
  private static boolean mayBe(boolean isFound, Program program, String detector) {
    return isFound ? !program.markers(detector).isEmpty() : !isMarked(program, detector);
  }

  private static boolean isMarked(Program program) {
    return program.markers().stream().anyMatch(Marker::required);
  }

  private static boolean isMarked(Program program, String detector) {
    return program.markers(detector).stream().anyMatch(Marker::required);
  }
}
