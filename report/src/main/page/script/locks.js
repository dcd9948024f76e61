/** "bank.Account@1 (Account.java:12)" in its parts. */
function lockParts(text) {
  const match = /^(?:another )?(.*?)(?: \((.*)\))?$/s.exec(text);
  return { name: match[1], place: match[2] || null, className: match[1].split('@')[0], isAnother: text.startsWith('another ') };
}

function lockChips(locks) {
  if (!locks.length) return h('p', { class: 'lockline' }, 'Holds no lock.');
  return h('p', { class: 'lockline' }, 'Holds ', locks.map(text => {
    const { name, place, isAnother } = lockParts(text);
    return h('span', { class: 'lock', title: text }, (isAnother ? 'another ' : '') + name, place ? ' · taken at ' + place : '');
  }));
}

/** What is missing between the two accesses of a race: a lock that both hold. */
function missingLock(finding) {
  if (finding.kind !== 'data-race' || finding.accesses.length < 2) return null;
  const [one, two] = finding.accesses;
  const held = access => 'the ' + access.operation + ' by “' + access.thread + '”';
  const names = access => access.locks.map(text => lockParts(text).name).join(', ');
  const classes = new Set(one.locks.map(text => lockParts(text).className));
  let sentence;
  if (!one.locks.length && !two.locks.length) {
    sentence = 'Neither access holds a lock.';
  } else if (!one.locks.length || !two.locks.length) {
    const [holder, other] = one.locks.length ? [one, two] : [two, one];
    sentence = 'Only ' + held(holder) + ' holds a lock (' + names(holder) + '). A lock keeps nobody out who does not take it: '
      + held(other) + ' holds none.';
  } else if (two.locks.some(text => classes.has(lockParts(text).className))) {
    sentence = 'Both hold locks of the same class, but not the same object, so neither keeps the other out.';
  } else {
    sentence = 'One holds ' + names(one) + ', the other ' + names(two) + ': different locks keep nobody out.';
  }
  return h('div', { class: 'missing', role: 'note' }, h('strong', null, 'No lock in common'), h('span', null, sentence));
}
