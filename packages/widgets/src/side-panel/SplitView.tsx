import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './SidePanel.module.css';

export interface SplitViewProps {
  /** A SidePanel, or nothing. */
  panel: ReactNode;
  children: ReactNode;
}

/** A list and the panel of its open row: side by side where there is room for both, else the panel lies over the list. */
export function SplitView({ panel, children }: SplitViewProps) {
  const open = panel !== null && panel !== undefined && panel !== false;
  return (
    <div className={cx(css.split, open && css.open)}>
      <div className={css.list}>{children}</div>
      {open ? <div className={css.place}>{panel}</div> : null}
    </div>
  );
}
