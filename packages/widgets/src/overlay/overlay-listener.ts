import { createContext, use, useEffect } from 'react';

/** Called when the page becomes covered and uncovered, so a framed page can notify its parent. */
export type OverlayListener = (state: 'opened' | 'closed') => void;

export const OverlayListenerContext = createContext<OverlayListener>(() => undefined);

/** Number of open overlays; a dialog over a dialog doesn't notify again. */
let covering = 0;

/** Registers this overlay with the surrounding listener. */
export function useOverlayListener(isOpen: boolean): void {
  const tell = use(OverlayListenerContext);
  useEffect(() => {
    if (!isOpen) return;
    covering += 1;
    if (covering === 1) tell('opened');
    return () => {
      covering -= 1;
      if (covering === 0) tell('closed');
    };
  }, [isOpen, tell]);
}
