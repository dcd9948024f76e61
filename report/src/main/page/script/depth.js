// How deep static findings are told: the reader marks packages as library, and what lies inside them is
// told at the calls that lead there. The report has whole stacks, so nothing is analysed again.

const isStatic = finding => finding.evidence === 'static' && finding.kind === 'data-race';

/** The races that a static finding stands for, each with whole stacks. */
const racesOf = finding => finding.inside && finding.inside.length ? finding.inside : [finding];

const samePlace = (a, b) => a && b && a.className === b.className && a.method === b.method && a.line === b.line;

/** Packages in the stacks of static findings, the innermost first, with those that the scan took for libraries marked. */
function depthPackages(findings) {
  const packages = new Map();
  for (const finding of findings.filter(isStatic)) {
    for (const race of racesOf(finding)) {
      race.accesses.forEach((access, side) => {
        const own = finding.accesses[side] && finding.accesses[side].stack[0];
        const surface = race === finding ? 0 : access.stack.findIndex(frame => samePlace(frame, own));
        access.stack.forEach((frame, index) => {
          const name = packageOf(frame.className);
          const entry = packages.get(name) || { name, depth: 0, frames: 0, marked: false };
          entry.depth += access.stack.length - index;
          entry.frames++;
          entry.marked = entry.marked || index < surface;
          packages.set(name, entry);
        });
      });
    }
  }
  return [...packages.values()].sort((a, b) =>
    Number(b.marked) - Number(a.marked) || b.depth / b.frames - a.depth / a.frames || a.name.localeCompare(b.name));
}

/** The findings as they are with these packages taken for libraries. */
function atDepth(findings, marked) {
  const result = [];
  const byPlaces = new Map();
  for (const finding of findings) {
    if (!isStatic(finding)) {
      result.push(finding);
      continue;
    }
    racesOf(finding).forEach((race, number) => {
      const fold = race.accesses.map(access => surfaceOf(access.stack, marked));
      const isOwn = race.accesses.every((access, side) =>
        finding.accesses[side] && samePlace(access.stack[fold[side]], finding.accesses[side].stack[0]));
      const isFolded = fold.some(index => index > 0);
      // One finding for each subject and pair of places, as everywhere; folded, the pair says it all.
      const places = race.accesses.map((access, side) => access.stack[fold[side]])
        .map(frame => frame ? frame.className + ':' + placeOf(frame) : '?').sort().join('|');
      const key = isOwn ? finding.id : isFolded ? places : places + '|' + race.subject.text;
      const other = byPlaces.get(key);
      if (other) {
        if (other.below && isFolded) other.below.push(race);
        return;
      }
      const shown = isOwn ? finding : folding(finding, race, number, fold, isFolded);
      byPlaces.set(key, shown);
      result.push(shown);
    });
  }
  return result;
}

/** The first frame, from inside, that is not in a marked package; the outermost if all are. */
function surfaceOf(stack, marked) {
  const index = stack.findIndex(frame => !marked.has(packageOf(frame.className)));
  return index < 0 ? Math.max(0, stack.length - 1) : index;
}

/** A finding as it looks from another depth. */
function folding(finding, race, number, fold, isFolded) {
  const callee = race.accesses[0].stack[Math.max(0, fold[0] - 1)];
  const subject = !isFolded || !callee ? race.subject
    : { type: 'library', class: callee.className, name: null, text: 'A shared ' + callee.className };
  const accesses = race.accesses.map((access, side) => ({ ...access, stack: access.stack.slice(fold[side]) }));
  const [one, two] = accesses;
  const calls = access => isFolded ? 'used at ' + placeOf(access.stack[0]) : (access.operation === 'write' ? 'written' : 'read') + ' at ' + placeOf(access.stack[0]);
  return {
    ...finding,
    key: finding.id + '/' + number,
    subject,
    accesses,
    package: accesses[0].stack.length ? packageOf(accesses[0].stack[0].className) : finding.package,
    message: subject.text + ' is ' + calls(one) + ' and ' + calls(two) + ' by threads that can run at the same time, with no lock in common.',
    below: isFolded ? [race] : undefined,
    insideCount: undefined,
  };
}

/** The slider, with the packages to mark one by one below it. */
function depthControl(packages, marked, changed) {
  if (packages.length < 2) return null;
  const isMarked = entry => marked.has(entry.name);
  const slider = h('input', { type: 'range', id: 'depth', min: 0, max: packages.length - 1, step: 1, 'aria-label': 'Depth of static findings: packages taken for libraries' });
  const boxes = packages.map(entry => h('input', { type: 'checkbox' }));
  const said = h('b', { id: 'depth-said' });
  const show = () => {
    slider.value = packages.filter(isMarked).length;
    packages.forEach((entry, index) => { boxes[index].checked = isMarked(entry); });
    said.textContent = count(packages.filter(isMarked).length, 'package');
    slider.setAttribute('aria-valuetext', said.textContent + ' taken for libraries');
  };
  slider.addEventListener('input', () => {
    packages.forEach((entry, index) => index < Number(slider.value) ? marked.add(entry.name) : marked.delete(entry.name));
    show();
    changed();
  });
  boxes.forEach((box, index) => box.addEventListener('change', () => {
    if (box.checked) marked.add(packages[index].name);
    else marked.delete(packages[index].name);
    show();
    changed();
  }));
  show();
  return h('details', { class: 'depth' },
    h('summary', null, 'Depth of static findings: ', said, ' taken for libraries'),
    slider,
    h('div', { class: 'ends' }, h('span', null, 'inside libraries'), h('span', null, 'application')),
    h('div', { class: 'marks' }, packages.map((entry, index) => h('label', null, boxes[index], entry.name))));
}
