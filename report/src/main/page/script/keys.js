const KEYS = [
  ['/', 'search'], ['j or ↓', 'next finding'], ['k or ↑', 'previous finding'], ['Enter', 'open, and read from its sentence on'],
  ['o or Esc', 'overview'], ['t', 'light, dark or as the system has it'], ['?', 'these shortcuts'],
];

function showShortcuts() {
  const dialog = byId('shortcuts');
  dialog.replaceChildren(h('h2', null, 'Keyboard'),
    h('dl', null, KEYS.map(([key, does]) => [h('dt', null, h('kbd', null, key)), h('dd', null, does)])),
    h('form', { method: 'dialog' }, h('button', { class: 'plain', autofocus: true }, 'Close')));
  dialog.showModal();
}

/**
 * @param actions next, previous, overview: what keys do
 */
function listenToKeys(actions) {
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId('shortcuts').open) return;
    const isField = event.target.matches('input, select, textarea');
    if (isField) {
      const leaves = event.target.id === 'search' && (event.key === 'ArrowDown' || event.key === 'Enter');
      if (event.key === 'Escape') event.target.blur();
      else if (leaves) { event.preventDefault(); actions.next(); }
      return;
    }
    const does = {
      '/': () => byId('search').focus(), j: actions.next, k: actions.previous, o: actions.overview, Escape: actions.overview,
      t: nextTheme, '?': showShortcuts,
    }[event.key];
    const arrow = event.target.matches('.row, body') && { ArrowDown: actions.next, ArrowUp: actions.previous }[event.key];
    if (does || arrow) {
      event.preventDefault();
      (does || arrow)();
    }
  });
}
