import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The text after one more key: letters are appended, Backspace deletes one, other keys change nothing. */
export function textAfter(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}

/**
 * Buffers keys typed while a dialog is loading, so that they reach it instead of the page's shortcuts. Esc
 * cancels the wait.
 */
export function useTypedAhead(isWaiting: boolean, onGiveUp: () => void): string {
  const [text, setText] = useState('');
  const giveUp = useRef(onGiveUp);
  useEffect(() => {
    giveUp.current = onGiveUp;
  });
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const hold = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') giveUp.current();
      else setText((before) => textAfter(before, event.key));
    };
    addEventListener('keydown', hold, { capture: true });
    return () => {
      removeEventListener('keydown', hold, { capture: true });
      // The buffer was used: the next wait starts empty.
      setText('');
    };
  }, [isWaiting]);
  return text;
}
