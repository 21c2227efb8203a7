import type { ContentUse } from '@casbah/contract/content-use';
import { Link } from '@tanstack/react-router';
import css from './UseList.module.css';

/** The definitions that use something, as links where they have a page. */
export function UseList({ uses }: { uses: readonly ContentUse[] }) {
  return (
    <ul className={css.uses}>
      {uses.map(({ kind, id, name }) => (
        <li key={id}>
          {kind === 'profile' ? (
            <Link to="/protect/dlpprofiles/manage" search={{ id }}>
              {name}
            </Link>
          ) : kind === 'reusable_rule' ? (
            <Link to="/protect/dlpprofiles/reusable/manage" search={{ id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
