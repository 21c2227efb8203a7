import { ArchMark } from '@casbah/widgets/icons/ArchMark.tsx';
import { AuditIcon } from '@casbah/widgets/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { useWords } from '../words/useWords.ts';
import css from './Rail.module.css';
import { UserFoot } from './UserFoot.tsx';

/** The areas of the product. An area stands here once it has pages. */
export function Rail() {
  const say = useWords();
  return (
    <nav aria-label={say('shell.nav')} className={css.rail}>
      <Link to="/" className={css.brand}>
        <ArchMark size={24} />
        <span>Casbah</span>
      </Link>
      <div className={css.areas}>
        <h2 className={css.caption} id="rail-discover">
          {say('shell.nav.discover')}
        </h2>
        <ul aria-labelledby="rail-discover">
          <li>
            <Link
              to="/appAudit"
              className={css.area}
              activeProps={{ 'aria-current': 'true' }}
              title={say('shell.nav.audit')}
            >
              <AuditIcon />
              <span>{say('shell.nav.audit')}</span>
            </Link>
          </li>
        </ul>
      </div>
      <UserFoot />
    </nav>
  );
}
