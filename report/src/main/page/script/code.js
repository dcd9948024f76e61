const TOKENS = new RegExp([
  '(//.*|/\\*.*?(?:\\*/|$)|^\\s*\\*.*)',
  '("(?:\\\\.|[^"\\\\])*"?|\'(?:\\\\.|[^\'\\\\])*\'?)',
  '\\b(abstract|assert|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|final|finally|float|for|fun|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|protected|public|record|return|sealed|short|static|super|switch|synchronized|this|throw|throws|transient|true|false|try|val|var|void|volatile|while|yield)\\b',
  '\\b(\\d[\\w.]*)\\b',
].join('|'), 'g');
const TOKEN_CLASSES = ['c', 's', 'k', 'n'];

/** A line of code with its comments, strings, keywords and numbers coloured. */
function coloured(line) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(TOKENS)) {
    parts.push(line.slice(end, match.index));
    const kind = TOKEN_CLASSES[match.slice(1).findIndex(group => group !== undefined)];
    parts.push(h('span', { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  parts.push(line.slice(end));
  return parts;
}

/** The source around a frame; null if it is not in the report. */
function excerpt(frame, around) {
  if (!frame || !frame.excerpt) return null;
  const lines = [];
  for (let i = frame.line - around; i <= frame.line + around; i++) {
    if (frame.excerpt[i] !== undefined) lines.push(i);
  }
  return h('div', { class: 'code', tabindex: 0, role: 'group', 'aria-label': 'Source of ' + placeOf(frame) },
    h('span', { class: 'path' }, frame.path),
    h('ol', null, lines.map(number =>
      h('li', { class: number === frame.line ? 'here' : null, 'aria-current': number === frame.line ? 'true' : null },
        h('i', null, number), h('span', null, coloured(frame.excerpt[number]))))));
}

/** A change, as signed lines. */
function diff(path, lines) {
  const classes = { '+': 'plus', '-': 'minus', '@': 'gap' };
  return h('div', { class: 'code diff', tabindex: 0, role: 'group', 'aria-label': 'Suggested change of ' + path },
    h('span', { class: 'path' }, path),
    h('ol', null, lines.map(line => {
      const sign = line[0];
      return h('li', { class: classes[sign] || null },
        h('i', null, sign === '@' ? '' : sign), h('span', null, sign === '@' ? '⋯' : coloured(line.slice(1))));
    })));
}
