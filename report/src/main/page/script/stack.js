/** A stack: the innermost frame and the application's own are shown, runs of others are folded. */
function stackView(stack) {
  if (!stack.length) return h('p', { class: 'hint stack' }, h('span', { class: 'frame' }, '\u00a0\u00a0The stack is not known.'));
  const list = h('ol', { class: 'stack' });
  let folded = [];
  const unfold = () => {
    if (folded.length > 1) list.append(h('li', null, foldedFrames(folded)));
    else folded.forEach(frame => list.append(h('li', { class: 'foreign' }, frameView(frame))));
    folded = [];
  };
  stack.forEach((frame, index) => {
    if (index > 0 && isForeign(frame)) {
      folded.push(frame);
    } else {
      unfold();
      list.append(h('li', { class: (index === 0 ? 'first ' : '') + (isForeign(frame) ? 'foreign' : '') }, frameView(frame)));
    }
  });
  unfold();
  return list;
}

function foldedFrames(run) {
  const jars = [...new Set(run.map(jarOf))];
  return h('details', null,
    h('summary', null, count(run.length, 'frame') + ' in ' + jars.slice(0, 2).join(', ') + (jars.length > 2 ? ' and others' : '')),
    run.map(frame => h('div', { class: 'foreign' }, frameView(frame))));
}

/** One frame; where the source is known, a press shows it. */
function frameView(frame) {
  const text = [
    h('span', { class: 'package' }, frame.className.includes('.') ? packageOf(frame.className) + '.' : ''),
    h('span', { class: 'method' }, simpleName(frame.className) + '.' + frame.method), ' ',
    h('span', { class: 'place' }, placeOf(frame)),
  ];
  if (!frame.excerpt) return h('span', { class: 'frame' }, text);
  const button = h('button', { type: 'button', class: 'shows frame', 'aria-expanded': 'false', title: 'Show the source' }, text);
  let code = null;
  button.addEventListener('click', () => {
    if (code) {
      code.remove();
      code = null;
    } else {
      code = excerpt(frame, 2);
      button.after(code);
    }
    button.setAttribute('aria-expanded', String(code !== null));
  });
  return button;
}
