import type { routeWords } from '@casbah/messages/every-area';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { ArrowRightIcon } from '@casbah/widgets/icons/icons.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useMayOpen } from '../request/permitted.ts';
import { APP_ICONS } from '../routing/app-icons.ts';
import { TABLE } from '../routing/table.ts';
import { targetOf } from '../routing/target.ts';
import { usePageName } from '../routing/usePageName.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { useWords } from '../words/useWords.ts';
import { linksFor } from './links-for.ts';
import css from './PageToCome.module.css';

/** Placeholder of a planned page: its purpose, and what exists already. It shows no data, real or fake. */
export function PageToCome() {
  const say = useWords<typeof routeWords>();
  const nameOf = usePageName();
  const mayOpen = useMayOpen();
  const match = TABLE.at(useLocation({ select: ({ pathname }) => pathname }));
  // While leaving, the URL is already that of another page.
  if (match === undefined || match.route.app === 'login') return null;
  const { app } = match.route;
  const home = TABLE.homeOf(app);
  const name = nameOf(match);
  const area = home === undefined ? name : nameOf({ route: home, params: {} });
  const AreaIcon = APP_ICONS[app];
  const existing = linksFor(match.route)
    .map((link) => ({ ...link, path: targetOf(TABLE.route(link.page), {}) }))
    .filter(({ path }) => mayOpen(path));
  return (
    <>
      <PageHead title={name}>{name === area ? null : area}</PageHead>
      <Card>
        <EmptyState icon={<AreaIcon />} title={say('coming.title')}>
          {say(`coming.${app}`)}
        </EmptyState>
      </Card>
      <Card title={say('coming.existing')} flush>
        {existing.length === 0 ? (
          <p className={css.none}>{say('coming.existing.none')}</p>
        ) : (
          <ul className={css.existing}>
            {existing.map(({ words, name: ofApp = '', path, search = {} }) => (
              <li key={words}>
                <Link to={path} search={search}>
                  <span>{say(words, { name: ofApp })}</span>
                  <ArrowRightIcon />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
