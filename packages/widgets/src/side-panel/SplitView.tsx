import type { ReactNode } from 'react';
import css from './SidePanel.module.css';

export interface SplitViewProps {
  /** A SidePanel, or nothing. */
  panel: ReactNode;
  children: ReactNode;
}

/** A list with the panel of its open row: side by side if there is room, otherwise overlaid. */
export function SplitView({ panel, children }: SplitViewProps) {
  const open = panel !== null && panel !== undefined && panel !== false;
  return (
    <>
      <div className={css.list}>{children}</div>
      {open ? <div className={css.place}>{panel}</div> : null}
    </>
  );
}
