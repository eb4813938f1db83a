/**
 * Elements are made here and nowhere else: texts become text nodes, never markup, and nothing sets a
 * style attribute, so the page lives under the strictest content security policy.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Sets what a bag of properties says: `on` holds listeners, `text` the text, everything else is an
 * attribute. Null, undefined and false leave an attribute out, true writes it empty.
 * @param {!Element} node
 * @param {!Object<string, *>} properties
 */
function dress(node, properties) {
  for (const name of Object.keys(properties)) {
    const value = properties[name];
    if (name === 'on') {
      const listeners = /** @type {!Object<string, function(?)>} */ (value);
      for (const event of Object.keys(listeners)) {
        node.addEventListener(event, listeners[event]);
      }
    } else if (name === 'text') {
      node.textContent = String(value);
    } else if (value !== null && value !== undefined && value !== false) {
      node.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

/**
 * @param {!Element} node
 * @param {!Array<*>} children nodes, texts, or null for nothing
 * @return {!Element}
 */
function fill(node, children) {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) {
      node.append(child instanceof Node ? child : String(child));
    }
  }
  return node;
}

/**
 * An element of the page.
 * @param {string} tag
 * @param {!Object<string, *>=} properties
 * @param {...*} children
 * @return {!HTMLElement}
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  dress(node, properties);
  return /** @type {!HTMLElement} */ (fill(node, children));
}

/**
 * An element of a picture.
 * @param {string} tag
 * @param {!Object<string, *>=} properties
 * @param {...*} children
 * @return {!SVGElement}
 */
export function shape(tag, properties = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  dress(node, properties);
  return /** @type {!SVGElement} */ (fill(node, children));
}

/**
 * Puts these children in place of what a node has.
 * @param {!Element} node
 * @param {...*} children
 */
export function refill(node, ...children) {
  node.replaceChildren();
  fill(node, children);
}

/**
 * Sets an attribute or takes it away.
 * @param {!Element} node
 * @param {string} name
 * @param {?string|boolean} value null and false take it away, true writes it empty
 */
export function mark(node, name, value) {
  if (value === null || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? '' : String(value));
  }
}

const ICONS = {
  home: 'M4 11 12 4l8 7M6.5 9.5V20h11V9.5',
  undo: 'M9 6 4 11l5 5M4.5 11H15a5 5 0 0 1 0 10h-3',
  redo: 'm15 6 5 5-5 5m4.5-5H9a5 5 0 0 0 0 10h3',
  hint: 'M9 17h6m-5 3.5h4M12 3a6.5 6.5 0 0 0-3.8 11.7c.7.5.8 1.3.8 2.3h6c0-1 .1-1.8.8-2.3A6.5 6.5 0 0 0 12 3Z',
  chart: 'M4 20V4m0 16h16M8 16v-4m4 4V8m4 8v-6',
  stop: 'M7 7h10v10H7z',
  first: 'M6 5v14m12-14-9 7 9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  back: 'm15 5-8 7 8 7z',
  next: 'm9 5 8 7-8 7z',
  flip: 'M7 4v15m0 0-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0-3.5 3.5M17 5l3.5 3.5',
  swap: 'M4 8h15m0 0-3.5-3.5M19 8l-3.5 3.5M20 16H5m0 0 3.5-3.5M5 16l3.5 3.5',
  share: 'M9.5 14.5 15 9m-4.5-3 1.7-1.7a4 4 0 0 1 5.7 5.7L16 11.7M13.5 18l-1.7 1.7a4 4 0 0 1-5.7-5.7L8 12.3',
  save: 'M12 4v11m0 0-4-4m4 4 4-4M5 19.5h14',
  load: 'M12 15V4m0 0L8 8m4-4 4 4M5 19.5h14',
  picture: 'M4 5h16v14H4zm0 11 4.5-5 4 4 2.5-2.5 5 4.5M15.5 9.5h.01',
  edit: 'm5 19 1-4L16.5 4.5l3 3L9 18z',
  pause: 'M8.5 5v14m7-14v14',
  go: 'M8 5l11 7-11 7z',
  flag: 'M6 21V4m0 0h12l-3 4.5 3 4.5H6',
  equal: 'M6 9.5h12m-12 5h12',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0V20',
  keys: 'M3.5 7h17v10h-17zm3.5 3.5h.01m3.3 0h.01m3.4 0h.01m3.3 0h.01M8 14h8',
  target: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6m.5-9.5a3.5 3.5 0 0 0 0-6m2 9.5c2 1 3.5 3 3.5 6',
  plus: 'M12 5v14m-7-7h14',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7',
  gear: 'M4 8h9m5 0h2M4 16h2m5 0h9M15.5 5.5v5M8.5 13.5v5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
};

/**
 * A small picture beside a word; it says nothing to a screen reader.
 * @param {string} name
 * @return {!SVGElement}
 */
export function icon(name) {
  return shape('svg', {class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true'}, shape('path', {d: ICONS[name]}));
}

/**
 * A button with an icon and a word.
 * @param {string} text
 * @param {function(!Event)} press
 * @param {{icon: (string|undefined), class: (string|undefined), key: (string|undefined), bare: (boolean|undefined)}=} look
 *     `key` is the key that does the same; `bare` keeps the word for screen readers and tooltips only
 * @return {!HTMLElement}
 */
export function button(text, press, look = {}) {
  return element(
      'button',
      {
        type: 'button',
        class: look.class,
        title: look.bare ? text : null,
        'aria-keyshortcuts': look.key,
        on: {click: press},
      },
      look.icon ? icon(look.icon) : null,
      element('span', {class: look.bare ? 'unseen' : null, text}),
  );
}

/**
 * A choice in a list.
 * @param {string} label
 * @param {!Array<{value: string, text: string}>} options
 * @param {string} value
 * @param {function(string)} change
 * @return {!HTMLElement} a label with the list in it
 */
export function choice(label, options, value, change) {
  const list = element('select', {on: {change: (event) => change(event.target.value)}});
  for (const option of options) {
    list.append(element('option', {value: option.value, selected: option.value === value, text: option.text}));
  }
  return element('label', {class: 'field'}, element('span', {text: label}), list);
}
