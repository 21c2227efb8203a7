import type { ReactNode } from 'react';
import css from './SidePanel.module.css';

export interface SplitViewProps {
  /** A SidePanel, or nothing. */
  panel: ReactNode;
  children: ReactNode;
}

/** A list and the panel of its open row: beside the page where there is room for both, else the panel lies over it. */
export function SplitView({ panel, children }: SplitViewProps) {
  const open = panel !== null && panel !== undefined && panel !== false;
  return (
    <>
      <div className={css.list}>{children}</div>
      {open ? <div className={css.place}>{panel}</div> : null}
    </>
  );
}
