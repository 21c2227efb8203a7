import { useCallback, useEffect, useRef, useState } from 'react';

/** The one of each group that is open, as the way to close it. */
const open = new Map<string, () => void>();

/** Something that is open alone in its group: opening it closes whichever of the group was open. */
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
