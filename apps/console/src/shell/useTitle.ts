import { useEffect } from 'react';
import { useWords } from '../words/useWords.ts';

/** Sets the browser tab's title. The shell announces it to screen readers when the page changes. */
export function useTitle(page: string | undefined): void {
  const say = useWords();
  useEffect(() => {
    if (page !== undefined) document.title = say('shell.pageTitle', { page });
  }, [page, say]);
}
