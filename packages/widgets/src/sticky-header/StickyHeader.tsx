import { type ReactNode, use, useRef, useState } from 'react';
import { FrameContext } from '../page-frame/frame.ts';
import { useDocumentScroll } from '../scroll/useDocumentScroll.ts';
import { isPinned } from './limits.ts';
import css from './StickyHeader.module.css';

/**
 * The head of a page, which stays in sight below the frame's own bar once the page is scrolled past it. What stands inside
 * may draw itself smaller below `[data-pinned]`; its place in the page keeps its height, so nothing jumps.
 */
export function StickyHeader({ children }: { children: ReactNode }) {
  const { embedded } = use(FrameContext);
  const place = useRef<HTMLDivElement>(null);
  /** The height of the place left behind; absent while the head stands in it. */
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
