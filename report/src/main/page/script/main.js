const depths = depthPackages(report.findings);
const marked = new Set(depths.filter(entry => entry.marked).map(entry => entry.name));
let findings = [];
let shown = [];

const keyOf = finding => finding.key || finding.id;

/** What the address names; somebody may have cut it. */
function openKey() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch (malformed) {
    return '';
  }
}

/** The reader has filtered, searched, sorted or gone to another depth. */
function refresh() {
  shown = findings.filter(isWanted).sort(SORTS[wanted.sort][1]);
  // In the order in which they are listed: the application's first.
  shown = [...shown.filter(finding => !finding.inLibrary), ...shown.filter(finding => finding.inLibrary)];
  showRows(shown);
  fillChips(byId('chips'), refresh);
  const scope = findings.filter(isInWantedState).length;
  const text = shown.length === scope ? count(scope, 'finding') : shown.length.toLocaleString('en') + ' of ' + count(scope, 'finding');
  byId('count').textContent = text;
  announce(text);
  markRow(openKey());
}

function changeDepth() {
  // What is gone must not be folded into what is there.
  findings = STATES.flatMap(([state]) => atDepth(inState(state), marked));
  refresh();
}

/** Shows what the address names: a finding, or the overview. */
function route(moveFocus) {
  const key = openKey();
  const finding = findings.find(each => keyOf(each) === key)
    || report.findings.find(each => each.id === key.split('/')[0])
    || null;
  document.body.classList.toggle('open', finding !== null);
  const view = finding ? findingView(finding, stepButtons(finding)) : overview(choose);
  const main = byId('content');
  main.replaceChildren(view);
  main.scrollTop = 0;
  document.title = (finding ? finding.id + ' ' + shortSubject(finding.subject) : 'Overview') + ' · Heddle report';
  markRow(finding && keyOf(finding));
  if (moveFocus) view.querySelector('h1').focus({ preventScroll: true });
}

function stepButtons(finding) {
  const at = shown.indexOf(finding);
  const button = (text, label, step) => {
    const other = shown[at + step];
    return h('button', { type: 'button', class: 'plain', 'aria-label': label, title: label, disabled: at < 0 || !other, onclick: () => go(other) }, text);
  };
  return h('div', { class: 'steps' },
    h('a', { class: 'plain back', href: '#' }, 'All findings'), button('↑', 'Previous finding (k)', -1), button('↓', 'Next finding (j)', 1));
}

function go(finding) {
  location.hash = '#' + keyOf(finding);
}

function step(distance) {
  if (!shown.length) return;
  const key = openKey();
  const at = shown.findIndex(finding => keyOf(finding) === key);
  const next = shown[at < 0 ? (distance > 0 ? 0 : shown.length - 1) : Math.min(Math.max(at + distance, 0), shown.length - 1)];
  go(next);
  const row = document.querySelector('.row[data-id="' + CSS.escape(keyOf(next)) + '"]');
  if (row) row.focus({ preventScroll: true });
}

/** The overview leads to a part of the list. */
function choose({ kind, evidence, package: name, state = 'new' }) {
  wanted.states = new Set([state]);
  wanted.kinds = new Set(kind ? [kind] : []);
  wanted.evidences = new Set(evidence ? [evidence] : []);
  wanted.package = name || null;
  refresh();
  const row = document.querySelector('.row');
  if (row) row.focus();
}

byId('program').textContent = report.about.command || '';
byId('program').title = report.about.command || '';
byId('controls').append(...filterControls(refresh), depthControl(depths, marked, changeDepth) || '');
byId('theme').addEventListener('click', nextTheme);
byId('help').addEventListener('click', showShortcuts);
byId('rows').addEventListener('click', event => {
  // A press on the open finding's row reads it again from the start.
  const row = event.target.closest('.row');
  if (row && row.hasAttribute('aria-current')) byId('content').querySelector('h1').focus();
});
listenToKeys({ next: () => step(1), previous: () => step(-1), overview: () => { location.hash = ''; } });
addEventListener('hashchange', () => route(!document.activeElement || !document.activeElement.matches('.row')));
addEventListener('beforeprint', () => {
  fillPrintList(shown);
  for (const details of document.querySelectorAll('main details')) details.open = true;
});
showTheme(storedTheme());
changeDepth();
route(false);
document.documentElement.dataset.ready = 'true';
})();
