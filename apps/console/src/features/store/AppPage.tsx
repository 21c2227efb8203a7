import { ApiError } from '@casbah/contract/client';
import type { storeWords } from '@casbah/messages/store';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useMayOpen } from '../../request/permitted.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { PartVariant } from './PartVariant.tsx';
import { type AppDetail, appQuery } from './queries.ts';
import css from './Store.module.css';
import { readAppSearch } from './store-search.ts';
import { WayCard } from './WayCard.tsx';

/** One app: features per connection method, state, and what is planned. */
export function AppPage() {
  const say = useWords<typeof storeWords>();
  const { language } = useLanguage();
  const { app = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(appQuery(app, language));
  const above = <ToStore />;
  if (data !== undefined) return <AppDetails data={data} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title={isUnknown ? say('store.app.unknown') : app} above={above}>
        {null}
      </PageHead>
      <Card>
        {error === null ? (
          <div aria-busy="true">
            <Skeleton height={120} />
          </div>
        ) : isUnknown ? (
          <EmptyState
            title={say('store.app.unknown')}
            action={
              <Link to="/appStore" search={{ q: app.replaceAll('_', ' ') }} className={buttonClass()}>
                {say('store.app.toStore')}
              </Link>
            }
          >
            {say('store.app.unknown.text')}
          </EmptyState>
        ) : (
          <ErrorView error={error} title={say('store.fetch.failed')} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}

/** Link back to all apps. */
export function ToStore() {
  const say = useWords<typeof storeWords>();
  return (
    <Breadcrumb>
      <Link to="/appStore">{say('route.store.home')}</Link>
    </Breadcrumb>
  );
}

function AppDetails({ data: { app, services, accounts } }: { data: AppDetail }) {
  const say = useWords<typeof storeWords>();
  const mayOpen = useMayOpen();
  const { from } = readAppSearch(useSearch({ strict: false }));
  const isMissing = app.ways.every(({ access_status }) => access_status !== 'GRANTED');
  return (
    <>
      <PageHead
        title={app.title}
        above={<ToStore />}
        tile={<NameTile name={app.title} colourOf={app.key} size={44} />}
      >
        {app.summary}
      </PageHead>
      {from === undefined || !isMissing ? null : (
        <div className={css.from} role="status">
          <p>{say('store.app.from', { page: from, app: app.title })}</p>
          {app.is_authorized_for_activation ? null : <p>{say('store.app.from.ask')}</p>}
        </div>
      )}
      <div className={css.cards}>
        {app.ways.map((way) => (
          <WayCard
            key={way.app_category}
            app={app}
            way={way}
            accounts={accounts.filter(({ app_category }) => app_category === way.app_category)}
          />
        ))}
        <PartVariant app={app.key} />
        {services.length === 0 ? null : (
          <Card title={say('store.app.services')}>
            <ul className={css.services}>
              {services.map(({ id, name }) => (
                <li key={id} className={css.service}>
                  <NameTile name={name} colourOf={id} />
                  {mayOpen(`/appAudit/service/${id}`) ? (
                    <Link to="/appAudit/service/$id" params={{ id }}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
