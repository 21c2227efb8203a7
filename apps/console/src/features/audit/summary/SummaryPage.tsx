import type { Answer } from '@casbah/contract/client';
import type { Filter } from '@casbah/domain/filter/expression';
import { SEEN_NEW } from '@casbah/domain/filter/traffic-fields';
import type { RiskLevel } from '@casbah/domain/risk';
import { trendsWords } from '@casbah/messages/trends';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { BarList } from '@casbah/widgets/bar-list/BarList.tsx';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Bytes, Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { trafficBytes } from '@casbah/widgets/bytes/known-bytes.ts';
import { useCoverage } from '@casbah/widgets/bytes/useCoverage.ts';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { InvestigateIcon } from '@casbah/widgets/icons/icons.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { Bar, type BarTone } from '@casbah/widgets/usage-bar/UsageBar.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { chooseValue } from '../../../filter/filter-values.ts';
import type { Scope } from '../../../scope/scope.ts';
import { filterOf, filterText } from '../../../scope/scope-filter.ts';
import { type ScopeQuery, useDataRange, useScope } from '../../../scope/useScope.ts';
import { NoDataYet } from '../../../shell/audit-tabs/NoDataYet.tsx';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import { fromHighToLow } from '../levels.ts';
import { Timeline } from '../list/Timeline.tsx';
import { summaryQuery } from '../queries.ts';
import { useChanges } from '../useChanges.ts';
import { userName } from '../user/user-name.ts';
import css from './Summary.module.css';
import { UploadTrend } from './UploadTrend.tsx';

const SummaryTrends = lazy(
  withWords([trendsWords, inputWords, dataWords], () => import('../../trends/parts/SummaryTrends.tsx')),
);

type Summary = Answer<'GET /audit/summary'>;

const ROWS = 8;
const TONES: Readonly<Record<RiskLevel, BarTone>> = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  unresearched: 'none',
};

/** Overview of cloud use; every figure links to its list. */
export function SummaryPage() {
  const say = useWords();
  const format = useFormat();
  const { scope, query, change } = useScope();
  const { range: dataRange } = useDataRange();
  const { data, error, refetch } = useQuery(summaryQuery(query));
  if (dataRange === null) return <NoDataYet title={say('route.audit.summary')} />;
  return (
    <>
      <PageHead title={say('route.audit.summary')} actions={<ReportLinks scope={scope} />}>
        {data === undefined
          ? null
          : say(data.before === null ? 'audit.summary.sentence.first' : 'audit.summary.sentence', {
              range: format.range({ from: Date.parse(data.meta.from), to: Date.parse(data.meta.to) }),
            })}
      </PageHead>
      {scope.filter === undefined ? null : (
        <p className={css.filtered}>
          {say('audit.summary.filtered', { filter: scope.filter })}{' '}
          <Button variant="link" onPress={() => change({ filter: undefined })}>
            {say('audit.filter.clear')}
          </Button>
        </p>
      )}
      {error !== null && data === undefined ? (
        <Card>
          <ErrorView error={error} onRetry={() => void refetch()} />
        </Card>
      ) : data === undefined ? (
        <SummarySkeleton />
      ) : (
        <SummaryCards data={data} scope={scope} query={query} />
      )}
    </>
  );
}

/** Links to the same content for people without an account. */
function ReportLinks({ scope }: { scope: Scope }) {
  const say = useWords<typeof trendsWords>();
  const everyPage = useWords();
  return (
    <>
      <Link to="/appAudit/events" search={scope} className={buttonClass()}>
        {everyPage('audit.viewEvents')}
      </Link>
      <Link to="/appAudit/infographic" search={scope} className={buttonClass()}>
        {say('trends.infographic')}
      </Link>
      <Link to="/appAudit/audit-report" search={scope} className={buttonClass()}>
        {say('trends.report')}
      </Link>
    </>
  );
}

function SummarySkeleton() {
  return (
    <div aria-busy="true" className={css.skeleton}>
      <div className={css.tiles}>
        {[1, 2, 3, 4, 5, 6].map((tile) => (
          <Skeleton key={tile} height={94} />
        ))}
      </div>
      <Skeleton height={126} />
      <Skeleton height={300} />
    </div>
  );
}

