// Runs before the first paint, so a dark console never flashes white. A separate file, because the content security
// policy forbids inline scripts. look/theme.ts stores the choice under the same key.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('casbah.theme');
  } catch {
    // Storage is disabled: the system theme applies.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
