/** A map of packages: the more findings, the larger and darker. */
function packageMap(findings, choose) {
  const counts = new Map();
  for (const finding of findings) {
    const entry = counts.get(finding.package) || { name: finding.package, size: 0, isLibrary: true };
    entry.size++;
    entry.isLibrary = entry.isLibrary && finding.inLibrary;
    counts.set(finding.package, entry);
  }
  const all = [...counts.values()].sort((a, b) => b.size - a.size || a.name.localeCompare(b.name));
  const entries = all.slice(0, 40);
  const height = entries.length === 1 ? 84 : entries.length <= 4 ? 170 : 300;
  const map = h('div', { class: 'map' });
  map.style.height = height + 'px';
  // Small packages stay readable if sizes grow slower than counts.
  const weighted = entries.map(entry => ({ ...entry, weight: Math.sqrt(entry.size) }));
  for (const box of squarify(weighted, 100, 100)) {
    const share = box.size / findings.length;
    const button = h('button', {
      type: 'button',
      class: box.isLibrary ? 'library' : null,
      title: box.name + ': ' + count(box.size, 'finding'),
      onclick: () => choose(box.name),
    }, h('b', null, box.size), h('span', null, box.name.split('.').flatMap((part, index) => index ? ['.', h('wbr'), part] : [part])));
    button.style.left = box.x + '%';
    button.style.top = box.y + '%';
    button.style.width = box.w + '%';
    button.style.height = box.h + '%';
    button.style.setProperty('--heat', Math.round(share * 40) + '%');
    map.append(button);
  }
  return [map, all.length > entries.length && h('p', { class: 'hint' }, 'And ' + count(all.length - entries.length, 'smaller package') + '.')];
}

/** Bruls, Huizing and van Wijk: rows of boxes that are as square as can be. */
function squarify(entries, width, height) {
  const boxes = [];
  // The map is wider than high; distances count in what is seen.
  const aspect = 1.8;
  let area = { x: 0, y: 0, w: width * aspect, h: height };
  let rest = entries.slice();
  while (rest.length) {
    const total = rest.reduce((sum, entry) => sum + entry.weight, 0);
    const scale = area.w * area.h / total;
    const side = Math.min(area.w, area.h);
    let row = [];
    let worst = Infinity;
    for (const entry of rest) {
      const next = worstRatio([...row, entry], side, scale);
      if (next > worst) break;
      row.push(entry);
      worst = next;
    }
    const sum = row.reduce((all, entry) => all + entry.weight, 0) * scale;
    const depth = sum / side;
    let offset = 0;
    for (const entry of row) {
      const length = entry.weight * scale / depth;
      boxes.push(area.w >= area.h
        ? { ...entry, x: area.x / aspect, y: area.y + offset, w: depth / aspect, h: length }
        : { ...entry, x: (area.x + offset) / aspect, y: area.y, w: length / aspect, h: depth });
      offset += length;
    }
    area = area.w >= area.h
      ? { x: area.x + depth, y: area.y, w: area.w - depth, h: area.h }
      : { x: area.x, y: area.y + depth, w: area.w, h: area.h - depth };
    rest = rest.slice(row.length);
  }
  return boxes;
}

function worstRatio(row, side, scale) {
  const weights = row.map(entry => entry.weight * scale);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  return Math.max(side * side * most / (sum * sum), sum * sum / (side * side * least));
}
