import { useCallback, useEffect, useRef, useState } from 'react';

/** Close function of the open element in each group. */
const open = new Map<string, () => void>();

/** State of an element that is open alone in its group: opening it closes the other one. */
export function useOnlyOne(group: string): { isOpen: boolean; setOpen: (isOpen: boolean) => void } {
  const [isOpen, setIsOpen] = useState(false);
  const close = useRef(() => setIsOpen(false)).current;
  const setOpen = useCallback(
    (wanted: boolean) => {
      if (wanted) {
        if (open.get(group) !== close) open.get(group)?.();
        open.set(group, close);
      } else if (open.get(group) === close) open.delete(group);
      setIsOpen(wanted);
    },
    [group, close],
  );
  useEffect(
    () => () => {
      if (open.get(group) === close) open.delete(group);
    },
    [group, close],
  );
  return { isOpen, setOpen };
}
