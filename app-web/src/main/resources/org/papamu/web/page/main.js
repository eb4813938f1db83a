import {get, post, Refusal} from './api.js';
import {faultText, loadRecord, openDialog} from './dialogs.js';
import {button, choice, element, refill} from './dom.js';
import {GameScreen} from './game.js';
import {parseFragment} from './share.js';
import {StartScreen} from './start.js';
import {forgetGame, keptGames, read, write} from './store.js';
import {begin, language, LANGUAGES, speak, t} from './texts.js';
import {chosenTheme, chooseTheme} from './theme.js';

const main = /** @type {!HTMLElement} */ (document.getElementById('main'));
const top = /** @type {!HTMLElement} */ (document.getElementById('top'));
const notice = /** @type {!HTMLElement} */ (document.getElementById('notice'));

/** @type {?(StartScreen|GameScreen)} */
let screen = null;
let noticed = 0;
let isLost = false;

/** What the screens may ask of the page. */
const app = {
  /**
   * Opens a new game.
   * @param {!Object<string, *>} wish as the server's `POST /sessions` takes it
   */
  async open(wish) {
    try {
      app.enter(await post('/sessions', wish));
    } catch (refusal) {
      app.notify(faultText(refusal));
    }
  },
  /** @param {!State} state */
  enter(state) {
    history.pushState(null, '', '#session=' + state.id);
    showGame(state);
  },
  /** @param {string} id */
  resume(id) {
    location.hash = '#session=' + id;
  },
  /**
   * Sets a game that the server has forgotten up again as it stood.
   * @param {!Kept} game
   */
  async revive(game) {
    let state = await post('/sessions', {game: game.game, position: game.start, moves: game.moves, seats: game.seats});
    forgetGame(game.id);
    if (game.ply < game.moves.length) {
      state = await post('/sessions/' + state.id + '/goto', {ply: game.ply});
    }
    history.replaceState(null, '', '#session=' + state.id);
    await showGame(state);
  },
  load() {
    loadRecord((state) => app.enter(state));
  },
  /** @param {string} text */
  notify(text) {
    refill(notice, element('p', {text}), button(t('act.close'), () => app.quiet(), {icon: 'close', bare: true, class: 'plain small'}));
    const shown = ++noticed;
    setTimeout(() => {
      if (shown === noticed) {
        app.quiet();
      }
    }, 4000 + 50 * text.length);
  },
  quiet() {
    if (!isLost) {
      noticed++;
      refill(notice);
    }
  },
  /**
   * Tells that the connection is lost, or that it is there again.
   * @param {boolean} lost
   */
  lost(lost) {
    if (lost && !isLost) {
      isLost = true;
      noticed++;
      refill(notice, element('p', {class: 'lost', text: t('lost.now')}));
    } else if (!lost && isLost) {
      isLost = false;
      app.notify(t('lost.mended'));
    }
  },
  /** @param {string} title */
  title(title) {
    document.title = title + ' · Papamū';
    const line = document.getElementById('game-title');
    if (line) {
      line.textContent = title;
    }
  },
};

/** The line on top. */
function drawTop() {
  refill(
      top,
      element('a', {href: '#', class: 'mark', 'aria-label': t('top.home')},
          element('span', {class: 'dots', 'aria-hidden': 'true'}), 'Papamū'),
      element('span', {id: 'game-title', class: 'title'}),
      button(t('top.settings'), () => showSettings(), {class: 'plain', icon: 'gear', bare: true}));
}

function showSettings() {
  const themes = ['auto', 'light', 'dark'].map((name) => ({value: name, text: t('theme.' + name)}));
  const tongues = Object.entries(LANGUAGES).map(([name, text]) => ({value: name, text}));
  const keys = [{value: 'yes', text: t('keys.on')}, {value: 'no', text: t('keys.off')}];
  const dialog = openDialog(
      t('top.settings'),
      choice(t('theme.label'), themes, chosenTheme(), chooseTheme),
      choice(t('language.label'), tongues, language(), async (name) => {
        await speak(name);
        dialog.close();
        drawTop();
        await route();
      }),
      choice(t('keys.label'), keys, read('papamu.keys') === 'no' ? 'no' : 'yes', (value) => {
        write('papamu.keys', value === 'no' ? 'no' : null);
      }));
}

/** @param {!State} state */
async function showGame(state) {
  screen?.leave();
  const game = new GameScreen(state, app);
  screen = game;
  refill(main, game.node);
  await game.show();
}

async function showStart() {
  screen?.leave();
  const start = new StartScreen(app);
  screen = start;
  document.title = 'Papamū';
  const line = document.getElementById('game-title');
  if (line) {
    line.textContent = '';
  }
  refill(main, start.node);
  await start.show();
}

/** Shows what the address asks for. */
async function route() {
  const wish = parseFragment(location.hash);
  try {
    if (wish.kind === 'session') {
      await resume(wish.id ?? '');
    } else if (wish.kind === 'shared') {
      const state = await post('/sessions', {game: wish.game, position: wish.position, moves: wish.moves});
      history.replaceState(null, '', '#session=' + state.id);
      await showGame(state);
    } else {
      await showStart();
    }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) {
      throw refusal;
    }
    if (refusal.lost) {
      app.lost(true);
      setTimeout(route, 2000);
      return;
    }
    if (wish.kind !== 'start') {
      history.replaceState(null, '', '#');
      await showStart();
    }
    app.notify(faultText(refusal));
    return;
  }
  app.lost(false);
}

/** @param {string} id */
async function resume(id) {
  try {
    await showGame(await get('/sessions/' + id));
  } catch (refusal) {
    const game = keptGames().find((one) => one.id === id);
    if (!(refusal instanceof Refusal) || refusal.status !== 404 || !game) {
      throw refusal;
    }
    await app.revive(game);
  }
}

document.addEventListener('keydown', (event) => {
  const target = /** @type {!Element} */ (event.target);
  const writing = target.closest('input, textarea, select, dialog');
  const modified = event.altKey || event.ctrlKey || event.metaKey;
  const named = event.key.length > 1;
  if (writing || modified || !(screen instanceof GameScreen) || (!named && read('papamu.keys') === 'no')) {
    return;
  }
  if (event.key === 'Enter' && target.closest('button, a, summary')) {
    return;
  }
  if (screen.key(/** @type {!KeyboardEvent} */ (event))) {
    event.preventDefault();
  }
});
document.addEventListener('papamu-theme', () => {
  if (screen instanceof GameScreen) {
    screen.repaint();
  } else {
    route();
  }
});
window.addEventListener('hashchange', route);
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', async (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) {
    try {
      app.enter(await post('/records', {record: await file.text()}));
    } catch (refusal) {
      app.notify(faultText(refusal));
    }
  }
});

begin().then(() => {
  drawTop();
  return route();
});
