// Before anything is drawn: the theme that was chosen, so that a dark page does not flash white.
(function () {
  let theme = null;
  try {
    theme = window.localStorage.getItem('papamu.theme');
  } catch {
    // Storage is switched off: the system's theme then.
  }
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light';
})();
