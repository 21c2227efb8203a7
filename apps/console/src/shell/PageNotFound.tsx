import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../request/permitted.ts';
import { useWords } from '../words/useWords.ts';
import css from './PageHead.module.css';
import { PageHead } from './PageHead.tsx';

const PLACES = ['summary', 'services', 'users', 'sources'] as const;

export function PageNotFound() {
  const say = useWords();
  const mayOpen = useMayOpen();
  return (
    <>
      <PageHead title={say('shell.notFound')}>{say('shell.notFound.text')}</PageHead>
      <ul className={css.places}>
        {PLACES.filter((place) => mayOpen(`/appAudit/${place}`)).map((place) => (
          <li key={place}>
            <Link to={`/appAudit/${place}`} className={buttonClass()}>
              {say(`audit.tab.${place}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
