import { useEffect } from 'react';

/** Prints in the light theme, because dark-theme text is unreadable on paper. Restores the theme afterward. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | undefined;
    const lighten = () => {
      theme = root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const restore = () => {
      if (theme !== undefined) root.dataset.theme = theme;
      theme = undefined;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
      restore();
    };
  }, []);
}
