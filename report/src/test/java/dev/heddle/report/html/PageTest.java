// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Hostile;
import dev.heddle.report.ManyFindings;
import dev.heddle.report.Samples;
import dev.heddle.report.WholeFile;
import dev.heddle.report.select.Baseline;
import dev.heddle.report.select.Selection;
import dev.heddle.report.select.Suppressions;
import dev.heddle.report.source.Sources;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page as a reader meets it: in a browser. */
class PageTest {
  private static final String ROWS = ".rows .row";

  @TempDir static Path directory;

  private static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    Optional<Path> chromium = Browser.installed();
    assumeTrue(
        chromium.isPresent(),
        "The page is not tested: there is no Chromium here (Debian's package is chromium).");
    browser = new Browser(chromium.get(), Files.createDirectory(directory.resolve("profile")));
    browser.resize(1280, 900);
  }

  @AfterAll
  static void end() throws Exception {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void opensAFindingFromTheList() throws Exception {
    Finding race = Samples.race("balance");
    open(Samples.report(race, Samples.deadlock(Finding.Evidence.PREDICTED)), "");
    assertThat(browser.text("h1")).isEqualTo("1 data race, 1 potential deadlock");
    browser.evaluate("document.querySelector('.row.data-race').click()");
    browser.await("document.querySelector('.finding')");
    assertThat(browser.text("h1")).isEqualTo(race.message());
    assertThat(browser.evaluate("location.hash")).isEqualTo("#" + race.id());
    assertThat(browser.text(".missing")).contains("No lock in common", "“main” holds none");
    assertThat(browser.text(".copy code")).isEqualTo("race_top:bank.Account.deposit");
    assertThat(browser.count("svg.drawing[role=img]")).isEqualTo(1);
    assertThat(browser.count(".row[aria-current=true]")).isEqualTo(1);
  }

  @Test
  void aLinkLeadsToAFinding() throws Exception {
    Finding deadlock = Samples.deadlock(Finding.Evidence.OBSERVED);
    open(Samples.report(Samples.race("balance"), deadlock), "#" + deadlock.id());
    assertThat(browser.text(".tags .id")).isEqualTo(deadlock.id());
    assertThat(browser.count("svg.drawing .lock-node")).isEqualTo(2);
    open(Samples.report(deadlock), "#R-00000000");
    assertThat(browser.count(".overview")).isEqualTo(1);
  }

  @Test
  void twoThousandFindingsAreSearchedFilteredAndSorted() throws Exception {
    open(ManyFindings.report(2000), "");
    assertThat(browser.count(ROWS)).isEqualTo(2000);
    assertThat(browser.text("#count")).isEqualTo("2,000 findings");
    browser.press("/");
    browser.type("service777 worker-0");
    browser.await("document.querySelectorAll('.rows .row').length === 1");
    assertThat(browser.text(".row .what")).isEqualTo("Service777.state777");
    browser.evaluate("search.value = ''; search.dispatchEvent(new Event('input'))");
    chip("Deadlock");
    assertThat(browser.count(ROWS)).isEqualTo(200);
    assertThat(browser.count(".row.data-race")).isZero();
    chip("Deadlock");
    browser.evaluate("sort.value = 'often'; sort.dispatchEvent(new Event('change'))");
    assertThat(browser.text(".row .why")).contains("49×");
    assertThat(browser.count(".rows h2")).isEqualTo(2);
    assertThat(browser.text(".rows h2:nth-of-type(2)")).isEqualTo("Inside third-party jars (100)");
  }

  @Test
  void theOverviewLeadsToAPartOfTheList() throws Exception {
    open(ManyFindings.report(240), "");
    assertThat(browser.text(".plainlist")).contains("4711 was killed");
    assertThat(browser.text(".two > div:last-child .facts"))
        .contains("heddle run -- ./start.sh", "1 min 23 s", "1 min 35 s", "412 MB in one JVM");
    browser.evaluate("document.querySelector('.matrix .deadlock button').click()");
    assertThat(browser.count(ROWS)).isEqualTo(24);
    browser.evaluate("document.querySelector('.map button').click()");
    String name = browser.text(".map button span");
    assertThat(browser.text("#chips")).contains(name);
    assertThat(
            (String)
                browser.evaluate(
                    "[...document.querySelectorAll('.row .why')].every(row =>"
                        + " row.textContent.includes('"
                        + name
                        + "')) ? 'all' : 'not all'"))
        .isEqualTo("all");
  }

  @Test
  void whatIsKnownAndGoneIsShownAsWhatItIs() throws Exception {
    Finding known = Samples.race("owner");
    Finding gone = Samples.deadlock(Finding.Evidence.OBSERVED);
    Selection selection =
        new Selection(Suppressions.none(), new Baseline(Samples.report(known, gone)));
    open(selection.apply(Samples.report(known, Samples.race("balance"))), "");
    assertThat(browser.text("h1")).isEqualTo("1 new data race");
    assertThat(subjects()).containsExactly("Account.balance");
    assertThat(browser.text(".compared:first-of-type"))
        .contains(known.message(), "Account.java:12");
    assertThat(browser.text(".compared:last-of-type")).contains(gone.message(), "Bank.java:20");
    browser.evaluate("document.querySelector('button.tile.gone').click()");
    assertThat(subjects()).containsExactly("Account");
    chip("Known");
    assertThat(subjects()).containsExactly("Account.owner", "Account");
    browser.evaluate("location.hash = '#" + gone.id() + "'");
    browser.await("document.querySelector('.finding')");
    assertThat(browser.text(".tags")).contains("gone");
    assertThat(browser.text(".finding")).contains("It is gone").doesNotContain("How to mend it");
    browser.evaluate("location.hash = '#" + known.id() + "'");
    browser.await("document.querySelector('.finding .badge.known')");
    assertThat(browser.text(".finding")).contains("How to mend it");
  }

  @Test
  void withNothingNewTheListIsEmptyAndSaysSo() throws Exception {
    Finding known = Samples.race("owner");
    Selection selection = new Selection(Suppressions.none(), new Baseline(Samples.report(known)));
    open(selection.apply(Samples.report(known)), "");
    assertThat(browser.text("h1")).isEqualTo("Nothing new was found");
    assertThat(browser.text(".empty")).isEqualTo("Nothing is new.");
    assertThat(browser.text("#count")).isEqualTo("0 findings");
  }

  @Test
  void theKeyboardIsEnough() throws Exception {
    open(ManyFindings.report(30), "");
    browser.press("j");
    browser.await("document.querySelector('.finding')");
    Object first = browser.evaluate("location.hash");
    browser.press("j");
    browser.await("location.hash !== '" + first + "'");
    browser.press("k");
    browser.await("location.hash === '" + first + "'");
    assertThat(browser.evaluate("document.activeElement.className")).asString().startsWith("row");
    browser.press("?");
    browser.await("document.querySelector('dialog[open]')");
    browser.evaluate("document.querySelector('dialog button').click()");
    browser.press("o");
    browser.await("document.querySelector('.overview')");
  }

  @Test
  void theDepthOfStaticFindingsCanBeMoved() throws Exception {
    open(ManyFindings.withInside(), "");
    assertThat(browser.text("#depth-said")).isEqualTo("2 packages");
    assertThat(subjects()).containsExactlyInAnyOrder("Queue", "Main.count");
    depth(0);
    assertThat(subjects()).containsExactlyInAnyOrder("Node.next", "Node.value", "Main.count");
    depth(1);
    // Both races inside are told at one pair of calls into the innermost package.
    assertThat(subjects()).containsExactlyInAnyOrder("Node", "Main.count");
    browser.evaluate("document.querySelector('.row[href*=\"/\"]').click()");
    browser.await("document.querySelector('.finding')");
    assertThat(browser.text(".inside")).contains("lib.core.Node.next", "lib.core.Node.value");
    depth(2);
    assertThat(subjects()).containsExactlyInAnyOrder("Queue", "Main.count");
  }

  @Test
  void lightAndDarkFollowTheSystemUnlessChosen() throws Exception {
    browser.emulate("light", "screen");
    open(Samples.report(Samples.race("balance")), "");
    String light = background();
    browser.emulate("dark", "screen");
    String dark = background();
    assertThat(dark).isNotEqualTo(light);
    browser.press("t");
    browser.await("document.documentElement.dataset.theme === 'light'");
    assertThat(background()).isEqualTo(light);
    browser.press("t");
    browser.emulate("light", "screen");
    assertThat(background()).isEqualTo(dark);
    browser.press("t");
    assertThat(background()).isEqualTo(light);
  }

  @Test
  void hostileNamesAreShownAsTheyAre() throws Exception {
    Report report = Hostile.report();
    for (String fragment :
        List.of("", "#" + report.findings().get(0).id(), "#" + report.findings().get(1).id())) {
      open(report, fragment);
      assertThat(browser.evaluate("typeof window.owned")).isEqualTo("undefined");
      assertThat(browser.count("img")).isZero();
      assertThat(browser.count("script")).isEqualTo(2);
    }
    assertThat(browser.text(".access h2 em")).isEqualTo(Hostile.NAME);
  }

  @Test
  void sourceIsShownAndFoldedFramesUnfold() throws Exception {
    Path sources = Files.createDirectories(directory.resolve("sources/bank"));
    Files.writeString(
        sources.resolve("Account.java"), "// line\n".repeat(11) + "    balance += amount;\n}\n");
    Finding race = Samples.race("balance");
    Path page = directory.resolve("source.html");
    Sources found = Sources.in(List.of(sources.getParent()));
    WholeFile.write(out -> HtmlReport.write(Samples.report(race), found, out), page);
    browser.open(page, "#" + race.id());
    assertThat(browser.text(".code .here")).isEqualTo("12    balance += amount;");
    assertThat(browser.text(".panel .advice"))
        .contains("Take the lock that the other access holds");
  }

  @Test
  void paperHasTheListAndNoControls() throws Exception {
    open(ManyFindings.report(40), "");
    browser.emulate("light", "print");
    browser.evaluate("dispatchEvent(new Event('beforeprint'))");
    assertThat(browser.evaluate("getComputedStyle(document.querySelector('.side')).display"))
        .isEqualTo("none");
    assertThat(browser.count(".print-list tbody tr")).isEqualTo(40);
    assertThat(new String(browser.pdf(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    browser.emulate("light", "screen");
  }

  @Test
  void nothingIsAskedOfTheNetworkAndNothingIsWider() throws Exception {
    browser.resize(400, 800);
    open(ManyFindings.report(40), "");
    assertThat(browser.evaluate("document.documentElement.scrollWidth <= 400")).isEqualTo(true);
    assertThat(browser.evaluate("performance.getEntriesByType('resource').length")).isEqualTo(0);
    browser.resize(1280, 900);
  }

  private static void open(Report report, String fragment) throws Exception {
    Path page = directory.resolve("report.html");
    WholeFile.write(out -> HtmlReport.write(report, Sources.none(), out), page);
    browser.open(page, fragment);
  }

  private static void chip(String name) throws Exception {
    browser.evaluate(
        "[...document.querySelectorAll('.chip')].find(chip => chip.textContent.startsWith('"
            + name
            + "')).click()");
  }

  private static void depth(int value) throws Exception {
    browser.evaluate("depth.value = " + value + "; depth.dispatchEvent(new Event('input'))");
  }

  private static List<String> subjects() throws Exception {
    Object joined =
        browser.evaluate(
            "[...document.querySelectorAll('.row .what')].map(what => what.textContent).join('|')");
    return List.of(((String) joined).split("\\|"));
  }

  private static String background() throws Exception {
    return (String) browser.evaluate("getComputedStyle(document.body).backgroundColor");
  }
}
