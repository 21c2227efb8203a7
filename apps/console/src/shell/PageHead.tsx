import { StickyHeader } from '@casbah/widgets/sticky-header/StickyHeader.tsx';
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import css from './PageHead.module.css';
import { useTitle } from './useTitle.ts';

/** Where pages that share tabs put their head: above tabs that stay where they are while the page changes. */
export const HeadSlot = createContext<HTMLElement | null | undefined>(undefined);

/** The top of a page: its name, a sentence of what it shows, and what can be done. Scrolled past, name and deeds stay. */
export function PageHead({
  title,
  tile,
  children,
  actions,
  above,
}: {
  title: string;
  tile?: ReactNode;
  /** The sentence below the name. */
  children?: ReactNode;
  actions?: ReactNode;
  /** A trail above the name. */
  above?: ReactNode;
}) {
  useTitle(title);
  const slot = use(HeadSlot);
  const head = (
    <StickyHeader>
      <div className={css.head}>
        {tile}
        <div className={css.words}>
          {above}
          <h1>{title}</h1>
          <div className={css.sentence}>{children}</div>
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
    </StickyHeader>
  );
  if (slot === undefined) return head;
  return slot === null ? null : createPortal(head, slot);
}
