import type { ReactNode, Ref } from 'react';
import css from './FacetedList.module.css';

/**
 * A list with its facets beside it. `isOpen`: a drawer is open, known from the URL; if facets waited for the drawer, they
 * would shift the list.
 */
export function FacetedList({
  facets,
  isOpen,
  rowsRef,
  children,
}: {
  facets: ReactNode;
  isOpen: boolean;
  rowsRef: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div className={css.columns} data-open={isOpen ? '' : undefined}>
      <div className={css.facets}>{facets}</div>
      <div ref={rowsRef} className={css.rows}>
        {children}
      </div>
    </div>
  );
}
