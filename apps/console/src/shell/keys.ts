import { useEffect, useRef } from 'react';

/** Whether the focused element accepts text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [role="menuitem"], [role="option"]'))
  );
}

/** An open dialog or menu receives all keys. Toasts (role `alertdialog`) don't count, because they cover nothing. */
function isCovered(): boolean {
  return (
    document.querySelector('[role="dialog"][data-rac], section[role="alertdialog"], [role="menu"]') !== null
  );
}

/**
 * Global shortcuts. Single letters are ignored while typing; Ctrl K (⌘ K) always works. `keys` maps `k`, `?`, `ctrl+k`
 * … to actions.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey;
      if (event.altKey || event.defaultPrevented) return;
      const action = current.current[withControl ? `ctrl+${event.key.toLowerCase()}` : event.key];
      if (action === undefined) return;
      if (!withControl && (takesText(event.target) || isCovered())) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
