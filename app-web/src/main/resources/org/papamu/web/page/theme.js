import {read, write} from './store.js';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** @return {string} `auto`, `light` or `dark` */
export function chosenTheme() {
  const theme = read('papamu.theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** @return {string} `light` or `dark` */
export function theme() {
  const chosen = chosenTheme();
  return chosen === 'auto' ? (dark.matches ? 'dark' : 'light') : chosen;
}

/**
 * @param {string} name `auto`, `light` or `dark`
 */
export function chooseTheme(name) {
  write('papamu.theme', name === 'auto' ? null : name);
  apply();
}

function apply() {
  if (document.documentElement.dataset.theme !== theme()) {
    document.documentElement.dataset.theme = theme();
    document.dispatchEvent(new CustomEvent('papamu-theme'));
  }
}

dark.addEventListener('change', apply);
