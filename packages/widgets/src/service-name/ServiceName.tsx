import type { ReactNode } from 'react';
import { NameTile } from '../name-tile/NameTile.tsx';
import css from './ServiceName.module.css';

export interface ServiceNameProps {
  name: string;
  /** Catalog ID, which determines the tile's color. */
  id?: string | undefined;
  /** Secondary text after the name, such as “new”. */
  mark?: ReactNode;
  person?: boolean | undefined;
}

/** A cloud service or a person by tile and name. */
export function ServiceName({ name, id, mark, person }: ServiceNameProps) {
  return (
    <span className={css.service}>
      <NameTile name={name} colourOf={id ?? name} person={person} />
      <span className={css.name}>{name}</span>
      {mark}
    </span>
  );
}
