import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../request/permitted.ts';
import { useWords } from '../words/useWords.ts';
import css from './PageHead.module.css';
import { PageHead } from './PageHead.tsx';

const PLACES = [
  ['/appAudit/summary', 'route.audit.summary'],
  ['/appAudit/services', 'route.audit.services'],
  ['/appAudit/users', 'route.audit.users'],
  ['/appAudit/sources', 'route.audit.sources'],
] as const;

export function PageNotFound() {
  const say = useWords();
  const mayOpen = useMayOpen();
  return (
    <>
      <PageHead title={say('shell.notFound')}>{say('shell.notFound.text')}</PageHead>
      <ul className={css.places}>
        {PLACES.filter(([path]) => mayOpen(path)).map(([path, title]) => (
          <li key={path}>
            <Link to={path} className={buttonClass()}>
              {say(title)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
