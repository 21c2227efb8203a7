import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

export interface ActiveOption {
  /** Index of the option that Enter selects; −1 if none. */
  active: number;
  setActive: (index: number) => void;
  /** Props for the input, with a reference to the active option. */
  inputProps: {
    role: 'combobox';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-activedescendant': string | undefined;
  };
  listId: string;
  optionId: (index: number) => string;
  /** Returns whether it handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

const PAGE = 8;

/**
 * Keyboard navigation of a list from an input, which keeps the focus. When `listKey` changes, `first` becomes active:
 * −1 if none is until an arrow key.
 */
export function useActiveOption(count: number, open: boolean, listKey: string, first = 0): ActiveOption {
  const id = useId();
  const [wanted, setWanted] = useState(first);
  const lastKey = useRef(listKey);
  // Set during rendering, so that no frame shows the old position in the new list.
  if (lastKey.current !== listKey) {
    lastKey.current = listKey;
    if (wanted !== first) setWanted(first);
  }
  const active = count === 0 ? -1 : Math.min(wanted, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);

  return {
    active,
    setActive: setWanted,
    listId: id,
    optionId,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
    },
    onKeyDown: (event) => {
      if (!open || count === 0 || event.nativeEvent.isComposing) return false;
      const to: Readonly<Record<string, number>> = {
        ArrowDown: (active + 1) % count,
        ArrowUp: active <= 0 ? count - 1 : active - 1,
        PageDown: Math.min(count - 1, active + PAGE),
        PageUp: Math.max(0, active - PAGE),
      };
      const next = to[event.key];
      if (next === undefined) return false;
      event.preventDefault();
      setWanted(next);
      return true;
    },
  };
}
