import {sentence} from './dialogs.js';
import {button, element, refill} from './dom.js';
import {isPersonsTurn, redoPly, undoPly} from './sight.js';
import {ownClocks} from './clock.js';
import {t, within} from './texts.js';
import {theme} from './theme.js';

/**
 * The buttons that are needed all the time.
 * @param {!HTMLElement} bar
 * @param {!State} state
 * @param {{begun: boolean, busy: string, hinted: boolean, valued: boolean}} now
 * @param {!Acts} acts
 */
export function drawTools(bar, state, now, acts) {
  const playing = state.over === null;
  const free = playing && now.busy === '';
  const tool = (key, look, press, able, shortcut, on) => {
    const control = button(t(key), press, {icon: look, key: shortcut, class: on ? 'on' : ''});
    control.toggleAttribute('disabled', !able);
    control.setAttribute('data-act', key);
    return control;
  };
  const focused = document.activeElement?.getAttribute('data-act') ?? '';
  const had = bar.contains(document.activeElement);
  const computers = state.seats.some((seat) => !seat.human);
  refill(
      bar,
      tool('act.undo', 'undo', acts.undo, now.begun || undoPly(state) >= 0, 'u', false),
      tool('act.redo', 'redo', acts.redo, redoPly(state) >= 0, 'r', false),
      tool('act.hint', 'hint', acts.hint, free, 'h', now.hinted),
      state.seats.length > 1 ? tool('act.values', 'target', acts.values, free, 'v', now.valued) : null,
      computers && playing ?
        state.paused ? tool('act.resume', 'go', acts.resume, true, null, true) : tool('act.pause', 'pause', acts.pause, true, null, false) :
        null);
  if (had && focused) {
    const again = /** @type {?HTMLElement} */ (bar.querySelector('[data-act="' + focused + '"]'));
    again?.focus();
  }
}

/**
 * The buttons that are needed now and then.
 * @param {!HTMLElement} card
 * @param {!State} state
 * @param {!Acts} acts
 */
export function drawMore(card, state, acts) {
  const one = state.seats.length === 1;
  const stem = state.game.replace(/[^\w]+/g, '-');
  const act = (key, look, press) => {
    const control = button(t(key), press, {icon: look});
    control.setAttribute('data-act', key);
    return control;
  };
  const file = (key, path, name) => element(
      'a', {class: 'button', href: '/api/v1/sessions/' + state.id + path, download: name, 'data-act': key, text: t(key)});
  const playing = (control) => {
    control.toggleAttribute('disabled', state.over !== null);
    return control;
  };
  refill(
      card,
      act('act.rules', 'book', acts.rules),
      act('act.share', 'share', acts.share),
      act('act.flip', 'flip', acts.flip),
      act('act.edit', 'edit', acts.edit),
      act('act.seats', 'people', acts.seats),
      one ? null : act('act.swap', 'swap', acts.swap),
      file('act.save', '/record', stem + '.pgr'),
      act('act.load', 'load', acts.load),
      file('act.svg', '/picture.svg?theme=' + theme(), stem + '.svg'),
      file('act.png', '/picture.png?width=1200', stem + '.png'),
      one ? null : playing(act('act.draw', 'equal', acts.draw)),
      playing(act('act.resign', 'flag', acts.resign)),
      act('act.again', 'plus', acts.again),
      act('keys.title', 'keys', acts.keys));
}

/**
 * How the game ended, and what to do now.
 * @param {!HTMLElement} box
 * @param {!State} state
 * @param {!Acts} acts
 */
export function drawEnd(box, state, acts) {
  const over = state.over;
  box.hidden = over === null;
  if (over === null) {
    return;
  }
  const known = t('over.' + over.result);
  const heading = known === 'over.' + over.result ? t('over.wins', {seat: within('seat', over.result)}) : known;
  const tone = over.result === 'solved' ? 'good' : over.result === 'stuck' ? 'bad' : '';
  const text = sentence(over.sentence ?? over.reason);
  refill(
      box,
      element('h2', {class: tone, text: heading}),
      element('p', {text}),
      element('div', {class: 'row'},
          button(t('over.again'), acts.again, {class: 'main', icon: 'go'}),
          state.seats.length > 1 ? button(t('over.swapped'), acts.againSwapped, {icon: 'swap'}) : null,
          button(t('act.undo'), acts.undo, {icon: 'undo'}),
          button(t('over.look'), acts.first, {icon: 'first'})));
}

/**
 * A field to type a move in.
 * @param {function(string)} play
 * @return {{form: !HTMLElement, field: !HTMLInputElement}}
 */
export function typeField(play) {
  const field = /** @type {!HTMLInputElement} */ (element('input', {
    type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', maxlength: 400, id: 'typed-move',
  }));
  const submit = (/** @type {!Event} */ event) => {
    event.preventDefault();
    const text = field.value.trim();
    field.value = '';
    if (text !== '') {
      play(text);
    }
  };
  const form = element(
      'form', {class: 'type', on: {submit}}, element('label', {for: 'typed-move', text: t('type.label')}), field,
      element('button', {type: 'submit', text: t('type.play')}));
  return {form, field};
}

/**
 * The players' texts by seat.
 * @param {!State} state
 * @param {boolean} swapped whether each sits where the next one sat
 * @return {!Object<string, string>}
 */
export function seatTexts(state, swapped) {
  /** @type {!Object<string, string>} */
  const texts = {};
  state.seats.forEach((seat, at) => {
    const from = swapped ? state.seats[(at + 1) % state.seats.length] : seat;
    texts[seat.name] = from.human ? 'human' : from.player;
  });
  return texts;
}

/**
 * What a new game like this one is given on its clocks.
 * @param {!State} state
 * @param {boolean} swapped whether each sits where the next one sat, and takes its clock along
 * @return {?string}
 */
export function givenClocks(state, swapped) {
  const each = state.clock?.each ?? null;
  if (each === null || !swapped || !each.includes('=')) {
    return each;
  }
  const own = ownClocks(each);
  return state.seats.map((seat, at) => ({seat: seat.name, time: own[state.seats[(at + 1) % state.seats.length].name]}))
      .filter(({time}) => time).map(({seat, time}) => seat + '=' + time).join(',');
}

/**
 * Who gives up when somebody at this page does.
 * @param {!State} state
 * @return {?string}
 */
export function whoResigns(state) {
  const people = state.seats.filter((seat) => seat.human);
  return people.length === 1 && !isPersonsTurn(state) ? people[0].name : state.turn;
}
