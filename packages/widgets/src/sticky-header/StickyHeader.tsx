import { type ReactNode, use, useRef, useState } from 'react';
import { FrameContext } from '../page-frame/frame.ts';
import { useDocumentScroll } from '../scroll/useDocumentScroll.ts';
import { isPinned } from './limits.ts';
import css from './StickyHeader.module.css';

/**
 * A page header that stays visible below the frame's bar after scrolling. Its content may shrink under `[data-pinned]`;
 * its place keeps its height, so nothing jumps.
 */
export function StickyHeader({ children }: { children: ReactNode }) {
  const { embedded } = use(FrameContext);
  const place = useRef<HTMLDivElement>(null);
  /** Height of the placeholder; absent while the header is in place. */
  const [kept, setKept] = useState<number>();
  useDocumentScroll(() => {
    if (isPinned(scrollY, embedded)) setKept((before) => before ?? place.current?.offsetHeight);
    else setKept(undefined);
  });
  const isAway = kept !== undefined;
  return (
    <div ref={place} style={isAway ? { height: kept } : undefined}>
      <div className={isAway ? css.pinned : undefined} data-pinned={isAway ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}
