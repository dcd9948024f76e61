/** What there is, and what was not looked at. */
function overview(choose) {
  const own = current.filter(finding => !finding.inLibrary);
  const foreign = current.length - own.length;
  return h('article', { class: 'overview' },
    h('h1', { tabindex: -1 }, headline(own, foreign)),
    h('p', { class: 'lead' }, leadSentence(own, foreign)),
    tiles(own, foreign, choose),
    h('div', { class: 'two' },
      h('div', null,
        current.length > 0 && panel('By kind and evidence', matrix(choose)),
        current.length > 0 && panel('Packages with findings', packageMap(current, name => choose({ package: name }))),
        foreign > 0 && thirdParty()),
      h('div', null, panel('Not checked', notChecked()), baselinePanel(), panel('About this report', facts()))),
    printList());
}

function headline(own, foreign) {
  if (!current.length) {
    return report.baseline && report.baseline.known.length ? 'Nothing new was found' : report.complete ? 'Nothing was found' : 'Nothing was found in what was checked';
  }
  if (!own.length) return count(foreign, 'finding') + ', all inside third-party jars';
  const titles = new Map();
  for (const finding of own) titles.set(finding.title, (titles.get(finding.title) || 0) + 1);
  const parts = [...titles].sort((a, b) => b[1] - a[1]).map(([title, number]) => count(number, (report.baseline ? 'new ' : '') + title));
  return parts.join(', ');
}

function leadSentence(own, foreign) {
  const observed = own.filter(finding => finding.evidence === 'observed').length;
  const sentences = [];
  if (own.length) {
    sentences.push(observed === own.length
      ? (own.length === 1 ? 'It happened in a run.' : 'All of them happened in a run.')
      : observed ? count(observed, 'of them', 'of them') + ' happened in a run; the others can happen.' : own.length === 1 ? 'It can happen.' : 'They can happen.');
  }
  if (own.length && foreign) sentences.push(count(foreign, 'more lies', 'more lie') + ' wholly inside third-party jars.');
  if (!report.complete) sentences.push('Not everything was checked: see what is missing.');
  if (!current.length && report.complete) sentences.push('A run tells of the code that it has executed, a scan of what the code shows.');
  return sentences.join(' ');
}

function tiles(own, foreign, choose) {
  const tile = (style, number, text, state) => {
    const content = [h('b', null, number.toLocaleString('en')), h('span', null, text)];
    return state && inState(state).length
      ? h('button', { type: 'button', class: 'tile ' + style, onclick: () => choose({ state }) }, content)
      : h('div', { class: 'tile ' + style }, content);
  };
  const { baseline } = report;
  if (!baseline && !foreign && !report.suppressed) return null;
  return h('div', { class: 'cards' },
    baseline
      ? [tile('new', baseline.new.length, 'new', 'new'), tile('', baseline.known.length, 'known from the baseline', 'known'), tile('gone', baseline.gone.length, 'gone since', 'gone')]
      : tile('', own.length, own.length === 1 ? 'finding in your own code' : 'findings in your own code'),
    foreign > 0 && tile('', foreign, 'inside third-party jars'),
    report.suppressed > 0 && tile('', report.suppressed, 'suppressed'));
}

function matrix(choose) {
  const number = (kind, evidence) => current.filter(finding => finding.kind === kind && finding.evidence === evidence).length;
  return h('table', { class: 'matrix' },
    h('thead', null, h('tr', null, h('th', null, ''), EVIDENCES.map(([, name]) => h('th', { scope: 'col' }, name)))),
    h('tbody', null, KINDS.map(([kind, name]) => h('tr', { class: kind }, h('th', { scope: 'row' }, name),
      EVIDENCES.map(([evidence, evidenceName]) => {
        const found = number(kind, evidence);
        return h('td', null, found === 0 ? h('div', { class: 'none' }, '–')
          : h('button', { type: 'button', 'aria-label': name + ', ' + evidenceName + ': ' + found, onclick: () => choose({ kind, evidence }) }, found));
      })))));
}

function notChecked() {
  if (report.complete && !report.notChecked.length) {
    return h('p', { class: 'ok' }, 'Everything that was asked for was checked.');
  }
  return h('ul', { class: 'plainlist' }, report.notChecked.map(sentence => h('li', null, sentence)));
}

