/** The accesses of a race or atomicity violation in the order of time, a column for each thread. */
function interleaving(finding) {
  const order = finding.accesses.slice().reverse();
  if (order.length < 2) return null;
  const threads = [...new Set(order.map((access, index) => order.length === 2 ? index : access.thread))];
  const columnOf = (access, index) => threads.indexOf(order.length === 2 ? index : access.thread);
  const width = 860;
  const spread = width / threads.length;
  // Two lines of life stand closer together, with the words outside.
  const x = column => threads.length === 2 ? (column === 0 ? 270 : 590) : spread * (column + .5);
  const isOrdered = finding.evidence === 'observed';
  const step = 84;
  const first = 118;
  const y = index => first + (isOrdered || order.length > 2 ? index * step : 0);
  const bottom = y(order.length - 1) + 74;
  const drawing = s('svg', { class: 'drawing', viewBox: `0 0 ${width} ${bottom + 6}`, role: 'img', 'aria-label': describeOrder(order, isOrdered) });
  threads.forEach((thread, column) => {
    const access = order.find((each, index) => columnOf(each, index) === column);
    drawing.append(lifeline(access, column, x(column), bottom, threadColumn(finding, access)));
  });
  order.forEach((access, index) => {
    const column = columnOf(access, index);
    drawing.append(eventView(access, x(column), y(index), threadColumn(finding, access), column === 0 ? -1 : 1));
  });
  for (let index = 1; index < order.length; index++) {
    const from = columnOf(order[index - 1], index - 1);
    const to = columnOf(order[index], index);
    if (from !== to) drawing.append(clash(x(from), y(index - 1), x(to), y(index), isOrdered || order.length > 2));
  }
  return drawing;
}

/** Colours go by the place in the finding, so that cards and drawing agree. */
const threadColumn = (finding, access) => finding.accesses.indexOf(access) % 4;

function describeOrder(order, isOrdered) {
  const steps = order.map(access => access.thread + ' ' + access.operation + 's at ' + placeOf(access.stack[0]));
  return steps.join(isOrdered ? ', then ' : ', or at the same time ') + '; nothing orders them.';
}

function lifeline(access, column, x, bottom, colour) {
  const started = access.startedAt[0];
  return s('g', { class: 'thread-' + colour },
    s('line', { class: 'life', x1: x, x2: x, y1: 56, y2: bottom }),
    s('rect', { class: 'head', x: x - 118, y: 10, width: 236, height: 44, rx: 9 }),
    s('text', { class: 'head-text', x, y: started ? 29 : 37, 'text-anchor': 'middle' }, cut(access.thread, 30)),
    started && s('text', { class: 'small', x, y: 46, 'text-anchor': 'middle' }, cut('started at ' + placeOf(started), 36)));
}

/** Text stands on the outer side of the line of life, so that the middle is free. */
function eventView(access, x, y, colour, side) {
  const group = s('g', { class: 'thread-' + colour });
  const anchor = side < 0 ? 'end' : 'start';
  const at = x + side * 16;
  access.locks.slice(0, 2).forEach((lock, index) => {
    const inset = index * 5;
    const left = side < 0 ? x - 200 : x - 16;
    group.append(s('rect', { class: 'held', x: left + inset, y: y - 44 + inset, width: 216 - 2 * inset, height: 84 - 2 * inset, rx: 8 }));
  });
  if (access.locks.length) {
    const names = access.locks.map(text => simpleName(lockParts(text).name)).join(', ');
    group.append(s('text', { class: 'small', x: at, y: y - 25, 'text-anchor': anchor }, cut('holds ' + names, 28)));
  }
  group.append(
    s('circle', { class: 'event', cx: x, cy: y, r: 6.5 }),
    s('text', { class: 'event-text', x: at, y: y - 4, 'text-anchor': anchor }, access.operation),
    s('text', { class: 'code-text', x: at, y: y + 13, 'text-anchor': anchor }, cut(placeOf(access.stack[0]), 26)),
    s('text', { class: 'code-text', x: at, y: y + 29, 'text-anchor': anchor }, cut(codeAt(access.stack[0]), 26)));
  return group;
}

function codeAt(frame) {
  return frame && frame.excerpt && frame.excerpt[frame.line] ? frame.excerpt[frame.line].replace(/\/\/.*/, '').trim() : '';
}

function clash(x1, y1, x2, y2, isOrdered) {
  const middle = (x1 + x2) / 2;
  const height = (y1 + y2) / 2;
  const label = isOrdered ? 'nothing orders them' : 'at the same time';
  const side = x2 > x1 ? 1 : -1;
  return s('g', null,
    s('line', { class: 'clash', x1: x1 + side * 12, y1, x2: x2 - side * 12, y2 }),
    s('rect', { class: 'label-ground', x: middle - 78, y: height - 12, width: 156, height: 24, rx: 12 }),
    s('text', { class: 'clash-text', x: middle, y: height + 5, 'text-anchor': 'middle' }, label));
}

function cut(text, length) {
  return text.length > length ? text.slice(0, length - 1) + '…' : text;
}

/** Two threads that count at once, step by step: what the accesses of a counter do to each other. */
function lostUpdate(finding) {
  if (!finding.advice.some(advice => advice.title === 'Count in one step') || finding.accesses.length !== 2
    || finding.accesses.some(access => access.operation !== 'write')) return null;
  const name = finding.subject.name;
  const [two, one] = finding.accesses.map(access => access.thread);
  const rows = [
    [0, 'reads ' + name + ': 5', ''], [1, 'reads ' + name + ': 5', 'before the other has written'],
    [0, 'writes ' + name + ': 6', ''], [1, 'writes ' + name + ': 6', 'and one count is lost'],
  ];
  const drawing = s('svg', { class: 'drawing', viewBox: '0 0 860 190', role: 'img',
    'aria-label': 'Both threads read 5, both write 6: one count is lost.' });
  [one, two].forEach((thread, column) => {
    const x = 215 + column * 430;
    drawing.append(s('g', { class: 'thread-' + (1 - column) },
      s('line', { class: 'life', x1: x, x2: x, y1: 30, y2: 184 }),
      s('text', { class: 'head-text', x, y: 20, 'text-anchor': 'middle' }, cut(thread, 40))));
  });
  rows.forEach(([column, text, note], index) => {
    const x = 215 + column * 430;
    const y = 50 + index * 38;
    drawing.append(s('g', { class: 'thread-' + (1 - column) },
      s('circle', { class: 'event', cx: x, cy: y, r: 5.5 }),
      s('text', { x: x + 14, y: y + 4 }, cut(text, 30)),
      note && s('text', { class: index === 3 ? 'clash-text' : 'small', x: x + 14, y: y + 20 }, note)));
  });
  return drawing;
}
