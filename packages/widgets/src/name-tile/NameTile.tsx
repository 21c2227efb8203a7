import type { CSSProperties } from 'react';
import { cx } from '../class-names.ts';
import css from './NameTile.module.css';
import { initialsOf, letterOf, tileOf } from './tile.ts';

export interface NameTileProps {
  name: string;
  /** Source of the color if the name may change: an ID. */
  colourOf?: string | undefined;
  person?: boolean | undefined;
  /** Pixels. */
  size?: number | undefined;
}

/** A service's letter or a person's initials, in a color derived from the name. Shown beside the name. */
export function NameTile({ name, colourOf = name, person = false, size = 20 }: NameTileProps) {
  const letters = person ? initialsOf(name) : letterOf(name);
  const style: CSSProperties & Record<'--tile-size', string> = {
    '--tile-size': `${size}px`,
    background: `var(--tile-${tileOf(colourOf)})`,
  };
  return (
    <span aria-hidden="true" className={cx(css.tile, letters.length > 1 && css.two)} style={style}>
      {letters}
    </span>
  );
}
