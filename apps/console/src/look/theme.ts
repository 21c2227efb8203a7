import type { Theme } from '@casbah/contract/session';
import { useSyncExternalStore } from 'react';

/** `public/theme.js` reads this key before the first paint. */
const KEY = 'casbah.theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    // Storage is disabled: the choice lasts until the page is closed.
    return 'system';
  }
}

let chosen = stored();

function apply(): void {
  const dark = chosen === 'dark' || (chosen === 'system' && systemIsDark.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // As above.
  }
  apply();
  for (const listener of listeners) listener();
}

/** Follows the system theme unless the person chose one. */
export function followSystemTheme(): void {
  systemIsDark.addEventListener('change', apply);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => chosen;

/** The person's choice; `system` by default. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, current);
}
