import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import css from './Dropdown.module.css';
import { TypeAhead } from './type-ahead.ts';

const ITEMS = '[role^="menuitem"], [role="option"]';

/** Type-ahead: typed letters focus the item that starts with them. */
export function TypeAheadKeys({ children }: { children: ReactNode }) {
  const typeAhead = useRef(new TypeAhead());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = Date.now();
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || (event.key === ' ' && !typeAhead.current.isTyping(now))) return;
    // Handled before the list, whose own type-ahead has another timeout.
    event.stopPropagation();
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)].filter(
      (item) => item.getAttribute('aria-disabled') !== 'true',
    );
    const focused = document.activeElement;
    const current = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
    const words = items.map((item) => item.querySelector('[data-words]')?.textContent ?? item.textContent);
    items[typeAhead.current.press(event.key, now, words, current)]?.focus();
  };
  return (
    <div className={css.keys} onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
