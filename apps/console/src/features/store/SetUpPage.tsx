import { storeApp } from '@casbah/domain/store/store-apps';
import type { storeWords } from '@casbah/messages/store';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { ToStore } from './AppPage.tsx';
import { storeAppsQuery } from './queries.ts';
import css from './Store.module.css';
import { fitting } from './store-search.ts';

/** The company's apps that need setup. */
export function SetUpPage() {
  const say = useWords<typeof storeWords>();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(storeAppsQuery(language));
  const apps = fitting(data?.applications ?? [], { status: 'subscribed' }).filter(({ key, ways }) =>
    ways.some(({ app_category }) =>
      storeApp(key)?.ways.some(
        ({ category, parameters }) => category === app_category && parameters.length > 0,
      ),
    ),
  );
  return (
    <>
      <PageHead title={say('store.setUp.title')} above={<ToStore />}>
        {say('store.setUp.sentence')}
      </PageHead>
      <Card>
        {data === undefined ? (
          error === null ? (
            <div aria-busy="true">
              <Skeleton height={120} />
            </div>
          ) : (
            <ErrorView error={error} title={say('store.fetch.failed')} onRetry={() => void refetch()} />
          )
        ) : apps.length === 0 ? (
          <EmptyState
            title={say('store.setUp.none')}
            action={
              <Link to="/appStore" className={buttonClass()}>
                {say('store.app.toStore')}
              </Link>
            }
          />
        ) : (
          <ul className={css.ways}>
            {apps.map(({ key, title, ways }) => (
              <li key={key}>
                <span className={css.service}>
                  <NameTile name={title} colourOf={key} />
                  <Link to="/appStore/addlparams/$app" params={{ app: key }}>
                    {title}
                  </Link>
                </span>
                <span className={css.quiet}>
                  {say('store.app.accounts', {
                    count: ways.reduce((sum, { accounts }) => sum + accounts, 0),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