/** What is known and what is gone, as what it is; of some an earlier report may have kept the id alone. */
function baselinePanel() {
  const { baseline } = report;
  if (!baseline || !baseline.known.length && !baseline.gone.length) return null;
  const part = (title, ids, state) => {
    const told = inState(state);
    const toldIds = new Set(told.map(finding => finding.id));
    const others = ids.filter(id => !toldIds.has(id));
    return ids.length > 0 && h('details', { class: 'compared', open: ids.length <= 5 }, h('summary', null, count(ids.length, 'finding') + ' ' + title),
      h('ul', null, told.map(comparedRow)),
      others.length > 0 && h('p', { class: 'hint' }, 'Of these the baseline has only the id: ' + others.join(', ')));
  };
  return panel('Against the baseline', part('known', baseline.known, 'known'), part('gone', baseline.gone, 'gone'));
}

function comparedRow(finding) {
  const places = [...new Set(finding.accesses.map(access => placeOf(access.stack[0])))];
  return h('li', { class: finding.kind }, h('a', { href: '#' + finding.id }, finding.message),
    h('span', null, finding.title + ', ' + finding.evidence + ' · ', h('code', null, places.slice(0, 3).join(' ↔ '))));
}

function thirdParty() {
  const jars = new Map();
  for (const finding of current.filter(each => each.inLibrary)) {
    for (const jar of new Set(finding.accesses.map(access => access.stack.find(frame => frame.origin >= 0)).filter(Boolean).map(jarOf))) {
      jars.set(jar, (jars.get(jar) || 0) + 1);
    }
  }
  return panel('Inside third-party jars',
    h('p', { class: 'hint' }, 'You cannot mend these, but should know them; they do not fail a build unless --fail-on all says so.'),
    h('dl', { class: 'facts' }, [...jars].sort((a, b) => b[1] - a[1]).map(([jar, number]) => [h('dt', null, jar), h('dd', null, count(number, 'finding'))])));
}

function facts() {
  const { about } = report;
  const rows = [
    ['Made by', report.tool],
    ['Command', about.command && h('code', null, about.command)],
    ['Java', about.java],
    ['Started', about.started && new Date(about.started).toLocaleString()],
    ['Took', about.seconds && duration(about.seconds)],
    ['JVMs checked', about.jvms],
    ['Classes checked', about.classesChecked && about.classesChecked.toLocaleString('en')],
    ['Suppressed', report.suppressed || null],
    ['CPU time', about.cpuSeconds && duration(about.cpuSeconds)],
    ['Preparation', about.preparingSeconds && duration(about.preparingSeconds)],
    ['Peak memory', about.peakMegabytes && about.peakMegabytes.toLocaleString('en') + ' MB' + (about.jvms > 1 ? ' in one JVM' : '')],
  ];
  return [
    h('dl', { class: 'facts' }, rows.filter(([, value]) => value).map(([name, value]) => [h('dt', null, name), h('dd', null, value)])),
    about.cpuSeconds && h('p', { class: 'hint' }, 'CPU time is that of all checked JVMs; preparation is the start of heddle and the weaving of classes. For the overhead, run the same command without heddle behind ',
      h('code', null, 'time'), ' and compare with user + sys.'),
  ];
}

function duration(seconds) {
  if (seconds < 60) return seconds.toFixed(1) + ' s';
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? minutes + ' min ' + Math.round(seconds % 60) + ' s' : Math.floor(minutes / 60) + ' h ' + minutes % 60 + ' min';
}

/** Paper has no list at the side; filled when somebody prints. */
function printList() {
  return h('section', { class: 'panel print-list', id: 'print-list' });
}

function fillPrintList(rows) {
  const list = byId('print-list');
  if (!list) return;
  list.replaceChildren(h('h2', null, 'Findings'), h('table', null,
    h('thead', null, h('tr', null, ['Id', 'Kind', 'What', 'Where'].map(name => h('th', null, name)))),
    h('tbody', null, rows.map(finding => h('tr', null,
      h('td', null, finding.id), h('td', null, finding.title + ', ' + finding.evidences.join(' and ')),
      h('td', null, finding.subject.text), h('td', null, finding.accesses.map(access => placeOf(access.stack[0])).join(' ↔ ')))))));
}
