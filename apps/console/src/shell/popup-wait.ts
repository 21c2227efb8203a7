import { POPUP_WAIT } from '@casbah/domain/console-limits';
import { useEffect } from 'react';
import { useWords } from '../words/useWords.ts';
import { showToast } from './toasts.ts';

/** Polls until something has appeared, and reports a timeout. Returns a function that stops it. */
export function waitFor(isThere: () => boolean, onMissing: () => void): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (isThere()) clearInterval(timer);
    else if (looks >= POPUP_WAIT.times) {
      clearInterval(timer);
      onMissing();
    }
  }, POPUP_WAIT.everyMs);
  return () => clearInterval(timer);
}

/** Waits for a dialog whose code loads on demand; if it doesn't load, shows an error instead of nothing. */
export function usePopupWait(isAskedFor: boolean): void {
  const say = useWords();
  useEffect(() => {
    if (!isAskedFor) return;
    return waitFor(
      () => document.querySelector('[role="dialog"]') !== null,
      () => showToast({ tone: 'high', title: say('shell.popup.failed') }),
    );
  }, [isAskedFor, say]);
}
