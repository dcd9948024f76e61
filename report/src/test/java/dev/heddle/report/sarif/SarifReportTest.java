// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import com.grack.nanojson.JsonArray;
import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.Hostile;
import dev.heddle.report.ManyFindings;
import dev.heddle.report.Samples;
import dev.heddle.report.source.Sources;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SarifReportTest {
  private static final Finding RACE = Samples.race("balance");

  private static Schema schema;

  @TempDir Path directory;

  /** The official schema; a library for SARIF carries it. */
  @BeforeAll
  static void readSchema() throws Exception {
    try (InputStream in =
        SarifReportTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
              .getSchema(text, InputFormat.JSON);
    }
  }

  @Test
  void isValid() {
    assertValid(Samples.report());
    assertValid(Samples.report(RACE, Samples.deadlock(Finding.Evidence.OBSERVED)));
    assertValid(ManyFindings.report(40));
    assertValid(ManyFindings.withInside());
    assertValid(Hostile.report());
  }

  @Test
  void isValidWithoutStacks() {
    Access unknown = new Access(Access.Operation.READ, "t", List.of(), List.of(), List.of());
    Subject subject = Subject.array("int[]", null);
    assertValid(
        Samples.report(Finding.observedRace("happens-before", subject, 1, unknown, unknown)));
  }

  @Test
  void theSchemaRefusesWhatIsNotSarif() {
    String broken =
        SarifReport.of(Samples.report(RACE), Sources.none()).replace("\"ruleId\"", "\"rule\"");
    assertThat(schema.validate(broken, InputFormat.JSON)).isNotEmpty();
  }

  @Test
  void bothPlacesAreRelatedAndHaveFlows() throws Exception {
    JsonObject result = result(Samples.report(RACE), Sources.none());
    assertThat(result.getString("ruleId")).isEqualTo("data-race");
    assertThat(result.getString("level")).isEqualTo("error");
    JsonObject place = result.getArray("locations").getObject(0).getObject("physicalLocation");
    assertThat(place.getObject("artifactLocation").getString("uri")).isEqualTo("bank/Account.java");
    assertThat(place.getObject("region").getInt("startLine")).isEqualTo(12);
    JsonArray related = result.getArray("relatedLocations");
    assertThat(related.getObject(0).getObject("message").getString("text"))
        .isEqualTo(
            "write by thread \"transfer-1\" (holding bank.Account@1 (bank/Account.java:11))");
    assertThat(related.getObject(2).getObject("message").getString("text"))
        .isEqualTo("read by thread \"main\" (no locks held)");
    JsonArray flows = result.getArray("codeFlows").getObject(0).getArray("threadFlows");
    assertThat(flows).hasSize(2);
    // Outermost first: a flow is read in the order of time.
    assertThat(
            flows
                .getObject(0)
                .getArray("locations")
                .getObject(0)
                .getObject("location")
                .getArray("logicalLocations")
                .getObject(0)
                .getString("fullyQualifiedName"))
        .isEqualTo("bank.Teller.run");
  }

  @Test
  void fingerprintsAreTheIdsAndStayWhateverTheThreads() throws Exception {
    JsonObject once = result(Samples.report(RACE), Sources.none());
    JsonObject often = result(Samples.report(RACE.withOccurrences(7)), Sources.none());
    assertThat(once.getObject("partialFingerprints")).containsEntry("heddleId/v1", RACE.id());
    assertThat(often.getObject("partialFingerprints"))
        .isEqualTo(once.getObject("partialFingerprints"));
    assertThat(often.getInt("occurrenceCount")).isEqualTo(7);
    assertThat(once.has("baselineState")).isFalse();
  }

  @Test
  void withABaselineResultsAreNew() throws Exception {
    Report.Comparison comparison =
        new Report.Comparison(List.of(RACE.id()), List.of("R-1"), List.of());
    Report report = Samples.report(RACE).with(List.of(RACE), 0, comparison);
    assertValid(report);
    assertThat(result(report, Sources.none()).getString("baselineState")).isEqualTo("new");
  }

  @Test
  void whatIsNotCheckedIsANotification() throws Exception {
    JsonObject run = run(ManyFindings.report(1), Sources.none());
    JsonObject invocation = run.getArray("invocations").getObject(0);
    assertThat(invocation.getBoolean("executionSuccessful")).isFalse();
    assertThat(invocation.getString("endTimeUtc")).isEqualTo("2026-11-16T12:01:23Z");
    assertThat(invocation.getArray("toolExecutionNotifications")).hasSize(1);
  }

  @Test
  void changesOfTheSourceAreFixes() throws Exception {
    Path folder = Files.createDirectories(directory.resolve("bank"));
    Files.writeString(
        folder.resolve("Statistics.java"),
        "package bank;\n\nclass Statistics {\n  private int made;\n\n  void add() {\n    made++;\n  }\n}\n");
    Sources sources = Sources.in(List.of(directory));
    Finding race = Samples.counter();
    assertThat(schema.validate(SarifReport.of(Samples.report(race), sources), InputFormat.JSON))
        .isEmpty();
    JsonObject change =
        result(Samples.report(race), sources)
            .getArray("fixes")
            .getObject(0)
            .getArray("artifactChanges")
            .getObject(0);
    JsonObject last = change.getArray("replacements").getObject(2);
    assertThat(last.getObject("deletedRegion").getInt("startLine")).isEqualTo(7);
    assertThat(last.getObject("insertedContent").getString("text"))
        .isEqualTo("    made.incrementAndGet();\n");
  }

  private static void assertValid(Report report) {
    String text = SarifReport.of(report, Sources.none());
    assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
  }

  private static JsonObject result(Report report, Sources sources) throws Exception {
    return run(report, sources).getArray("results").getObject(0);
  }

  private static JsonObject run(Report report, Sources sources) throws Exception {
    return JsonParser.object().from(SarifReport.of(report, sources)).getArray("runs").getObject(0);
  }
}
