/** One finding in full. */
function findingView(finding, steps) {
  return h('article', { class: 'finding ' + finding.kind },
    steps,
    h('p', { class: 'tags' },
      h('span', { class: 'badge kind' }, finding.title),
      finding.evidences.map(evidence => h('span', { class: 'badge ' + evidence }, evidence)),
      report.baseline && h('span', { class: 'badge ' + finding.state }, finding.state),
      finding.run && h('span', { class: 'badge ' + finding.run }, VERDICTS[finding.run][0]),
      h('a', { class: 'id', href: '#' + finding.id, title: 'Link to this finding' }, finding.id)),
    h('h1', { tabindex: -1 }, finding.message),
    metaLine(finding),
    h('div', { class: 'pair' }, finding.accesses.map((access, index) => accessView(finding, access, index))),
    missingLock(finding),
    folded(finding),
    drawingPanel(finding),
    finding.state === 'gone'
      ? panel('It is gone', h('p', { class: 'hint' }, 'The baseline has it, and this check has not found it. It is shown as it was found then; a run that does not come to these places does not find it either.'))
      : panel('How to mend it', finding.advice.map(adviceView)),
    panel('How sure this is', h('p', { class: 'hint' }, h('b', null, finding.evidences.join(' and ') + '. '), finding.means),
      finding.run && h('p', { class: 'hint' }, VERDICTS[finding.run][1])),
    insidePanel(finding),
    finding.state !== 'gone' && panel('If it is to stay',
      finding.suppression
        ? [h('p', { class: 'hint' }, 'A line in heddle-suppressions.txt leaves it out, here and in later checks:'), copyable(finding.suppression, 'the suppression')]
        : h('p', { class: 'hint' }, 'No stack is known that a suppression could match. A baseline leaves it out: --baseline report.json.')),
    finding.state !== 'gone' && panel('See it again', reproduction(finding)));
}

function panel(title, ...content) {
  return h('section', { class: 'panel' }, h('h2', null, title), content);
}

function metaLine(finding) {
  const parts = [];
  if (finding.evidence !== 'static') parts.push('Seen ' + (finding.occurrences === 1 ? 'once' : finding.occurrences.toLocaleString('en') + ' times'));
  parts.push('found by ' + finding.detector);
  const jars = [...new Set(finding.accesses.flatMap(access => access.stack.slice(0, 1)).map(jarOf).filter(Boolean))];
  if (finding.inLibrary) parts.push('wholly inside ' + jars.join(', '));
  const { object } = finding;
  return [
    h('p', { class: 'meta' }, parts.join(' · ')),
    object && h('p', { class: 'meta' }, 'The object: ', h('code', null, object.name),
      object.stack && object.stack.length ? [', which ' + object.phrase + ' ', h('code', null, placeOf(object.stack[0]))] : ''),
  ];
}

function accessView(finding, access, index) {
  const isSecond = index > 0 && finding.kind === 'data-race';
  const before = !isSecond ? '' : finding.evidence === 'static' ? 'Other ' : 'Earlier ';
  const verb = finding.kind === 'deadlock' ? (finding.evidence === 'observed' ? 'waits for a lock' : 'takes a lock') : access.operation;
  const top = access.stack.find(frame => frame.excerpt) || access.stack[0];
  const title = finding.kind === 'deadlock'
    ? [h('em', null, access.thread), ' ' + verb]
    : [(before + verb).replace(/^./, c => c.toUpperCase()) + ' by ', h('em', null, access.thread)];
  return h('section', { class: 'access thread-' + index % 4 },
    h('header', null, h('h2', null, title), lockChips(access.locks)),
    excerpt(top, 5),
    stackView(access.stack),
    access.startedAt.length
      ? h('details', { class: 'started' },
          h('summary', null, 'The thread was started at ', h('code', null, placeOf(access.startedAt[0]))),
          stackView(access.startedAt))
      : h('div', { class: 'started' }, h('p', null, access.thread === 'main' ? 'The program’s first thread.' : 'Where the thread was started is not known.')));
}

/** What the depth slider has folded away. */
function folded(finding) {
  if (!finding.below) return null;
  return panel('Folded by depth',
    h('p', { class: 'hint' }, count(finding.below.length, 'race') + ' in code that is marked as library:'),
    h('div', { class: 'inside' }, finding.below.map(raceView)));
}

function drawingPanel(finding) {
  if (finding.kind === 'deadlock') {
    const drawing = cycle(finding);
    return drawing && panel('The circle', drawing);
  }
  const drawing = interleaving(finding);
  const lost = lostUpdate(finding);
  return drawing && panel(finding.evidence === 'observed' ? 'What happened' : 'What can happen', drawing,
    lost && [h('h2', null, 'What comes of it'), lost]);
}

function adviceView(advice) {
  return h('div', { class: 'advice' }, h('h3', null, advice.title), h('p', null, advice.text),
    advice.diff && diff(advice.path, advice.diff));
}

function raceView(race) {
  return h('details', null,
    h('summary', null, race.subject.text, ' ', h('code', null, race.accesses.map(access => placeOf(access.stack[0])).join(' ↔ '))),
    h('div', { class: 'pair' }, race.accesses.map((access, index) =>
      h('section', { class: 'access thread-' + index % 4 },
        h('header', null, h('h2', null, access.operation + ' by ', h('em', null, access.thread)), lockChips(access.locks)),
        stackView(access.stack)))));
}

function insidePanel(finding) {
  if (!finding.insideCount || finding.below) return null;
  const more = finding.insideCount - finding.inside.length;
  return panel('Races inside that it stands for',
    h('p', { class: 'hint' }, 'The calls share an object of a library, in which ' + count(finding.insideCount, 'race') + ' can happen.'
      + (more > 0 ? ' The report keeps ' + finding.inside.length + ' of them.' : '')),
    h('div', { class: 'inside' }, finding.inside.map(raceView)));
}

function reproduction(finding) {
  const command = report.about.command;
  const again = 'heddle explain ' + finding.id;
  return [
    command
      ? [h('p', { class: 'hint' }, 'The command that found it:'), copyable(command, 'the command')]
      : h('p', { class: 'hint' }, 'The report does not say which command made it.'),
    finding.evidence !== 'static' && h('p', { class: 'hint' }, 'A race shows whenever the run comes to both places, whatever the timing.'
      + ' Its id stays the same.'),
    h('p', { class: 'hint' }, 'In the terminal:'), copyable(again, 'the command'),
  ];
}
