import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { StickyHeader } from '@casbah/widgets/sticky-header/StickyHeader.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words/useWords.ts';
import css from './PageHead.module.css';
import { PlaceContext } from './place-context.ts';
import { useTitle } from './useTitle.ts';

/**
 * Where pages with shared tabs render their header: above the tabs, which stay in place while the page
 * changes.
 */
export const HeadSlot = createContext<HTMLElement | null | undefined>(undefined);

/** Page header: name, a sentence about it, and actions. Name and actions stay when scrolled. */
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
  /** Breadcrumbs above the name, if they aren't just the sidebar page that this one belongs to. */
  above?: ReactNode;
}) {
  useTitle(title);
  const slot = use(HeadSlot);
  const head = (
    <StickyHeader>
      <div className={css.head}>
        {tile}
        <div className={css.words}>
          {slot === undefined ? (above ?? <Trail />) : above}
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

/** Link to the sidebar page that this page belongs to; none on that page itself. */
function Trail() {
  const say = useWords();
  const place = use(PlaceContext);
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (place === undefined || place.to === path.replace(/(?<=.)\/$/, '')) return null;
  return (
    <Breadcrumb>
      <Link to={place.to} activeOptions={{ exact: true }}>
        {say(place.words)}
      </Link>
    </Breadcrumb>
  );
}
