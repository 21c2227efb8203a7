import { useEffect } from 'react';
import { useWords } from '../words/useWords.ts';

/** The page's name in the browser's tab. The shell says it aloud when the page changes. */
export function useTitle(page: string | undefined): void {
  const say = useWords();
  useEffect(() => {
    if (page !== undefined) document.title = say('shell.pageTitle', { page });
  }, [page, say]);
}
