/** The circle of a deadlock: threads hold locks (whole lines) and wait for others (dashed lines). */
function cycle(finding) {
  const steps = stepsOf(finding);
  if (!steps.length) return null;
  const nodes = [];
  steps.forEach((step, index) => {
    nodes.push({ type: 'thread', text: step.thread, colour: index % 4 });
    nodes.push({ type: 'lock', text: step.wants });
  });
  const width = 860;
  const height = nodes.length > 4 ? 470 : 330;
  nodes.forEach((node, index) => {
    const angle = Math.PI + index * 2 * Math.PI / nodes.length;
    node.x = width / 2 + Math.cos(angle) * (width / 2 - 150);
    node.y = height / 2 + Math.sin(angle) * (height / 2 - 42);
  });
  const drawing = s('svg', { class: 'drawing', viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': steps.map(step => step.thread + ' holds ' + step.holds + ' and waits for ' + step.wants).join('; ') },
    s('defs', null, arrow('arrow-holds', 'arrow'), arrow('arrow-waits', 'arrow-waits')));
  steps.forEach((step, index) => {
    const thread = nodes[index * 2];
    const wanted = nodes[index * 2 + 1];
    const held = nodes[(index * 2 - 1 + nodes.length) % nodes.length];
    drawing.append(edge(thread, wanted, 'waits', (finding.evidence === 'observed' ? 'waits at ' : 'wants it at ') + step.waitsAt, 'arrow-waits'));
    if (steps.length > 1) drawing.append(edge(held, thread, 'holds', step.heldSince ? 'taken at ' + step.heldSince : 'held', 'arrow-holds'));
  });
  nodes.forEach(node => drawing.append(nodeView(node)));
  return drawing;
}

/** The message says which lock each thread waits for; the accesses say where. */
function stepsOf(finding) {
  const said = [...finding.message.matchAll(/hread "(.*?)" (?:takes|holds) (\S+) (?:then|and waits for) ([^\s,:]+)/g)];
  return finding.accesses.map((access, index) => {
    const next = finding.accesses[(index + 1) % finding.accesses.length];
    const last = locks => locks.length ? lockParts(locks[locks.length - 1]).name : '?';
    const holds = said[index] ? said[index][2] : last(access.locks);
    const held = access.locks.map(lockParts).find(lock => lock.name === holds);
    return {
      thread: access.thread,
      holds,
      wants: said[index] ? said[index][3] : last(next.locks),
      heldSince: held ? held.place : null,
      waitsAt: placeOf(access.stack[0]),
    };
  });
}

function arrow(id, style) {
  return s('marker', { id, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 8, markerHeight: 8, orient: 'auto' },
    s('path', { class: style, d: 'M0 0L10 5L0 10z' }));
}

function edge(from, to, style, label, marker) {
  const start = border(from, to);
  const end = border(to, from);
  const x = (start.x + end.x) / 2;
  const y = (start.y + end.y) / 2;
  const half = Math.min(cut(label, 30).length * 3.4 + 10, 120);
  return s('g', null,
    s('line', { class: style, x1: start.x, y1: start.y, x2: end.x, y2: end.y, 'marker-end': `url(#${marker})` }),
    s('rect', { class: 'label-ground', x: x - half, y: y - 11, width: half * 2, height: 22, rx: 9 }),
    s('text', { class: 'small', x, y: y + 4, 'text-anchor': 'middle' }, cut(label, 30)));
}

const HALF_WIDTH = 112;
const HALF_HEIGHT = 21;

/** Where the line to another node leaves a node's box. */
function border(node, other) {
  const dx = other.x - node.x;
  const dy = other.y - node.y;
  const scale = Math.min(HALF_WIDTH / Math.abs(dx || 1), HALF_HEIGHT / Math.abs(dy || 1));
  return { x: node.x + dx * scale, y: node.y + dy * scale };
}

function nodeView(node) {
  const isThread = node.type === 'thread';
  return s('g', { class: isThread ? 'thread-' + node.colour : null },
    s('rect', { class: isThread ? 'head' : 'lock-node', x: node.x - HALF_WIDTH, y: node.y - HALF_HEIGHT,
      width: 2 * HALF_WIDTH, height: 2 * HALF_HEIGHT, rx: isThread ? 21 : 5 }),
    s('text', { class: isThread ? 'head-text' : null, x: node.x, y: node.y - 2, 'text-anchor': 'middle' }, cut(node.text, 28)),
    s('text', { class: 'small', x: node.x, y: node.y + 13, 'text-anchor': 'middle' }, isThread ? 'thread' : 'lock'));
}
