import type { CustomApp, StoreAppAnswer } from '@casbah/contract/store';
import { APP_CATEGORIES, APP_FIELDS } from '@casbah/domain/store/store-app';
import type { storeWords } from '@casbah/messages/store';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { AppState } from './AppState.tsx';
import { storeAppsQuery } from './queries.ts';
import css from './Store.module.css';
import { fitting, listedApps, readStoreSearch, STATUSES, type StoreSearch } from './store-search.ts';

const ALL = 'all';
const FIELDS = [...APP_FIELDS, 'custom'] as const;

/** All available apps: parts of Casbah, apps with an account, gateway apps, and the company's own. */
export function StorePage() {
  const say = useWords<typeof storeWords>();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const found = useSearch({ strict: false });
  const search = useMemo(() => readStoreSearch(found), [found]);
  const { data, error, refetch } = useQuery(storeAppsQuery(language));
  const listed = useMemo(() => listedApps(data?.applications ?? []), [data]);
  const change = (part: StoreSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }), replace: true });
  const choose =
    (name: keyof StoreSearch) =>
    (value: string): void =>
      change({ [name]: value === ALL ? undefined : value });

  return (
    <>
      <PageHead
        title={say('route.store.home')}
        actions={
          <Link to="/appCatalog" className={buttonClass()}>
            {say('route.store.catalog')}
          </Link>
        }
      >
        {data === undefined
          ? null
          : say('store.sentence', {
              count: listed.length,
              subscribed: fitting(listed, { status: 'subscribed' }).length,
            })}
      </PageHead>
      <div className={css.line}>
        <div className={css.grow}>
          <SearchField
            aria-label={say('store.search')}
            placeholder={say('store.search')}
            value={search.q ?? ''}
            onChange={(q) => change({ q: q === '' ? undefined : q })}
            maxLength={64}
          />
        </div>
        <Select
          aria-label={say('store.field')}
          value={search.field ?? ALL}
          onChange={choose('field')}
          options={[ALL, ...FIELDS].map((value) => ({
            value,
            label:
              value === ALL ? say('store.field') : say(`store.field.${value as (typeof FIELDS)[number]}`),
          }))}
        />
        <Select
          aria-label={say('store.way')}
          value={search.way ?? ALL}
          onChange={choose('way')}
          options={[
            { value: ALL, label: say('store.way') },
            ...APP_CATEGORIES.map((value) => ({ value, label: say(`store.way.${value}`) })),
          ]}
        />
        <SegmentedControl
          label={say('store.status')}
          value={search.status ?? ALL}
          onChange={choose('status')}
          segments={[
            { value: ALL, label: say('store.status.all') },
            ...STATUSES.map((value) => ({ value, label: say(`store.status.${value}`) })),
          ]}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <div className={css.apps} aria-busy="true">
            {[1, 2, 3, 4, 5, 6].map((card) => (
              <Skeleton key={card} height={132} />
            ))}
          </div>
        ) : (
          <Card>
            <ErrorView error={error} title={say('store.fetch.failed')} onRetry={() => void refetch()} />
          </Card>
        )
      ) : (
        <Apps
          apps={fitting(listed, search)}
          custom={fittingCustom(data.custom_apps, search)}
          onClear={() => change({ q: undefined, field: undefined, way: undefined, status: undefined })}
        />
      )}
    </>
  );
}

/** A company's own apps use the gateway and don't expire. */
function fittingCustom(apps: readonly CustomApp[], { q, field, way, status }: StoreSearch): CustomApp[] {
  if ((field !== undefined && field !== 'custom') || (way !== undefined && way !== 'GW')) return [];
  if (status === 'trial') return [];
  const wanted = q?.trim().toLowerCase() ?? '';
  return apps.filter(
    (app) =>
      `${app.app_name}\n${app.description}\n${app.app_uris.join('\n')}`.toLowerCase().includes(wanted) &&
      (status === undefined || app.is_active === (status === 'subscribed')),
  );
}

function Apps({
  apps,
  custom,
  onClear,
}: {
  apps: readonly StoreAppAnswer[];
  custom: readonly CustomApp[];
  onClear: () => void;
}) {
  const say = useWords<typeof storeWords>();
  if (apps.length === 0 && custom.length === 0)
    return (
      <Card>
        <EmptyState
          title={say('store.nothing')}
          action={<Button onPress={onClear}>{say('store.clear')}</Button>}
        >
          {say('store.nothing.text')}
        </EmptyState>
      </Card>
    );
  return FIELDS.map((field) => {
    const own = apps.filter((app) => app.field === field);
    const isCustom = field === 'custom';
    if (own.length === 0 && !(isCustom && custom.length > 0)) return null;
    return (
      <section key={field} className={css.group} aria-label={say(`store.field.${field}`)}>
        <h2>{say(`store.field.${field}`)}</h2>
        <ul className={css.apps}>
          {own.map((app) => (
            <AppCard key={app.key} app={app} />
          ))}
          {isCustom ? custom.map((app) => <CustomCard key={app.id} app={app} />) : null}
        </ul>
      </section>
    );
  });
}

function AppCard({ app }: { app: StoreAppAnswer }) {
  const say = useWords<typeof storeWords>();
  return (
    <li className={css.app}>
      <div className={css.name}>
        <NameTile name={app.title} colourOf={app.key} size={32} />
        <h3>
          <Link to="/appStore/appdetails/$app" params={{ app: app.key }}>
            {app.title}
          </Link>
        </h3>
        {app.ways.every(({ is_built }) => !is_built) ? (
          <span className={css.quiet}>{say('store.notBuilt')}</span>
        ) : null}
      </div>
      <p className={css.summary}>{app.summary}</p>
      <ul className={css.ways}>
        {app.ways.map((way) => (
          <li key={way.app_category}>
            <span className={css.way}>{say(`store.way.short.${way.app_category}`)}</span>
            <AppState way={way} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function CustomCard({ app }: { app: CustomApp }) {
  const say = useWords<typeof storeWords>();
  return (
    <li className={css.app}>
      <div className={css.name}>
        <NameTile name={app.app_name} colourOf={app.id} size={32} />
        <h3>{app.app_name}</h3>
      </div>
      <p className={css.summary}>{app.description}</p>
      <ul className={css.ways}>
        <li>
          <span className={css.way}>{app.app_uris.join(', ')}</span>
          <Chip tone={app.is_active ? 'low' : 'neutral'}>
            {say(app.is_active ? 'store.custom.active' : 'store.custom.inactive')}
          </Chip>
        </li>
      </ul>
    </li>
  );
}
