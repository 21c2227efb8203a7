import { useEffect } from 'react';

/** Paper is white: a page printed in the dark theme would be light words on it. The theme comes back after the print. */
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
