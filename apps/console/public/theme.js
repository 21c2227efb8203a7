// Runs before the first paint, so that a dark console never flashes white. A file of its own: the policy allows no
// inline script. The choice is kept by look/theme.ts under the same name.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('casbah.theme');
  } catch {
    // Storage is switched off: the system's choice is used.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