function SummaryCards({
  data,
  scope,
  query,
}: {
  data: Summary;
  scope: Scope;
  query: ScopeQuery | undefined;
}) {
  const say = useWords();
  const words = useWords<typeof trendsWords>();
  const format = useFormat();
  const categoryName = useCategoryName();
  const { filter } = filterOf(scope);
  const narrowed = (narrow: (filter: Filter) => Filter): Scope => ({
    ...scope,
    filter: filterText(narrow(filter)),
  });
  const and = (part: Filter): Scope => narrowed((all) => ({ kind: 'and', parts: [all, part] }));
  const filled = (field: 'service' | 'user'): Filter => ({ kind: 'exists', field });
  const moved = (field: 'bytes_up' | 'bytes_down'): Filter => ({
    kind: 'compare',
    field,
    operator: '>',
    value: 0,
  });
  const blocked = narrowed((all) => chooseValue(all, 'action', 'blocked', 'only'));
  const uncatalogued = and({ kind: 'not', part: filled('service') });
  const changes = useChanges(data);
  const coverage = useCoverage();
  const covered = (of: 'bytes_up' | 'bytes_down') =>
    coverage({ bytes: data[of], unknown: data[`${of}_unknown`], requests: data.requests });
  const high = data.levels.find(({ level }) => level === 'high');
  const most = Math.max(1, ...data.levels.map(({ services }) => services));
  return (
    <>
      <div className={css.tiles}>
        <Tile
          to="services"
          scope={scope}
          events={and(filled('service'))}
          label={say('audit.summary.services')}
        >
          <StatTile
            label={say('audit.summary.services')}
            value={format.number(data.services)}
            change={changes.counted('services')}
            detail={say('audit.summary.services.detail', { count: high?.services ?? 0 })}
          />
        </Tile>
        <Tile to="users" scope={scope} events={and(filled('user'))} label={say('audit.summary.users')}>
          <StatTile
            label={say('audit.summary.users')}
            value={format.number(data.users)}
            change={changes.counted('users')}
            detail={say('audit.summary.users.detail', { count: high?.users ?? 0 })}
          />
        </Tile>
        <Tile
          to="users"
          scope={scope}
          events={and(moved('bytes_up'))}
          sort="-bytes_up"
          label={say('audit.summary.uploaded')}
        >
          <StatTile
            label={say('audit.summary.uploaded')}
            value={<Uploaded of={data} />}
            change={changes.moved('bytes_up')}
            detail={
              covered('bytes_up') ??
              say('audit.summary.uploaded.detail', { bytes: format.bytes(high?.bytes_up ?? 0) })
            }
          />
        </Tile>
        <Tile
          to="users"
          scope={scope}
          events={and(moved('bytes_down'))}
          sort="-bytes_down"
          label={say('audit.summary.downloaded')}
        >
          <StatTile
            label={say('audit.summary.downloaded')}
            value={<Downloaded of={data} />}
            change={changes.moved('bytes_down')}
            detail={
              covered('bytes_down') ??
              say('audit.summary.downloaded.detail', {
                count: data.requests,
                words: format.compact(data.requests),
              })
            }
          />
        </Tile>
        <Tile
          to="services"
          scope={blocked}
          events={blocked}
          sort="-blocked"
          label={say('audit.summary.blocked')}
        >
          <StatTile
            label={say('audit.summary.blocked')}
            value={format.compact(data.blocked)}
            change={changes.counted('blocked')}
            detail={say('audit.service.blockedShare', {
              share: format.percent(data.requests === 0 ? 0 : data.blocked / data.requests),
            })}
          />
        </Tile>
        <Tile
          to="sites"
          scope={uncatalogued}
          events={narrowed((all) => ({
            kind: 'and',
            parts: [all, { kind: 'exists', field: 'host' }, { kind: 'not', part: filled('service') }],
          }))}
          label={say('audit.summary.uncatalogued')}
        >
          <StatTile
            label={say('audit.summary.uncatalogued')}
            value={format.number(data.uncatalogued_hosts)}
            detail={say('audit.summary.uncatalogued.detail')}
          />
        </Tile>
      </div>
      {data.without_host.requests === 0 ? null : (
        <p className={css.filtered}>
          {words('trends.withoutHost', {
            count: data.without_host.requests,
            words: format.compact(data.without_host.requests),
            bytes: format.bytesInSentence(data.without_host.bytes_up, data.without_host.bytes_up_unknown),
          })}{' '}
          <Link
            to="/appAudit/users"
            search={narrowed((all) => ({
              kind: 'and',
              parts: [all, { kind: 'not', part: { kind: 'exists', field: 'host' } }],
            }))}
          >
            {words('trends.withoutHost.users')}
          </Link>{' '}
          <Link to="/appAudit/events" search={and({ kind: 'not', part: { kind: 'exists', field: 'host' } })}>
            {say('audit.viewEvents')}
          </Link>
        </p>
      )}
      <Timeline list="services" query={query} />
      <UploadTrend query={query} />
      <div className={css.grid}>
        <Card title={say('audit.summary.levels')} aside={say('audit.column.services')}>
          <ul className={css.levels}>
            {fromHighToLow(data.levels).map(({ level, services, users, bytes_up, bytes_up_unknown }) => (
              <li key={level} className={css.level}>
                <Link
                  to="/appAudit/services"
                  search={narrowed((all) => chooseValue(all, 'risk', level, 'only'))}
                  className={css.levelServices}
                >
                  <RiskChip level={level} />
                  <Bar value={services} max={most} tone={TONES[level]} />
                  <strong>{format.number(services)}</strong>
                </Link>
                <Link
                  to="/appAudit/users"
                  search={{
                    ...narrowed((all) => chooseValue(all, 'risk', level, 'only')),
                    sort: '-bytes_up',
                  }}
                  className={css.quiet}
                >
                  {say('audit.summary.level', {
                    users,
                    uploaded: format.bytesInSentence(bytes_up, bytes_up_unknown),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        <ServicesCard
          title={say('audit.summary.riskiest')}
          aside={
            <Link to="/appAudit/services" search={{ ...scope, sort: '-risk_score' }}>
              {say('audit.summary.all')}
            </Link>
          }
          services={data.riskiest.slice(0, ROWS)}
          scope={scope}
          nothing={say('audit.services.nothing')}
          detail={(service) => say('audit.count.users', { count: service.users })}
        />
        <Card
          title={say('audit.summary.uploaders')}
          aside={
            <Link to="/appAudit/users" search={{ ...scope, sort: '-bytes_up' }}>
              {say('audit.summary.all')}
            </Link>
          }
        >
          {data.top_uploaders.length === 0 ? (
            <EmptyState compact title={say('audit.users.nothing')} />
          ) : data.top_uploaders.every(({ bytes_up }) => bytes_up === null) ? (
            <EmptyState compact title={say('audit.service.uploads.unknown')} />
          ) : (
            <BarList
              atMost={ROWS}
              items={data.top_uploaders.map((one) => ({
                id: one.user,
                icon: <NameTile name={userName(one, say)} colourOf={one.user} person />,
                label: userName(one, say),
                value: one.bytes_up ?? 0,
                text: format.bytes(one.bytes_up, one.bytes_up_unknown),
              }))}
              link={(user, name) => (
                <Link to="/appAudit/user/$user" params={{ user: user.id }} search={scope}>
                  {name}
                </Link>
              )}
            />
          )}
        </Card>
        <ServicesCard
          title={say('audit.summary.new')}
          aside={
            <Link
              to="/appAudit/services"
              search={narrowed((all) => chooseValue(all, 'seen', SEEN_NEW, 'only'))}
            >
              {say('audit.summary.all')}
            </Link>
          }
          services={data.new_services.slice(0, ROWS)}
          scope={scope}
          nothing={say('audit.summary.new.nothing')}
          detail={(service) => say('audit.count.users', { count: service.users })}
        />
        <ServicesCard
          title={say('audit.summary.top')}
          aside={
            <Link to="/appAudit/services" search={{ ...scope, sort: '-traffic' }}>
              {say('audit.summary.all')}
            </Link>
          }
          services={data.top_services.slice(0, ROWS)}
          scope={scope}
          nothing={say('audit.services.nothing')}
          detail={(service) => <Bytes {...trafficBytes(service)} />}
        />
        <Card title={say('audit.summary.categories')} aside={say('audit.column.services')}>
          <BarList
            atMost={ROWS}
            items={data.categories.map(({ category, services }) => ({
              id: category,
              label: categoryName(category),
              value: services,
              text: format.number(services),
            }))}
            link={(category, name) => (
              <Link
                to="/appAudit/services"
                search={narrowed((all) => chooseValue(all, 'category', category.id, 'only'))}
              >
                {name}
              </Link>
            )}
          />
        </Card>
      </div>
      <Suspense fallback={<Skeleton height={300} />}>
        <SummaryTrends query={query} scope={scope} />
      </Suspense>
    </>
  );
}

/** A figure linked to its list, with a corner link to its log lines. */
function Tile({
  to,
  scope,
  events,
  sort,
  label,
  children,
}: {
  to: 'services' | 'users' | 'sites';
  scope: Scope;
  /** Scope of the log lines that the figure counts. */
  events: Scope;
  sort?: string;
  label: string;
  children: ReactNode;
}) {
  const say = useWords();
  const viewEvents = `${say('audit.viewEvents')} · ${label}`;
  return (
    <div className={css.figure}>
      <Link
        to={`/appAudit/${to}`}
        search={{ ...scope, ...(sort === undefined ? {} : { sort }) }}
        className={css.tile}
        title={label}
      >
        {children}
      </Link>
      <Link
        to="/appAudit/events"
        search={events}
        className={css.events}
        aria-label={viewEvents}
        title={viewEvents}
      >
        <InvestigateIcon size={14} />
      </Link>
    </div>
  );
}

function ServicesCard({
  title,
  aside,
  services,
  scope,
  nothing,
  detail,
}: {
  title: string;
  aside: ReactNode;
  services: readonly Summary['riskiest'][number][];
  scope: Scope;
  nothing: string;
  detail: (service: Summary['riskiest'][number]) => ReactNode;
}) {
  return (
    <Card title={title} aside={aside}>
      {services.length === 0 ? (
        <EmptyState compact title={nothing} />
      ) : (
        <ul className={css.services}>
          {services.map((service) => (
            <li key={service.id}>
              <Link to="/appAudit/service/$id" params={{ id: service.id }} search={scope}>
                <ServiceName name={service.name} id={service.id} />
              </Link>
              <RiskChip level={service.level} brr={service.brr} />
              <span className={css.detail}>{detail(service)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
