import {button, element, refill} from './dom.js';
import {t} from './texts.js';

/** The task of a lesson beside the board: what is to be done, how it stands, help, and the way on. */
export class LessonCard {
  /** @param {{begin: function(number), back: function()}} around */
  constructor(around) {
    this.around = around;
    this.helped = 0;
    this.shown = '';
    this.node = element('section', {class: 'card lesson', hidden: true, 'aria-live': 'polite'});
  }

  /** @param {!State} state */
  show(state) {
    const lesson = state.lesson;
    this.node.hidden = lesson === null;
    if (lesson === null) {
      return;
    }
    const now = [state.id, state.ply, lesson.standing, this.helped].join(' ');
    if (now === this.shown) {
      return;
    }
    this.shown = now;
    const done = lesson.standing === 'done';
    refill(
        this.node,
        element('h2', {text: t('lesson.count', {n: lesson.number, count: lesson.count})}),
        element('h3', {class: 'lesson-title', text: lesson.title}),
        element('p', {text: lesson.text}),
        ...this.help(lesson),
        element('p', {class: 'standing ' + lesson.standing, text: standing(state, lesson)}),
        element('div', {class: 'row'}, ...this.controls(state, lesson, done)));
  }

  /**
   * @param {!LessonData} lesson
   * @return {!Array<!HTMLElement>} the hints that were asked for, and the answer behind the last one
   */
  help(lesson) {
    const hints = lesson.hints.slice(0, this.helped).map((hint) => element('p', {class: 'quiet', text: hint}));
    if (this.helped > lesson.hints.length) {
      hints.push(element('p', {class: 'quiet', text: t('lesson.answer', {moves: lesson.answer.join('  ')})}));
    }
    return hints;
  }

  /**
   * @param {!State} state
   * @param {!LessonData} lesson
   * @param {boolean} done
   * @return {!Array<?HTMLElement>}
   */
  controls(state, lesson, done) {
    const last = lesson.number === lesson.count;
    return [
      done && !last ?
        button(t('lesson.next'), () => this.around.begin(lesson.number + 1), {class: 'main', icon: 'go'}) : null,
      lesson.standing === 'missed' ?
        button(t('lesson.again'), () => this.around.back(), {class: 'main', icon: 'undo'}) : null,
      !done && this.helped <= lesson.hints.length ?
        button(t('lesson.hint'), () => {
          this.helped++;
          this.show(state);
        }, {icon: 'hint'}) : null,
      lesson.number > 1 ?
        button(t('lesson.before'), () => this.around.begin(lesson.number - 1), {icon: 'back', bare: true}) : null,
      !done && !last ?
        button(t('lesson.skip'), () => this.around.begin(lesson.number + 1), {icon: 'next', bare: true}) : null,
    ];
  }
}

/**
 * @param {!State} state
 * @param {!LessonData} lesson
 * @return {string} how the task stands, in words
 */
function standing(state, lesson) {
  switch (lesson.standing) {
    case 'done': return t(lesson.number === lesson.count ? 'lesson.finished' : 'lesson.done');
    case 'missed': return t('lesson.missed');
    default: return t('lesson.left', {n: lesson.left});
  }
}
