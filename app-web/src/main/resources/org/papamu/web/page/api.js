import {language} from './texts.js';

/** Why the server did not do what was asked. */
export class Refusal extends Error {
  /**
   * @param {number} status the HTTP status; 0 where no answer came
   * @param {string} sentence
   * @param {!Array<string>=} suggestions
   */
  constructor(status, sentence, suggestions = []) {
    super(sentence);
    this.status = status;
    this.suggestions = suggestions;
  }

  /** @return {boolean} whether nothing came back at all */
  get lost() {
    return this.status === 0;
  }
}

let token = document.querySelector('meta[name=papamu-token]')?.getAttribute('content') ?? '';

/** A server that was started anew has a new token, and it stands in its page. */
async function renewToken() {
  const answer = await fetch('/', {cache: 'no-store'});
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('meta[name=papamu-token]')?.getAttribute('content') ?? '';
  const changed = fresh !== token;
  token = fresh;
  return changed;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {*=} body
 * @return {!Promise<!Response>}
 */
async function send(method, path, body) {
  /** @type {!Object<string, string>} */
  const headers = {'Accept-Language': language()};
  if (method !== 'GET') {
    headers['Content-Type'] = 'application/json';
    headers['X-Papamu-Token'] = token;
  }
  try {
    return await fetch('/api/v1' + path, {
      method,
      headers,
      cache: 'no-store',
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    });
  } catch {
    throw new Refusal(0, '');
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {*=} body
 * @return {!Promise<?>} the answer's JSON, or its text where it is none
 */
async function ask(method, path, body) {
  let answer = await send(method, path, body);
  if (answer.status === 403 && method !== 'GET' && (await renewToken())) {
    answer = await send(method, path, body);
  }
  const text = await answer.text();
  const json = (answer.headers.get('Content-Type') ?? '').includes('json');
  if (answer.ok) {
    return json && text ? JSON.parse(text) : text;
  }
  const fault = json && text ? JSON.parse(text) : {};
  throw new Refusal(answer.status, fault.error ?? answer.status + ' ' + answer.statusText, fault.suggestions ?? []);
}

/**
 * @param {string} path
 * @param {!Object<string, ?string>=} query names and values; null leaves one out
 * @return {!Promise<?>}
 */
export function get(path, query = {}) {
  const parts = Object.keys(query)
      .filter((name) => query[name] !== null)
      .map((name) => name + '=' + encodeURIComponent(String(query[name])));
  return ask('GET', parts.length > 0 ? path + '?' + parts.join('&') : path);
}

/**
 * @param {string} path
 * @param {*=} body
 * @return {!Promise<?>}
 */
export function post(path, body) {
  return ask('POST', path, body);
}

/**
 * @param {string} path
 * @return {!Promise<*>}
 */
export function remove(path) {
  return ask('DELETE', path);
}

/**
 * Listens to what happens in a game. The browser connects again by itself; where the server has
 * forgotten the game it gives up, and `gone` is told.
 * @param {string} id
 * @param {!Object<string, function(?)>} listeners what to do with the data of each kind of event;
 *     `open`, `lost` and `gone` are about the connection
 * @return {function()} ends it
 */
export function listen(id, listeners) {
  const source = new EventSource('/api/v1/sessions/' + id + '/events?lang=' + language());
  for (const kind of Object.keys(listeners)) {
    if (!['open', 'lost', 'gone'].includes(kind)) {
      source.addEventListener(kind, (event) => listeners[kind](JSON.parse(/** @type {?} */ (event).data)));
    }
  }
  source.addEventListener('open', () => listeners['open'](null));
  source.addEventListener('error', () => {
    listeners[source.readyState === EventSource.CLOSED ? 'gone' : 'lost'](null);
  });
  return () => source.close();
}
