import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A text after one more key: letters are added, Backspace takes one away, all other keys leave it. */
export function textAfter(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}

/**
 * What is typed while something that was asked for is on its way: it is meant for that, not for the page below, whose own
 * keys would act on it. Esc gives up the wait.
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
      // It has been taken: the next wait begins with nothing.
      setText('');
    };
  }, [isWaiting]);
  return text;
}
