'use strict';
(() => {
// Everything that is shown goes through these two: text becomes text nodes, never markup.

/** An element with properties ("class", "on…" for listeners, the rest as attributes) and children. */
function h(name, properties, ...children) {
  return build(document.createElement(name), properties, children);
}

/** The same for drawings. */
function s(name, properties, ...children) {
  return build(document.createElementNS('http://www.w3.org/2000/svg', name), properties, children);
}

function build(element, properties, children) {
  for (const [key, value] of Object.entries(properties || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

const byId = id => document.getElementById(id);

/** "1 finding", "2 findings"; kinds of which the plural is no "s" say it. */
function count(number, one, many) {
  return number.toLocaleString('en') + ' ' + (number === 1 ? one : many || one + 's');
}

/** Tells people who cannot see it that something has changed. */
function announce(text) {
  byId('status').textContent = text;
}

/** A text in a box with a button that copies it. */
function copyable(text, label) {
  const button = h('button', { type: 'button', class: 'plain', 'aria-label': 'Copy ' + label }, 'Copy');
  button.addEventListener('click', () => copy(text, button));
  return h('div', { class: 'copy' }, h('code', { tabindex: 0 }, text), button);
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (refused) {
    // Pages that are opened as files have no clipboard in some browsers.
    const area = h('textarea', { class: 'visually-hidden' }, text);
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  button.textContent = 'Copied';
  announce('Copied');
  setTimeout(() => { button.textContent = 'Copy'; }, 1500);
}
