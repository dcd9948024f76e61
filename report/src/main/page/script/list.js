// Rows are made once and when first needed; the browser lays out only those that can be seen.
const rowsByFinding = new Map();

function rowOf(finding) {
  const key = finding.key || finding.id;
  let row = rowsByFinding.get(finding);
  if (!row) {
    const places = finding.accesses.map(access => placeOf(access.stack[0]));
    row = h('li', null, h('a', { class: 'row ' + finding.kind + ' ' + finding.state, href: '#' + key, 'data-id': key },
      h('span', { class: 'mark' }),
      h('span', { class: 'what', title: finding.subject.text }, shortSubject(finding.subject)),
      h('span', { class: 'badge ' + (finding.run === 'confirmed' ? 'confirmed' : finding.evidence) },
        finding.run === 'confirmed' ? 'confirmed' : finding.evidence),
      h('span', { class: 'where' }, [...new Set(places)].slice(0, 3).join(' ↔ ') + (new Set(places).size === 1 && places.length > 1 ? ' (' + places.length + ' threads)' : '')),
      h('span', { class: 'why' }, finding.title + ' · ' + finding.package
        + (finding.occurrences > 1 && finding.evidence !== 'static' ? ' · ' + finding.occurrences.toLocaleString('en') + '×' : '')
        + (finding.below && finding.below.length > 1 ? ' · stands for ' + finding.below.length : '')
        + (report.baseline ? ' · ' + finding.state : ''))));
    rowsByFinding.set(finding, row);
  }
  return row;
}

/** Shows findings in two lists: the application's, and those that lie inside third-party jars. */
function showRows(findings) {
  const own = findings.filter(finding => !finding.inLibrary);
  const foreign = findings.filter(finding => finding.inLibrary);
  const part = (title, list, always) => list.length || always
    ? [h('h2', null, title + ' (' + list.length.toLocaleString('en') + ')'), h('ol', null, list.map(rowOf))] : [];
  const sections = foreign.length
    ? [...part('Your code', own, true), ...part('Inside third-party jars', foreign, false)]
    : own.length ? [h('ol', { 'aria-label': 'Findings' }, own.map(rowOf))] : [];
  byId('rows').replaceChildren(...(sections.length ? sections
    : [h('p', { class: 'empty' }, emptySentence())]));
}

function emptySentence() {
  if (!report.findings.length) return 'There are no findings.';
  return report.findings.some(isInWantedState) ? 'No finding matches.' : 'Nothing is new.';
}

/** Marks the row of the finding that is open, and lets it be seen. */
function markRow(key) {
  for (const row of document.querySelectorAll('.row[aria-current]')) row.removeAttribute('aria-current');
  const row = key && document.querySelector('.row[data-id="' + CSS.escape(key) + '"]');
  if (row) {
    row.setAttribute('aria-current', 'true');
    row.scrollIntoView({ block: 'nearest' });
  }
}
