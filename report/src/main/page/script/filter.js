/** What the reader wants to see. */
const wanted = { text: '', kinds: new Set(), evidences: new Set(), package: null, states: new Set(['new']), sort: 'weight' };

/** Everything about a finding that a search may mean, in small letters. */
function haystack(finding) {
  if (finding.searchable === undefined) {
    const places = finding.accesses.flatMap(access =>
      [access.thread, ...access.locks, ...access.stack.map(frame => frame.className + '.' + frame.method + ' ' + placeOf(frame))]);
    finding.searchable = [finding.id, finding.kind, finding.title, finding.detector, finding.message, finding.subject.text, ...places].join('\n').toLowerCase();
  }
  return finding.searchable;
}

/** Without a choice all are shown, as with the other chips. */
const isInWantedState = finding => !wanted.states.size || wanted.states.has(finding.state);

function isWanted(finding) {
  return isInWantedState(finding)
    && (!wanted.kinds.size || wanted.kinds.has(finding.kind))
    && (!wanted.evidences.size || finding.evidences.some(evidence => wanted.evidences.has(evidence)))
    && (!wanted.package || finding.package === wanted.package)
    && wanted.text.toLowerCase().split(/\s+/).every(word => haystack(finding).includes(word));
}

const stateOrder = finding => STATES.findIndex(([state]) => state === finding.state);

const SORTS = {
  weight: ['Importance', (a, b) => stateOrder(a) - stateOrder(b) || STRENGTH[a.evidence] - STRENGTH[b.evidence] || b.occurrences - a.occurrences || a.number - b.number],
  order: ['Order found', (a, b) => a.number - b.number],
  name: ['Class', (a, b) => (a.subject.class || '').localeCompare(b.subject.class || '') || a.number - b.number],
  often: ['How often', (a, b) => b.occurrences - a.occurrences || a.number - b.number],
};

/** The search field, the chips and the order. */
function filterControls(changed) {
  const search = h('input', { type: 'search', id: 'search', placeholder: 'Search class, method, thread, lock, id', 'aria-label': 'Search findings', autocomplete: 'off', spellcheck: 'false' });
  search.addEventListener('input', () => {
    wanted.text = search.value.trim();
    changed();
  });
  const sort = h('select', { id: 'sort', 'aria-label': 'Order of findings' },
    Object.entries(SORTS).map(([key, [name]]) => h('option', { value: key }, name)));
  sort.addEventListener('change', () => {
    wanted.sort = sort.value;
    changed();
  });
  const chips = h('fieldset', { class: 'chips', id: 'chips' });
  fillChips(chips, changed);
  return [
    h('div', { class: 'search' }, search, h('kbd', { 'aria-hidden': 'true' }, '/')),
    chips,
    h('div', { class: 'sorting' }, h('span', { class: 'count', id: 'count' }), h('label', { for: 'sort' }, 'by'), sort),
  ];
}

function fillChips(chips, changed) {
  const chip = (text, number, isPressed, toggle) => h('button', {
    type: 'button', class: 'chip', 'aria-pressed': String(isPressed),
    onclick: () => { toggle(); changed(); },
  }, text, number === null ? '' : [' ', h('b', null, number)]);
  const flip = (set, value) => () => set.has(value) ? set.delete(value) : set.add(value);
  const scope = report.findings.filter(isInWantedState);
  const present = (key, list) => list.filter(([value]) => scope.some(finding => finding[key] === value));
  const kinds = present('kind', KINDS);
  const evidences = present('evidence', EVIDENCES);
  const number = test => scope.filter(test).length;
  chips.replaceChildren(
    h('legend', { class: 'visually-hidden' }, 'Show only'),
    ...(report.baseline ? STATES : []).map(([state, name]) => [state, name, inState(state).length]).filter(([state, , size]) => size || state === 'new')
      .map(([state, name, size]) => chip(name, size, wanted.states.has(state), flip(wanted.states, state))),
    ...(kinds.length > 1 ? kinds : []).map(([kind, name]) => chip(name, number(finding => finding.kind === kind), wanted.kinds.has(kind), flip(wanted.kinds, kind))),
    ...(evidences.length > 1 ? evidences : []).map(([evidence, name]) =>
      chip(name, number(finding => finding.evidences.includes(evidence)), wanted.evidences.has(evidence), flip(wanted.evidences, evidence))),
    ...(wanted.package ? [chip(wanted.package + ' ✕', null, true, () => { wanted.package = null; })] : []));
}
