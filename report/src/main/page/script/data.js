// The report, as Java has put it into the page, with numbers replaced by what they stand for.
const report = JSON.parse(byId('data').textContent);
const APPLICATION = -1;
const JDK = -2;

const frames = report.frames.map(([className, method, file, line, origin, path]) => ({
  className, method, file, line, origin,
  path: path < 0 ? null : report.paths[path],
  excerpt: path < 0 ? null : report.excerpts[path],
}));

// What is gone was seen in an earlier source: the lines of today would mislead.
const framesWithoutSource = frames.map(frame => ({ ...frame, excerpt: null }));

function expand(accesses, table) {
  for (const access of accesses) {
    access.stack = (access.stack || []).map(number => table[number]);
    access.startedAt = (access.startedAt || []).map(number => table[number]);
  }
}

report.findings.forEach((finding, number) => {
  const table = finding.state === 'gone' ? framesWithoutSource : frames;
  finding.number = number;
  expand(finding.accesses, table);
  for (const race of finding.inside || []) expand(race.accesses, table);
  if (finding.object && finding.object.stack) {
    finding.object.stack = finding.object.stack.map(each => table[each]);
  }
  finding.means = report.texts[finding.means];
  for (const advice of finding.advice) {
    advice.title = report.texts[advice.title];
    advice.text = report.texts[advice.text];
  }
});

/** What the report is about: with a baseline, what is new. */
const current = report.findings.filter(finding => finding.state === 'new');
const inState = state => report.findings.filter(finding => finding.state === state);
const STATES = [['new', 'New'], ['known', 'Known'], ['gone', 'Gone']];

const isForeign = frame => frame.origin !== APPLICATION;
const simpleName = className => className.slice(className.lastIndexOf('.') + 1);
const jarOf = frame => frame.origin >= 0 ? report.jars[frame.origin] : frame.origin === JDK ? 'the JDK' : null;

function packageOf(className) {
  const dot = className.lastIndexOf('.');
  return dot < 0 ? '(no package)' : className.slice(0, dot);
}

/** "Account.java:12", or what is known of it. */
function placeOf(frame) {
  if (!frame) return 'unknown place';
  if (!frame.file) return simpleName(frame.className) + '.' + frame.method;
  return frame.line ? frame.file + ':' + frame.line : frame.file;
}

/** What a finding is about in a word or two. */
function shortSubject(subject) {
  if (subject.type === 'locks') return subject.class.split(', ').map(simpleName).join(', ');
  if (subject.type === 'array') return subject.name ? simpleField(subject.name) + ' [' + simpleName(subject.class) + ']' : subject.class;
  if (subject.type === 'library') return simpleName(subject.class) + (subject.name ? ' ' + simpleField(subject.name) : '');
  if (subject.name === '*') return simpleName(subject.class);
  return simpleName(subject.class || '') + (subject.name ? '.' + subject.name : '');
}

/** "bank.Ledger.received" is "Ledger.received". */
function simpleField(name) {
  return name.split('.').slice(-2).join('.');
}

/** The package that a finding belongs to: the field's, or that of the code that makes the access. */
function packageOfFinding(finding) {
  const { type } = finding.subject;
  const first = finding.accesses.length ? finding.accesses[0].stack.find(frame => frame.origin !== JDK) : null;
  if ((type === 'field' || type === 'method') && finding.subject.class) return packageOf(finding.subject.class);
  return first ? packageOf(first.className) : packageOf(finding.subject.class || '');
}
for (const finding of report.findings) finding.package = packageOfFinding(finding);

const STRENGTH = { observed: 0, predicted: 1, static: 2 };
const KINDS = [['data-race', 'Data race'], ['atomicity-violation', 'Atomicity violation'], ['deadlock', 'Deadlock']];
const EVIDENCES = [['observed', 'Observed'], ['predicted', 'Predicted'], ['static', 'Static']];
const VERDICTS = {
  confirmed: ['confirmed by a run', 'The scan warned of it, and in a run it happened.'],
  ordered: ['ordered in the run', 'A run came to both places, and each time something ordered the two. It may be a false alarm, or that order may be luck.'],
  'not-met': ['not met in the run', 'In the run the two accesses did not meet: not both were made, or not to the same data by two threads. So it is neither confirmed nor refuted.'],
};
