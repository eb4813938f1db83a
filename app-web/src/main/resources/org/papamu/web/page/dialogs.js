import {post, Refusal} from './api.js';
import {button, element} from './dom.js';
import {playersFor, seatChooser} from './seats.js';
import {t} from './texts.js';

/**
 * A window over the page. It closes by itself when asked, by Escape, and by a click beside it.
 * @param {string} title
 * @param {...*} content
 * @return {!HTMLDialogElement} shown already
 */
export function openDialog(title, ...content) {
  const dialog = /** @type {!HTMLDialogElement} */ (element(
      'dialog', {'aria-label': title},
      element('div', {class: 'dialog-head'}, element('h2', {text: title}),
          button(t('act.close'), () => dialog.close(), {icon: 'close', bare: true, class: 'plain small'})),
      element('div', {class: 'dialog-body'}, ...content)));
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) {
      dialog.close();
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks before something that cannot be taken back.
 * @param {string} question
 * @param {string} yes
 * @param {function()} act
 */
export function ask(question, yes, act) {
  const dialog = openDialog(
      question,
      element('div', {class: 'row'},
          button(yes, () => {
            dialog.close();
            act();
          }, {class: 'main'}),
          button(t('act.cancel'), () => dialog.close())));
}

/**
 * The rules of a game.
 * @param {!GameEntry} game
 * @param {string} title
 */
export function showRules(game, title) {
  openDialog(
      t('rules.title', {game: title}),
      element('p', {class: 'lead', text: game.summary}),
      ...game.rules.map((rule) => element('p', {text: rule})),
      game.sources.length > 0 ? element('h3', {text: t('rules.sources')}) : null,
      element('ul', {class: 'quiet'}, ...game.sources.map((source) => element('li', {text: source}))));
}

/**
 * The link to a position with its moves.
 * @param {string} link
 */
export function showLink(link) {
  const field = /** @type {!HTMLInputElement} */ (
    element('input', {type: 'text', readonly: true, value: link, 'aria-label': t('share.link'), class: 'long'}));
  const said = element('p', {class: 'quiet', role: 'status'});
  openDialog(
      t('share.title'), element('p', {text: t('share.text')}), field,
      element('div', {class: 'row'},
          button(t('share.copy'), async () => {
            field.select();
            try {
              await navigator.clipboard.writeText(link);
            } catch {
              document.execCommand('copy');
            }
            said.textContent = t('share.copied');
          }, {icon: 'copy', class: 'main'}),
          element('a', {href: link, target: '_blank', rel: 'noopener', class: 'button', text: t('share.open')})),
      said);
  field.select();
}

/**
 * Takes a record, from a file or as text.
 * @param {function(!State)} opened
 */
export function loadRecord(opened) {
  const text = /** @type {!HTMLTextAreaElement} */ (
    element('textarea', {rows: 9, class: 'long mono', 'aria-label': t('load.text'), spellcheck: 'false'}));
  const fault = element('p', {class: 'fault', role: 'alert'});
  const file = element('input', {
    type: 'file', accept: '.pgr,text/plain', 'aria-label': t('load.file'),
    on: {
      change: async (event) => {
        const chosen = event.target.files?.[0];
        if (chosen) {
          text.value = await chosen.text();
        }
      },
    },
  });
  const dialog = openDialog(
      t('load.title'), element('p', {text: t('load.lead')}), file, text, fault,
      element('div', {class: 'row'}, button(t('load.open'), async () => {
        try {
          const state = await post('/records', {record: text.value});
          dialog.close();
          opened(state);
        } catch (refusal) {
          fault.textContent = faultText(refusal);
        }
      }, {class: 'main', icon: 'load'})));
}

/**
 * Who sits where, from now on.
 * @param {!State} state
 * @param {function(!Object<string, string>)} change
 */
export async function changeSeats(state, change) {
  const players = await playersFor(state.game).catch(() => []);
  /** @type {!Object<string, string>} */
  const chosen = {};
  for (const seat of state.seats) {
    chosen[seat.name] = seat.human ? 'human' : seat.player;
  }
  const dialog = openDialog(
      t('seats.title'),
      seatChooser(state.seats.map((seat) => seat.name), players, chosen),
      element('div', {class: 'row'}, button(t('seats.change'), () => {
        dialog.close();
        change(chosen);
      }, {class: 'main', icon: 'check'})));
}

/** The keys. */
export const KEYS = [
  ['← ↑ ↓ →', 'keys.move'], ['Enter', 'keys.choose'], ['Esc', 'keys.cancel'], ['Backspace', 'keys.back'],
  ['u', 'act.undo'], ['r', 'act.redo'], ['h', 'act.hint'], ['a', 'act.analyse'], ['v', 'act.values'], ['f', 'act.flip'],
  [',', 'moves.back'], ['.', 'moves.next'], ['b', 'keys.board'], ['t', 'keys.type'], ['?', 'keys.title'],
];

export function showKeys() {
  const rows = KEYS.map(([key, text]) => element(
      'tr', {}, element('td', {}, element('kbd', {text: key})), element('td', {text: t(text)})));
  openDialog(t('keys.title'), element('table', {class: 'keys'}, element('tbody', {}, ...rows)));
}

/**
 * @param {*} refusal
 * @return {string} what to tell
 */
export function faultText(refusal) {
  if (refusal instanceof Refusal) {
    const hint = refusal.suggestions.length > 0 ? ' ' + t('refused.try', {text: refusal.suggestions.join(', ')}) : '';
    return refusal.lost ? t('lost.now') : sentence(refusal.message) + hint;
  }
  return t('fault.page');
}

/**
 * @param {string} text
 * @return {string} beginning with a capital letter and ending with a full stop
 */
export function sentence(text) {
  const trimmed = text.trim();
  return trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1) + (/[.!?…]$/.test(trimmed) ? '' : '.');
}
